import type { CaseState } from './cases/model.ts';

/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface SupportEvents {
  /** [SUP-04] A case was opened, somebody wrote in it, or it was decided. */
  'support.case-moved': { sellerId: string; orderId: string; buyerId: string | null; number: string; state: CaseState };
}
