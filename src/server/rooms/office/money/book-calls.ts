import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { booksContract } from '#domain/office/books-contract.ts';
import { explainTransaction } from '#domain/payments/explain-transaction.ts';
import { noteAct } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { findBook, findBooks } from './book-store.ts';

/** So many rows lie in one file. */
const MAX_ROWS = 20_000;

/** [OFFICE-01, INV-01] */
export const getBooks = read(booksContract.getBooks, { policy: admin('finance.reports') }, async ({ app }) =>
  ok(await findBooks(app.db)),
);

/** [OFFICE-01, PAY-03] */
export const listBook = read(
  booksContract.listBook,
  { policy: admin('transactions.view') },
  async ({ input, app, caller }) => {
    const { book, cursor, limit } = input;
    const rows = await findBook(app.db, { book, after: timeCursor(cursor), limit: limit + 1 });
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

/** [OFFICE-02, ADM-12] Who takes a copy of the books stands in the log. */
export const exportBook = write(
  booksContract.exportBook,
  { policy: admin('finance.export'), limit: { times: 30, seconds: 3600 } },
  async ({ input: { book }, app, tx, caller }) => {
    const found = await findBook(tx, { book, after: null, limit: MAX_ROWS + 1 });
    const rows = found.slice(0, MAX_ROWS);
    const csv = csvOf([
      head,
      ...rows.map(({ at, kind, amountCents, orderNumber, shopName, causeId, facts }) => [
        ...[at, kind, (amountCents / 100).toFixed(2), orderNumber ?? '', shopName, causeId],
        explainTransaction(facts, 'administrator'),
      ]),
    ]);
    const subject = { kind: 'books', id: book, name: 'Books' };
    await noteAct({ app, tx, caller }, { act: 'office.exportBook', subject, after: { rows: rows.length } });
    const fileName = `${book}-${app.clock.now().toISOString().slice(0, 10)}.csv`;
    return ok({ fileName, csv, rows: rows.length, isWhole: found.length <= MAX_ROWS });
  },
);
