import type { Language } from '#domain/core/languages/language.ts';
import { ok } from '#domain/core/result.ts';
import { paymentsContract } from '#domain/payments/contract.ts';
import { explainTransaction } from '#domain/payments/explain-transaction.ts';
import { balanceOf } from '#domain/payments/ledger.ts';
import { type LedgerLine, ledgerLists } from '#domain/payments/model.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { findFeePercent } from './fee-rule-store.ts';
import { listLines, listLinesOfOrder, listSums } from './ledger-store.ts';

/** A line with why it is its sum. */
const explainedIn =
  (language: Language) =>
  (line: Omit<LedgerLine, 'explanation'>): LedgerLine => ({
    ...line,
    explanation: explainTransaction(line.facts, 'maker', language),
  });

/** [PAY-03, PAY-04] What is the maker's, on the way, and paid, reckoned from the ledger. */
export const getBalance = read(paymentsContract.getBalance, { policy: signedIn }, async ({ app, caller }) => {
  const [sums, feePercent] = await Promise.all([
    listSums(app.db, { sellerId: caller.session?.userId ?? '', currency: 'EUR' }),
    findFeePercent(app.db, app.clock.now()),
  ]);
  return ok({ currency: 'EUR' as const, feePercent, ...balanceOf(sums) });
});

/** [PAY-03, UX-93] The maker's ledger, or one of the lists that a figure of the balance is made of. */
export const listLedger = read(paymentsContract.listLedger, { policy: signedIn }, async ({ input, app, caller }) => {
  const rows = await listLines(app.db, {
    sellerId: caller.session?.userId ?? '',
    kinds: ledgerLists[input.list],
    before: timeCursor(input.cursor),
    limit: input.limit + 1,
  });
  const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.at, last.transactionId]);
  return ok({ items: items.map(explainedIn(caller.language)), nextCursor });
});

/** [PAY-03] What an order brought its maker and cost them; of somebody else's order there is nothing. */
export const listOrderLedger = read(
  paymentsContract.listOrderLedger,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const rows = await listLinesOfOrder(app.db, { sellerId: caller.session?.userId ?? '', orderId: input.orderId });
    return ok({ items: rows.map(explainedIn(caller.language)) });
  },
);
