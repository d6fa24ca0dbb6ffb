import type { ReturnActor, ReturnState } from './model.ts';

/** What the module may publish. Payloads hold ids and figures, never texts. */
export interface ReturnEvents {
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
