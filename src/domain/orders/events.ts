import type { WithdrawalState } from './withdrawal/model.ts';

interface ProofEvent {
  sellerId: string;
  orderId: string;
  number: string;
  buyerId: string | null;
  lineId: string;
  version: number;
}

/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
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
  /** [ORD-01] A parcel was packed, sent, followed or has arrived, and the order stayed where it was. */
  'orders.parcel-moved': { sellerId: string; orderId: string; buyerId: string | null; parcelId: string };
  /** [ORD-07] The maker shows a version of a personalised piece. */
  'orders.proof-sent': ProofEvent;
  /** The buyer approved it or asked for a change; `by` is `system` where the time to answer passed. */
  'orders.proof-answered': ProofEvent & { state: 'approved' | 'change_requested'; by: 'buyer' | 'system' };
  /** The buyer was reminded of a version without an answer. */
  'orders.proof-reminded': ProofEvent;
  /** A change was requested, and its maker has not sent the next version in time. */
  'orders.proof-overdue': ProofEvent;
  /** Its maker named the number that a parcel on its way is followed by. */
  'orders.tracking-named': { sellerId: string; orderId: string; buyerId: string | null };
  /** [ORD-05] The carrier said something that somebody has to know: once for each time it says it. */
  'orders.tracked': {
    sellerId: string;
    orderId: string;
    buyerId: string | null;
    parcelId: string;
    trackedId: string;
    kind: 'out_for_delivery' | 'exception' | 'return_to_sender';
  };
  /** [ORD-03] A label was bought and booked. */
  'orders.label-bought': { sellerId: string; orderId: string; parcelId: string };
  /** [ORD-02] An order missed its day, and its buyer was written to: once. */
  'orders.late': {
    sellerId: string;
    orderId: string;
    buyerId: string | null;
    missed: 'leaving' | 'arrival';
    since: string;
  };
  /** [ORD-01] A side says that the order has arrived, or takes it back; it counts a minute later. */
  'orders.arrival-said': { sellerId: string; orderId: string; buyerId: string | null; isSaid: boolean };
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
