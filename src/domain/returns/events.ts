import type { ReturnActor, ReturnState } from './model.ts';

/** What the module may publish. Payloads hold ids and figures, never texts. */
export interface ReturnEvents {
  /** [OFFICE-01] The buyer asks the marketplace to decide over a rejection or a refusal: once. */
  'returns.disputed': { sellerId: string; orderId: string; returnId: string; buyerId: string | null };
  /** [ORD-04] A label for the way back was bought, or given back. */
  'returns.label-moved': { sellerId: string; orderId: string; returnId: string; buyerId: string | null };
  /** [ORD-04] A return was requested, or took a step. */
  'returns.moved': {
    sellerId: string;
    orderId: string;
    number: string;
    returnId: string;
    buyerId: string | null;
    state: ReturnState;
    by: ReturnActor;
  };
}
