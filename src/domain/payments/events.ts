import type { DisputeStatus } from './dispute-model.ts';

/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface PaymentEvents {
  /** A refund has been sent by the provider. */
  'payments.refunded': { refundId: string; sellerId: string; orderId: string; amountCents: number };
  /** A bank disputes an order, or said something else about it. */
  'payments.dispute-moved': {
    disputeId: string;
    sellerId: string;
    orderId: string;
    status: DisputeStatus;
    amountCents: number;
    isTaken: boolean;
    dueAt: string | null;
  };
  /** A payout was sent, has arrived, or failed; one that failed is tried again at `nextTryAt`, if that can help. */
  'payments.payout-moved': {
    sellerId: string;
    payoutId: string;
    kind: 'balance' | 'test';
    amountCents: number;
    last4: string;
    state: 'asked' | 'sent' | 'paid' | 'failed';
    nextTryAt: string | null;
    /** The provider's code of why it failed. */
    failure: string;
  };
  /** Nothing can be paid to a seller's account before its owner does something. */
  'payments.account-needs': { sellerId: string; failure: string };
}
