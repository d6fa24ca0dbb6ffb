import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { books, type Book } from '#domain/office/books-contract.ts';
import { ledgerKinds } from '#domain/payments/model.ts';
import { findBook, findBooks } from './book-store.ts';

const tables = bareTables();
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
const MOMENTS = { before: before(at(-12 * 60)), first: at(-12 * 60), now: at(0), after: at(1) };

const accounts = [...new Set(Object.values(books).flatMap((book) => book.accounts)), 'another'];
const pairs = ledgerKinds.flatMap((kind) => accounts.map((account) => ({ kind, account })));
/** Each account of each kind has another sum. */
const centsOf = (account: string, kind: string): number =>
  1 + accounts.indexOf(account) * 100 + (ledgerKinds as readonly string[]).indexOf(kind);
const centsIn = (book: (typeof books)[Book], kind: string): number =>
  book.accounts.reduce((sum, account) => sum + book.sign * centsOf(account, kind), 0);
const byName = Object.entries(books) as [Book, (typeof books)[Book]][];

test('[PAY-03, OFFICE-01] each figure of the books is of its own accounts and kinds', async () => {
  await tables.empty('ledger_sums', 'payment_differences');
  const ben = { seller_id: 'ben', account: 'provider_clearing', kind: 'charge', amount_cents: 5000 };
  const anas = pairs.map((pair) => ({ ...pair, seller_id: 'ana', amount_cents: centsOf(pair.account, pair.kind) }));
  await tables.put('ledger_sums', { ...ben, currency: 'EUR' }, ...anas);
  await tables.fill`payment_differences: provider_id=x settled_at=null | provider_id=y settled_at=@0`;
  const { figures, checkCents, differences } = await findBooks(tables.db);
  const all = pairs.reduce((sum, { account, kind }) => sum + centsOf(account, kind), 5000);
  expect([checkCents, differences]).toEqual([all, 1]);
  for (const [name, book] of byName) {
    const isOfBen =
      (book.accounts as readonly string[]).includes('provider_clearing') &&
      (book.kinds as readonly string[]).includes('charge');
    const other = name === 'takings' || isOfBen ? book.sign * 5000 : 0;
    expect(figures[name], name).toBe(book.kinds.reduce((sum, kind) => sum + centsIn(book, kind), other));
  }
});

test('[PAY-03, OFFICE-01] the lines of a book are of its accounts and kinds, newest first, by page and day', async () => {
  await tables.empty('ledger_transactions', 'ledger_entries');
  const stood = Object.entries(MOMENTS).flatMap(([name, moment]) =>
    ledgerKinds.map((kind) => ({ id: `${name}-${kind}`, kind, cause_id: `${name}-${kind}`, at: moment })),
  );
  await tables.fill`
    ledger_transactions: seller_id=ana id=bare kind=charge cause_id=bare checkout_id=c1 at=${MOMENTS.now} | ${stood}
  `;
  await tables.put(
    'ledger_entries',
    { seller_id: 'ben', transaction_id: 'now-charge', account: 'provider_clearing', amount_cents: 77_777 },
    ...stood.flatMap(({ id, kind }) =>
      accounts.map((account) => ({
        ...{ seller_id: 'ana', transaction_id: id },
        ...{ account, amount_cents: centsOf(account, kind) },
      })),
    ),
  );
  for (const [name, book] of byName) {
    const lines = async (range: object = {}, limit = 999) =>
      findBook(tables.db, { book: name, after: null, limit, ...range });
    const ids = async (range: object = {}, limit = 999) =>
      (await lines(range, limit)).map(({ transactionId }) => transactionId);
    const expected = Object.keys(MOMENTS)
      .toReversed()
      .flatMap((moment) =>
        book.kinds
          .map((kind) => `${moment}-${kind}`)
          .toSorted()
          .toReversed(),
      );
    const all = await lines();
    expect(
      all.map(({ transactionId, amountCents }) => [transactionId, amountCents]),
      name,
    ).toEqual(expected.map((id) => [id, centsIn(book, id.slice(id.indexOf('-') + 1))]));
    const [, second = '', third = ''] = expected;
    const last = all[1];
    if (third && last) expect(await ids({ after: { at: last.cursor, id: second } }, 1), name).toEqual([third]);
    const isEarlier = (id: string): boolean => id.startsWith('before-');
    expect(await ids({ from: '2026-03-10', until: '2026-03-11' })).toEqual(expected.filter((id) => !isEarlier(id)));
    expect(await ids({ until: '2026-03-10' })).toEqual(expected.filter(isEarlier));
  }
});

test('[OFFICE-02] lines of the books are found by order or shop, the oldest first on demand', async () => {
  await tables.empty('ledger_transactions', 'ledger_entries', 'orders', 'order_numbers', 'shops');
  await tables.fill`
    shops: seller_id=ana slug=ana name=Ana’s | seller_id=ben slug=ben name=Ben
    order_numbers: number=AM-1 seller_id=ana order_id=o1
    ledger_transactions: seller_id=ana id=t1 kind=charge cause_id=t1 checkout_id=c1 order_id=o1 at=@0
      | id=t2 cause_id=t2 order_id=o2 at=@1 | seller_id=ben id=t3 cause_id=t3 order_id=o3 at=@2
    ledger_entries: seller_id=ana transaction_id=t1 account=provider_clearing amount_cents=5 | transaction_id=t2
      | seller_id=ben transaction_id=t3
  `;
  const resultsOf = async (q: string, dir: 'asc' | 'desc' = 'desc') =>
    (await findBook(tables.db, { book: 'takings', q, dir, after: null, limit: 9 })).map(
      ({ transactionId }) => transactionId,
    );
  expect([
    await resultsOf('am-1'),
    await resultsOf('ana'),
    await resultsOf('ana', 'asc'),
    await resultsOf('', 'asc'),
  ]).toEqual([['t1'], ['t2', 't1'], ['t1', 't2'], ['t1', 't2', 't3']]);
});
