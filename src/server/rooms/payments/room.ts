import type { Room } from '../../platform/calls/room.ts';
import { askPayouts } from './payouts/ask-payouts.ts';
import { getPayoutAccount, savePayoutAccount, savePayoutSchedule } from './payouts/change-payout-account.ts';
import { onAccountDeleted } from './on-account-deleted.ts';
import { getStatement } from './payouts/get-statement.ts';
import { ibanColumn } from './payouts/payout-account-store.ts';
import { getBalance, listLedger, listOrderLedger } from './read-ledger.ts';
import { getPayout, listPayoutLines, listPayouts, listReserved } from './payouts/read-payouts.ts';
import { sendPayouts } from './payouts/send-payouts.ts';
import { answerDisputes } from './disputes/answer-disputes.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { sendRefunds } from './send-refunds.ts';

export const payments: Room = {
  name: 'payments',
  personalData: {
    refunds: { of: 'seller_id', notCopied: 'the ledger has them' },
    ledger_transactions: { of: 'seller_id' },
    ledger_entries: { of: 'seller_id' },
    ledger_sums: { of: 'seller_id', notCopied: 'they are reckoned from the entries' },
    dispute_parts: { of: 'seller_id', notCopied: 'the ledger has them' },
    payout_accounts: { of: 'seller_id' },
    payouts: { of: 'seller_id' },
    payout_lines: { of: 'seller_id', notCopied: 'the ledger has them' },
  },
  secrets: [ibanColumn],
  calls: {
    getBalance,
    listLedger,
    listOrderLedger,
    getPayoutAccount,
    savePayoutAccount,
    savePayoutSchedule,
    listPayouts,
    getPayout,
    getStatement,
    listPayoutLines,
    listReserved,
  },
  reactions: [onAccountDeleted],
  jobs: [sendRefunds, askPayouts, sendPayouts, answerDisputes, reconcile],
};
