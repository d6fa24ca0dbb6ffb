import type { WithdrawalState } from './withdrawal/model.ts';

/** What the room may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface OrderEvents {
  'orders.placed': {
    sellerId: string;
    orderId: string;
    number: string;
    buyerId: string | null;
    totalCents: number;
    itemCount: number;
    checkoutId: string;
  };
  /** Money of an order has been sent back. */
  'orders.refunded': { sellerId: string; orderId: string; buyerId: string | null; amountCents: number };
  /** [LAW-01] A withdrawal was declared, or went on. `sellerId` and `orderId` are empty where no order fits it. */
  'orders.withdrawal-moved': {
    sellerId: string;
    orderId: string;
    number: string;
    withdrawalId: string;
    state: WithdrawalState;
    /** Whether its pieces had not left: nothing has to come back then. */
    isBeforeLeaving: boolean;
  };
  /** A bank disputes an order, or has decided. */
  'orders.disputed': { sellerId: string; orderId: string; buyerId: string | null };
  /** Its maker named the number that a parcel on its way is followed by. */
  'orders.tracking-named': { sellerId: string; orderId: string; buyerId: string | null };
  /** Orders that a person placed as a guest are with their account now. */
  'orders.claimed': { buyerId: string; orderIds: string[] };
  'orders.moved': {
    sellerId: string;
    orderId: string;
    number: string;
    buyerId: string | null;
    state: string;
    by: string;
  };
}
