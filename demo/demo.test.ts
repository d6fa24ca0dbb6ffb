import { execFile, execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { adminRoles } from '#domain/core/permissions/permissions.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { type Runtime, startRuntime } from '#server/platform/start-runtime.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { type Product, startProduct } from '#server/app/start-product.ts';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { browser } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { removeFolder } from '#test/support/remove-folder.ts';
import { onlyRow } from '#server/platform/database/only-row.ts';
import { demoAccounts } from './demo-accounts.ts';
import { fillDemo } from './fill-demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder with the demo shop that test/support/screens/product.ts had filled. */
    filled: string;
  }
}

const root = join(import.meta.dirname, '..');
const folder = join(temporaryFolder('demo-'), 'shop');
let runtime: Runtime;
let product: Product;

const one = async (text: string): Promise<unknown> =>
  Object.values((await runtime.app.db.query({ text })).rows[0] ?? {})[0];
const facts = async () =>
  Promise.all(
    [
      'users',
      'shops',
      'listings',
      'variants',
      'orders',
      'order_lines',
      'order_transitions',
      'checkouts',
      'payments',
      'alerts',
      'mails',
      'admin_users',
      'reviews',
      'review_votes',
      'questions',
    ].map(async (table) => [table, await one(`SELECT count(*)::int FROM ${table}`)]),
  );

beforeAll(async () => {
  // Filled by a start that was cut off twice: test/support/fill-main.ts.
  execFileSync('cp', ['-a', inject('filled'), folder]);
  runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'on', PORT: '0' }), log: silentLog });
  product = await startProduct(runtime, { web: null, background: false });
});
afterAll(async () => {
  await product?.stop();
  await runtime?.stop();
  removeFolder(dirname(folder));
});

test('[RUN-01, CAT-06] the payment service has told all of the filling before the shop opens', async () => {
  expect(await one('SELECT count(*)::int FROM stripe_sandbox.events')).toBeGreaterThan(100);
  expect(await one('SELECT count(*)::int FROM stripe_sandbox.webhook_deliveries')).toBe(0);
});

test('[CAT-06, WISH-10, REC-12, ADM-09] whoever looks at a list, a queue or the log of the demo finds something in it', async () => {
  const results = await Promise.all(
    [
      `SELECT count(*)::int FROM wishlist_items w JOIN users u ON u.id = w.user_id WHERE u.email = 'bo@example.com'`,
      `SELECT count(*)::int FROM wishlist_items WHERE collection_id IS NOT NULL`,
      `SELECT count(*)::int FROM reviews WHERE reports > 0`,
      `SELECT count(*)::int FROM cart_lines`,
      `SELECT count(*)::int FROM abandoned_carts WHERE closed_by IS NULL`,
      `SELECT count(*)::int FROM audit_log WHERE actor_name <> ''`,
      `SELECT count(*)::int FROM seller_applications WHERE state = 'waiting'`,
      `SELECT count(*)::int FROM cases WHERE source = 'return' AND state <> 'decided'`,
    ].map(one),
  );
  expect(results).toEqual([6, 3, 2, 6, 4, 4, 2, 1]);
});

test('[PAY-04, INV-04, RUN-08] the past of the demo is in the books, paid out up to last week', async () => {
  const findings = await runAudit(runtime.app);
  expect(findings.filter(({ state }) => state === 'breach')).toEqual([]);
  expect(findings.slice(0, 10).map(({ id, state }) => `${id} ${state}`)).toEqual(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((number) => `INV-${number} ok`),
  );
  expect(await one(`SELECT count(*)::int FROM payouts WHERE state <> 'paid'`)).toBe(0);
  expect(await one(`SELECT now() - max(asked_at) < interval '8 days' FROM payouts`)).toBe(true);
  expect(await one(`SELECT count(*)::int FROM payouts WHERE kind = 'balance'`)).toBeGreaterThan(20);
  expect(await one(`SELECT string_agg(booked, ' ' ORDER BY booked) FROM disputes`)).toBe('lost withheld won');
  // What was released before the last day of payouts has been paid out.
  expect(
    await one(`SELECT count(*)::int FROM payout_lines l JOIN ledger_transactions t ON t.seller_id = l.seller_id AND t.id = l.transaction_id
               WHERE l.payout_id IS NULL AND t.kind = 'release' AND t.at < (SELECT max(asked_at) FROM payouts)`),
  ).toBe(0);
});

