import type { OrderDispute } from '../payments/dispute-model.ts';
import type { Order, OrderState } from './model.ts';
import type { OrderParcel } from './parcels/model.ts';
import type { Proof } from './proofs/model.ts';
import type { Withdrawal } from './withdrawal/model.ts';

/** What happened to an order, with who and when. */
export type HistoryEntry = { at: string; by: string } & (
  | { kind: 'state'; state: OrderState }
  | { kind: 'parcel'; parcel: OrderParcel; isDelivered: boolean }
  | { kind: 'proof'; proof: Proof; isAnswer: boolean }
  | { kind: 'refund'; refund: Order['refunds'][number] }
  | { kind: 'withdrawal'; withdrawal: Withdrawal }
  | { kind: 'dispute'; dispute: OrderDispute; isClosed: boolean }
);

/** Parcels are told one by one where there are several; the only one goes with the order. */
const ofParcels = (parcels: Order['parcels'], isWhole: boolean): HistoryEntry[] =>
  isWhole
    ? []
    : parcels.flatMap((parcel) => [
        ...(parcel.sentAt
          ? [{ kind: 'parcel' as const, at: parcel.sentAt, by: 'maker', parcel, isDelivered: false }]
          : []),
        ...(parcel.deliveredAt
          ? [{ kind: 'parcel' as const, at: parcel.deliveredAt, by: 'system', parcel, isDelivered: true }]
          : []),
      ]);

/** Each version as it was sent, and what the buyer answered. */
const ofProofs = (proofs: Order['proofs']): HistoryEntry[] =>
  proofs.flatMap((proof) => [
    { kind: 'proof' as const, at: proof.sentAt, by: 'maker', proof, isAnswer: false },
    ...(proof.answeredAt && proof.state !== 'superseded'
      ? [{ kind: 'proof' as const, at: proof.answeredAt, by: proof.answeredBy ?? 'system', proof, isAnswer: true }]
      : []),
  ]);

/** [ORD-01] Every change of an order with who and when, the newest first: its states, parcels, proofs, refunds, withdrawals and disputes. */
export function orderHistory(order: Order): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...order.timeline.map(({ state, at, by }) => ({ kind: 'state' as const, state, at, by })),
    ...ofParcels(order.parcels, order.parcels.length < 2 && order.state !== 'processing'),
    ...ofProofs(order.proofs),
    ...order.refunds.map((refund) => ({ kind: 'refund' as const, refund, at: refund.askedAt, by: refund.by })),
    ...order.withdrawals.map((withdrawal) => ({
      kind: 'withdrawal' as const,
      withdrawal,
      at: withdrawal.declaredAt,
      by: 'buyer',
    })),
    ...order.disputes.flatMap((dispute) => [
      { kind: 'dispute' as const, dispute, at: dispute.openedAt, by: 'bank', isClosed: false },
      ...(dispute.closedAt
        ? [{ kind: 'dispute' as const, dispute, at: dispute.closedAt, by: 'bank', isClosed: true }]
        : []),
    ]),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}
