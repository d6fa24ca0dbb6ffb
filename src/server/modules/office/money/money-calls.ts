import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { officeFunctions } from '#domain/office/functions.ts';
import { moneyContract } from '#domain/office/money-contract.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read } from '../../../platform/calls/call.ts';
import { keyCursor, pageOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { callable } from '../../../platform/functions/callable.ts';
import { readWholeList } from '../../../platform/functions/read-whole-list.ts';
import { findPeriods, findSums } from './money-store.ts';
import { findPayments, paymentSorts } from './payment-store.ts';

type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

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
    const { cursor, limit, ...filter } = input;
    const rows = await findPayments(app.db, {
      ...filter,
      now: app.clock.now(),
      after: keyCursor(cursor, paymentSorts[filter.sort].type),
      limit: limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.checkoutId]);
    return ok({ items: items.map(({ cursor: _cursor, ...payment }) => payment), nextCursor });
  },
);

const euros = (cents: number): string => (cents / 100).toFixed(2);
const head = ['Time', 'Checkout', 'State', 'Amount', 'Captured', 'Given back', 'Card', 'Orders', 'What does not fit'];

/** [OFFICE-02, FN-02] Who takes a copy of the payments stands in the log. */
export const exportPayments = callable(
  officeFunctions.exportPayments,
  { policy: admin('finance.export'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, caller, progress }) => {
    const now = app.clock.now();
    const { rows: payments, isWhole } = await readWholeList<PaymentRow>(
      (last, limit) =>
        findPayments(app.db, {
          ...input,
          now,
          after: last ? { key: last.cursor, id: last.checkoutId } : null,
          limit,
        }),
      progress,
    );
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
    const after = { rows: payments.length };
    await inTransaction(app.db, (tx) =>
      appendAuditLog({ app, tx, caller }, { action: 'office.exportPayments', subject, after }),
    );
    const fileName = `payments-${input.view}-${dayIn(app.config.TIME_ZONE, now)}.csv`;
    return ok({ fileName, csv, rows: payments.length, isWhole });
  },
);