test('[PAY-03, PAY-04, INV-03] every order of the demo is in the ledger', async () => {
  expect(
    await one(`SELECT count(*)::int FROM orders o WHERE NOT EXISTS
               (SELECT 1 FROM ledger_transactions t WHERE t.seller_id = o.seller_id AND t.order_id = o.id AND t.kind = 'charge')`),
  ).toBe(0);
  const sent = `SELECT r.order_id, sum(p.amount) AS cents FROM refunds r
                JOIN stripe_sandbox.refunds p ON p.doc->'metadata'->>'refundId' = r.id WHERE r.status = 'sent' GROUP BY 1`;
  expect(
    await one(`SELECT count(*)::int FROM orders o LEFT JOIN (${sent}) s ON s.order_id = o.id
               WHERE o.refunded_cents <> coalesce(s.cents, 0)`),
  ).toBe(0);
  for (const [state, part] of [
    ['cancelled', 'refunded_cents = total_cents'],
    ['refunded', 'refunded_cents = total_cents'],
    ['completed', 'refunded_cents BETWEEN 1 AND total_cents - 1'],
  ])
    expect(await one(`SELECT count(*)::int FROM orders WHERE state = '${state}' AND ${part}`), state).toBeGreaterThan(
      0,
    );
});

test('[CAT-06] a fresh start that was cut off twice still fills the whole demo shop', async () => {
  expect(await one('SELECT count(DISTINCT seller_id)::int FROM listings')).toBeGreaterThanOrEqual(12);
  expect(await one(`SELECT count(*)::int FROM listings WHERE state = 'active'`)).toBeGreaterThanOrEqual(150);
  expect(
    await one(
      'SELECT count(*)::int FROM (SELECT 1 FROM listings GROUP BY seller_id, title HAVING count(*) > 1) doubles',
    ),
  ).toBe(0);
  expect(
    await one(
      'SELECT count(DISTINCT coalesce(c.parent, c.slug))::int FROM listings l JOIN categories c ON c.slug = l.category',
    ),
  ).toBeGreaterThanOrEqual(8);
  expect(await one('SELECT count(DISTINCT buyer_id)::int FROM orders')).toBeGreaterThanOrEqual(5);
  expect(await one('SELECT array_agg(DISTINCT state ORDER BY state) FROM orders')).toEqual(
    expect.arrayContaining(['cancelled', 'completed', 'confirmed', 'delivered', 'processing', 'refunded', 'shipped']),
  );
  expect(await one('SELECT array_agg(state ORDER BY state) FROM withdrawals')).toEqual(['refunded', 'returning']);
  expect(await one('SELECT array_agg(state ORDER BY state) FROM returns')).toEqual([
    'processing',
    'refund_processed',
    'rejected',
    'requested',
  ]);
  expect(await one(`SELECT count(*)::int FROM alerts WHERE type = 'new_order'`)).toBe(
    await one('SELECT count(*)::int FROM orders'),
  );
});

