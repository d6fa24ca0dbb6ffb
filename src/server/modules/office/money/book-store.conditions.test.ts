import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { books, type Book } from '#domain/office/books-contract.ts';
import { ledgerKinds } from '#domain/payments/model.ts';
import { findBook, findBooks } from './book-store.ts';

const tables = bareTables();
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
const MOMENTS = { before: before(at(-12 * 60)), first: at(-12 * 60), now: at(0), after: at(1) };

test('[PAY-03, OFFICE-01] each figure of the books is of its own accounts and kinds', async () => {
  const kinds = ledgerKinds;
  const accounts = [...new Set(Object.values(books).flatMap((book) => book.accounts)), 'another'];
  // Each account of each kind has another sum.
  const centsOf = (account: string, kind: string): number =>
    1 + accounts.indexOf(account) * 100 + (kinds as readonly string[]).indexOf(kind);
  const pairs = kinds.flatMap((kind) => accounts.map((account) => ({ kind, account })));
  await tables.empty('ledger_sums', 'ledger_transactions', 'ledger_entries', 'payment_differences');
  const [first, ...rest] = pairs.map(({ kind, account }) => ({
    seller_id: 'ana',
    currency: 'EUR',
    account,
    kind,
    amount_cents: centsOf(account, kind),
  }));
  if (first)
    await tables.put('ledger_sums', first, ...rest, {
      seller_id: 'ben',
      account: 'provider_clearing',
      kind: 'charge',
      amount_cents: 5000,
    });
  await tables.fill`payment_differences: provider_id=x settled_at=null | provider_id=y settled_at=@0`;
  const stood = Object.entries(MOMENTS).flatMap(([name, moment]) =>
    kinds.map((kind) => ({ id: `${name}-${kind}`, kind, cause_id: `${name}-${kind}`, at: moment })),
  );
  await tables.fill`
    ledger_transactions: seller_id=ana id=bare kind=charge cause_id=bare checkout_id=c1 at=${MOMENTS.now} | ${stood}
  `;
  await tables.put(
    'ledger_entries',
    { seller_id: 'ben', transaction_id: 'now-charge', account: 'provider_clearing', amount_cents: 77_777 },
    ...stood.flatMap(({ id, kind }) =>
      accounts.map((account) => ({
        seller_id: 'ana',
        transaction_id: id,
        account,
        amount_cents: centsOf(account, kind),
      })),
    ),
  );
  const found = await findBooks(tables.db);
  const all = pairs.reduce((sum, { account, kind }) => sum + centsOf(account, kind), 5000);
  expect([found.checkCents, found.differences]).toEqual([all, 1]);
  for (const [name, book] of Object.entries(books) as [Book, (typeof books)[Book]][]) {
    const ofKind = (kind: string) =>
      book.accounts.reduce((sum, account) => sum + book.sign * centsOf(account, kind), 0);
    const other =
      name === 'takings' ||
      ((book.accounts as readonly string[]).includes('provider_clearing') &&
        (book.kinds as readonly string[]).includes('charge'))
        ? book.sign * 5000
        : 0;
    expect(found.figures[name], name).toBe(book.kinds.reduce((sum, kind) => sum + ofKind(kind), other));
    const lines = await findBook(tables.db, { book: name, after: null, limit: 999 });
    const expected = Object.keys(MOMENTS)
      .toReversed()
      .flatMap((moment) =>
        book.kinds
          .map((kind) => `${moment}-${kind}`)
          .toSorted()
          .toReversed(),
      );
    expect(
      lines.map(({ transactionId }) => transactionId),
      name,
    ).toEqual(expected);
    expect(
      lines.map(({ amountCents }) => amountCents),
      name,
    ).toEqual(expected.map((id) => ofKind(id.slice(id.indexOf('-') + 1))));
    const [, second = '', third = ''] = expected;
    const last = lines[1];
    const next = await findBook(tables.db, {
      book: name,
      after: last ? { at: last.cursor, id: second } : null,
      limit: 1,
    });
    if (third)
      expect(
        next.map(({ transactionId }) => transactionId),
        name,
      ).toEqual([third]);
    const day = await findBook(tables.db, {
      book: name,
      from: '2026-03-10',
      until: '2026-03-11',
      after: null,
      limit: 999,
    });
    expect(day.map(({ transactionId }) => transactionId)).toEqual(expected.filter((id) => !id.startsWith('before-')));
    const earlier = await findBook(tables.db, { book: name, until: '2026-03-10', after: null, limit: 999 });
    expect(earlier.map(({ transactionId }) => transactionId)).toEqual(
      expected.filter((id) => id.startsWith('before-')),
    );
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
  const found = async (q: string, dir: 'asc' | 'desc' = 'desc') =>
    (await findBook(tables.db, { book: 'takings', q, dir, after: null, limit: 9 })).map(
      ({ transactionId }) => transactionId,
    );
  expect([await found('am-1'), await found('ana'), await found('ana', 'asc'), await found('', 'asc')]).toEqual([
    ['t1'],
    ['t2', 't1'],
    ['t1', 't2'],
    ['t1', 't2', 't3'],
  ]);
});
