import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { moneyContract } from '#domain/office/money-contract.ts';
import { noteAct } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { findPeriods, findSums } from './money-store.ts';
import { findPayments } from './payment-store.ts';

/** So many rows lie in one file. */
const MAX_ROWS = 20_000;

/** [OFFICE-01] */
export const getMoney = read(moneyContract.getMoney, { policy: admin('finance.reports') }, async ({ input, app }) => {
  const wanted = { now: app.clock.now(), by: input.by };
  const [periods, sums] = await Promise.all([findPeriods(app.db, wanted), findSums(app.db, wanted)]);
  return ok({ at: wanted.now.toISOString(), by: input.by, periods, sums });
});

/** [OFFICE-01, INV-02] */
export const listPayments = read(
  moneyContract.listPayments,
  { policy: admin('transactions.view') },
  async ({ input, app }) => {
    const { view, checkout, day, cursor, limit } = input;
    const rows = await findPayments(app.db, {
      view,
      checkout,
      day,
      now: app.clock.now(),
      after: timeCursor(cursor),
      limit: limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.checkoutId]);
    return ok({ items: items.map(({ cursor: _cursor, ...payment }) => payment), nextCursor });
  },
);

const euros = (cents: number): string => (cents / 100).toFixed(2);
const head = ['Time', 'Checkout', 'State', 'Amount', 'Captured', 'Given back', 'Card', 'Orders', 'What does not fit'];

/** [OFFICE-02] Who takes a copy of the payments stands in the log. */
export const exportPayments = write(
  moneyContract.exportPayments,
  { policy: admin('finance.export'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const rows = await findPayments(tx, { view: input.view, now, after: null, limit: MAX_ROWS + 1 });
    const payments = rows.slice(0, MAX_ROWS);
    const csv = csvOf([
      head,
      ...payments.map((payment) => [
        payment.at,
        payment.checkoutId,
        payment.status,
        euros(payment.amountCents),
        euros(payment.capturedCents),
        euros(payment.refundedCents),
        payment.card,
        payment.orderNumbers.join(' '),
        payment.trouble,
      ]),
    ]);
    const subject = { kind: 'payments', id: input.view, name: 'Payments' };
    await noteAct({ app, tx, caller }, { act: 'office.exportPayments', subject, after: { rows: payments.length } });
    const fileName = `payments-${input.view}-${now.toISOString().slice(0, 10)}.csv`;
    return ok({ fileName, csv, rows: payments.length, isWhole: rows.length <= MAX_ROWS });
  },
);