test('[CAT-06, INV-07] every piece has pictures that load, and its stock agrees with what was sold', async () => {
  expect(await one('SELECT count(*)::int FROM listings WHERE jsonb_array_length(pictures) = 0')).toBe(0);
  expect(
    await one('SELECT count(*)::int FROM variants WHERE received <> stock + reserved + sold OR reserved <> 0'),
  ).toBe(0);
  const { rows } = await runtime.app.db.query({
    text: `SELECT pictures->0->>'id' AS id FROM listings ORDER BY id LIMIT 12`,
  });
  for (const { id } of rows) {
    const answer = await fetch(`${product.address}/pictures/${id}/320.webp`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('[CAT-06, CAT-04] buyers reviewed what arrived and asked, makers answered', async () => {
  expect(await one('SELECT count(*)::int FROM reviews')).toBeGreaterThanOrEqual(80);
  // One piece has more than a page of reviews, and no two of a piece say the same.
  expect(await one('SELECT max(rating_count) FROM listings')).toBeGreaterThan(10);
  expect(
    await one(`SELECT count(*)::int - count(DISTINCT (listing_id, body))::int FROM reviews WHERE body <> ''`),
  ).toBe(0);
  expect(await one('SELECT count(DISTINCT stars)::int FROM reviews')).toBeGreaterThanOrEqual(4);
  for (const table of ['reviews', 'questions']) {
    expect(await one(`SELECT count(*)::int FROM ${table} WHERE answer IS NULL`)).toBeGreaterThan(0);
    expect(await one(`SELECT count(*)::int FROM ${table} WHERE answer IS NOT NULL`)).toBeGreaterThan(0);
  }
  expect(await one(`SELECT count(*)::int FROM reviews WHERE pictures <> '[]'`)).toBeGreaterThanOrEqual(20);
  // Favourites have many, others some; what one buyer alone has judged was not judged badly.
  expect(await one('SELECT count(*)::int FROM listings WHERE rating_count >= 10')).toBeGreaterThanOrEqual(13);
  expect(await one('SELECT count(*)::int FROM listings WHERE rating_count BETWEEN 3 AND 9')).toBeGreaterThanOrEqual(20);
  expect(await one('SELECT count(*)::int FROM listings WHERE rating_sum < 4 * rating_count')).toBe(0);
  expect(await one('SELECT count(*)::int FROM reviews WHERE created_at > now()')).toBe(0);
  expect(
    await one(
      'SELECT min(followers) FROM shops s JOIN shop_counts n ON n.seller_id = s.seller_id WHERE n.listings > 0',
    ),
  ).toBeGreaterThan(0);
  expect(await one('SELECT (SELECT sum(rating_sum) FROM shops) = (SELECT sum(stars) FROM reviews)')).toBe(true);
  expect(await one('SELECT (SELECT sum(rating_count) FROM listings) = (SELECT count(*) FROM reviews)')).toBe(true);
});

test('[CAT-06] filling a filled shop changes nothing', async () => {
  const before = await facts();
  await fillDemo(runtime, () => undefined);
  expect(await facts()).toEqual(before);
});

test('[RUN-05] demo:accounts prints people of every role whose credentials work', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'demo/accounts-main.ts'), '--json'], {
    env: { ...bareEnvironment, DATABASE_URL: runtime.databaseUrl },
  });
  const printed: {
    accounts: { id: string; email: string; password: string; role: string }[];
    products: { id: string }[];
    orders: { id: string }[];
    conversations: { id: string; sellerId: string; buyerId: string }[];
  } = JSON.parse(stdout);
  expect(printed.accounts).toHaveLength(demoAccounts().length);
  expect([...new Set(printed.accounts.map((account) => account.role))]).toEqual(
    expect.arrayContaining(['buyer', 'seller', ...Object.keys(adminRoles).filter((role) => role !== 'custom')]),
  );
  for (const role of new Set<string>(printed.accounts.map((account) => account.role))) {
    const { id, email, password } = onlyRow({ rows: printed.accounts.filter((account) => account.role === role) });
    const who = browser(product.address);
    const answer = await who.call('POST', '/api/accounts/sign-in', { email, password });
    expect([role, answer.status, answer.body.session?.userId]).toEqual([role, 200, id]);
    expect((await who.call('GET', '/api/admin/me')).body.role).toBe(['buyer', 'seller'].includes(role) ? null : role);
  }
  const { products, orders, conversations } = printed;
  expect([products, orders, conversations].every(({ length }) => length > 0)).toBe(true);
  for (const { id } of printed.products)
    expect((await browser(product.address).call('GET', `/api/listings/${id}`)).status).toBe(200);
  for (const { id } of printed.orders) expect(await one(`SELECT count(*)::int FROM orders WHERE id = '${id}'`)).toBe(1);
  for (const { id, sellerId, buyerId } of conversations)
    expect(
      await one(
        `SELECT count(*)::int FROM conversation_sides WHERE conversation_id = '${id}' AND user_id IN ('${sellerId}', '${buyerId}')`,
      ),
    ).toBe(2);
});
