import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { booksContract } from '#domain/office/books-contract.ts';
import { officeFunctions } from '#domain/office/functions.ts';
import { explainTransaction } from '#domain/payments/explain-transaction.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { callable } from '../../../platform/functions/callable.ts';
import { readWholeList } from '../../../platform/functions/read-whole-list.ts';
import { findBook, findBooks } from './book-store.ts';

type BookEntry = Awaited<ReturnType<typeof findBook>>[number];

/** [OFFICE-01, INV-01] */
export const getBooks = read(booksContract.getBooks, { policy: admin('finance.reports') }, async ({ app }) =>
  ok(await findBooks(app.db)),
);

/** [OFFICE-01, PAY-03] */
export const listBook = read(
  booksContract.listBook,
  { policy: admin('transactions.view') },
  async ({ input, app, caller }) => {
    const { cursor, limit, ...wanted } = input;
    const rows = await findBook(app.db, { ...wanted, after: timeCursor(cursor), limit: limit + 1 });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.transactionId]);
    return ok({
      items: items.map(({ cursor: _cursor, facts, ...row }) => ({
        ...row,
        explanation: explainTransaction(facts, 'administrator', caller.language),
      })),
      nextCursor,
    });
  },
);

const head = ['Time', 'What', 'Amount', 'Order', 'Shop', 'Belongs to', 'Why'];

/** [OFFICE-02, ADM-12, FN-02] Who takes a copy of the books stands in the log. */
export const exportBook = callable(
  officeFunctions.exportBook,
  { policy: admin('finance.export'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, caller, progress }) => {
    const { book, ...narrowed } = input;
    const { rows, isWhole } = await readWholeList<BookEntry>(
      (last, limit) =>
        findBook(app.db, { ...input, after: last ? { at: last.cursor, id: last.transactionId } : null, limit }),
      progress,
    );
    const csv = csvOf([
      head,
      ...rows.map(({ at, kind, amountCents, orderNumber, shopName, causeId, facts }) => [
        ...[at, kind, (amountCents / 100).toFixed(2), orderNumber ?? '', shopName, causeId],
        explainTransaction(facts, 'administrator'),
      ]),
    ]);
    const subject = { kind: 'books', id: book, name: 'Books' };
    const after = { rows: rows.length, ...narrowed };
    await inTransaction(app.db, (tx) =>
      appendAuditLog({ app, tx, caller }, { action: 'office.exportBook', subject, after }),
    );
    const fileName = `${book}-${dayIn(app.config.TIME_ZONE, app.clock.now())}.csv`;
    return ok({ fileName, csv, rows: rows.length, isWhole });
  },
);
