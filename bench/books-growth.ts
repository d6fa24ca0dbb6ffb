import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, inTransaction } from '#server/platform/database/open-database.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { findBook, findBooks } from '#server/modules/office/money/book-store.ts';
import { listLines, listLinesOfOrder, listLinesOfPayout, listSums } from '#server/modules/payments/ledger-store.ts';

/*
 * The books of one maker with 10,000 entries and, in a database of their own, with 1,000,000: a balance, a page of the ledger and a statement take
 * the same time, because they follow what they show. Both are read in turns, so that whatever else the machine does slows both. Run with
 * `npm run bench:books`; it ends with 1 where one of them took half as long again.
 */

/** Each order is a charge, a fee and a release, of two entries each. */
const ENTRIES_AN_ORDER = 6;
const ORDERS_A_PAYOUT = 40;
const PAGE = 30;
const ROUNDS = 200;
const MAX_GROWTH = 1.5;
const log = { info: () => undefined, warn: console.warn, error: console.error };

/** What an order books: kind, how its facts are told, and its two entries. */
const bookings = [
  ['charge', `'paidCents', 5000, 'fundedCents', 0`, 'provider_clearing', 'seller_reserved', 5000],
  ['fee', `'feeCents', 325, 'percent', 6.5, 'paidCents', 5000`, 'seller_reserved', 'platform_fees', 325],
  ['release', `'paidCents', 5000, 'feeCents', 325, 'amountCents', 4675`, 'seller_reserved', 'seller_payable', 4675],
] as const;

async function generate(db: Database, count: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    // What is written here is right: looking at each row would take longer than everything else.
    await tx.query({ text: 'SET LOCAL session_replication_role = replica' });
    const orders = `generate_series(1, ${count}) n`;
    const at = `timestamptz '2024-01-01' + n * interval '5 minutes'`;
    for (const [kind, facts, debit, credit, cents] of bookings) {
      await tx.query({
        text: `INSERT INTO ledger_transactions (seller_id, id, kind, cause_id, checkout_id, order_id, currency, facts, at)
               SELECT 's', '${kind}-' || lpad(n::text, 8, '0'), '${kind}', 'o' || n, 'c' || n, 'o' || n, 'EUR', jsonb_build_object('kind', '${kind}', ${facts}), ${at} FROM ${orders}`,
      });
      await tx.query({
        text: `INSERT INTO ledger_entries (seller_id, transaction_id, account, amount_cents)
               SELECT 's', '${kind}-' || lpad(n::text, 8, '0'), e.account, e.cents FROM ${orders}, (VALUES ('${debit}', ${cents}), ('${credit}', -${cents})) e (account, cents)`,
      });
      await tx.query({
        text: `INSERT INTO ledger_sums (seller_id, currency, account, kind, amount_cents) VALUES ('s', 'EUR', '${debit}', '${kind}', 1), ('s', 'EUR', '${credit}', '${kind}', -1)
               ON CONFLICT DO NOTHING`,
      });
    }
    await tx.query({
      text: `INSERT INTO payout_lines (seller_id, transaction_id, payout_id)
             SELECT 's', 'release-' || lpad(n::text, 8, '0'), 'p' || n / ${ORDERS_A_PAYOUT} FROM ${orders}`,
    });
  });
  await db.query({ text: 'VACUUM ANALYZE ledger_transactions, ledger_entries, payout_lines' });
}

/** What is read, at the newest end and in the middle of the books. */
const readsOf = (db: Database, orders: number): Record<string, () => Promise<unknown>> => {
  const middle = { at: new Date(Date.UTC(2024, 0, 1) + (orders / 2) * 300_000).toISOString(), id: 'charge' };
  const ofMaker = { sellerId: 's', limit: PAGE };
  const kinds = ['charge', 'fee', 'refund', 'fee_refund', 'release', 'payout', 'dispute'] as const;
  const half = Math.floor(orders / 2);
  return {
    balance: () => listSums(db, { sellerId: 's', currency: 'EUR' }),
    'ledger, first page': () => listLines(db, { ...ofMaker, kinds, before: null }),
    'ledger, a page in the middle': () => listLines(db, { ...ofMaker, kinds, before: middle }),
    'ledger of an order': () => listLinesOfOrder(db, { sellerId: 's', orderId: `o${half}` }),
    'statement of a payout': () =>
      listLinesOfPayout(db, {
        ...{ sellerId: 's', payoutId: `p${Math.floor(half / ORDERS_A_PAYOUT)}`, before: null, limit: 1000 },
      }),
    'books of the marketplace': () => findBooks(db),
    'a book, a page in the middle': () => findBook(db, { book: 'fees', after: middle, limit: PAGE }),
  };
};

interface Books {
  reads: Record<string, () => Promise<unknown>>;
  close: () => Promise<void>;
}

async function openBooks(entries: number): Promise<Books> {
  const folder = join(tmpdir(), `artisan-books-${process.pid}-${entries}`);
  const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off' }), log });
  const orders = Math.ceil(entries / ENTRIES_AN_ORDER);
  await generate(runtime.app.db, orders);
  return {
    reads: readsOf(runtime.app.db, orders),
    close: async () => {
      await runtime.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await read();
  return performance.now() - start;
}
const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const opened = [await openBooks(10_000), await openBooks(1_000_000)];
const measured = new Map<string, number[]>();
try {
  for (const name of Object.keys(opened[0]?.reads ?? {})) {
    const reads = opened.map((books) => books.reads[name] ?? (() => Promise.resolve()));
    const times: number[][] = reads.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, read] of reads.entries()) times[at]?.push(await timeOf(read));
    measured.set(name, times.map(medianOf));
  }
} finally {
  for (const books of opened) await books.close();
}
let slow = 0;
for (const [name, [few = 0, many = 0]] of measured) {
  const growth = many / few;
  if (growth > MAX_GROWTH) slow += 1;
  console.log(
    `${name}: ${few.toFixed(2)} ms at 10,000 entries, ${many.toFixed(2)} ms at 1,000,000: ${growth.toFixed(2)} ×`,
  );
}
process.exit(slow > 0 ? 1 : 0);
