import type { Module } from '../../platform/calls/module.ts';
import { requestPayouts } from './payouts/request-payouts.ts';
import { getPayoutAccount, savePayoutAccount, savePayoutSchedule } from './payouts/change-payout-account.ts';
import { getStatement } from './payouts/get-statement.ts';
import { ibanColumn } from './payouts/payout-account-store.ts';
import { getBalance, listLedger, listOrderLedger } from './read-ledger.ts';
import { getPayout, listPayoutLines, listPayouts, listReserved } from './payouts/read-payouts.ts';
import { payoutQueue } from './payouts/send-payouts.ts';
import { answerQueue } from './disputes/answer-disputes.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { refundQueue } from './send-refunds.ts';
import { paymentTables } from './tagged-tables.ts';

export const payments: Module = {
  name: 'payments',
  personalData: paymentTables,
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
  queues: [refundQueue, payoutQueue, answerQueue],
  jobs: [requestPayouts, reconcile],
};
