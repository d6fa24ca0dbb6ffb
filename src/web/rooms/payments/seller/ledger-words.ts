import type { LedgerKind } from '#domain/payments/model.ts';

/** What a line of the ledger is called. */
export const ledgerKindWords: Record<LedgerKind, string> = {
  charge: 'Sale',
  fee: 'Fee',
  refund: 'Refund',
  fee_refund: 'Fee given back',
  refund_sent: 'Refund sent',
  late_charge: 'Payment that came too late',
  release: 'Order',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  payout: 'Payout',
  test_payout: 'Test payout',
  payout_paid: 'Payout arrived',
  payout_returned: 'Payout came back',
};
