import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let number: string;
let totalCents: number;
let bo: Awaited<ReturnType<typeof buyerOf>>;

const admin = adminOf(() => sale);

beforeAll(async () => {
  sale = await openSale({ REVIEW_MODERATION: 'on', STRIPE_SECRET_KEY: '' });
  const ana = await maker(sale.address, 'Ana Potter');
  bo = await buyerOf(sale, {
    name: 'Bo Lindgren',
    sellerId: ana.userId,
    variants: [await variantOf(sale, ana, { quantity: 9 })],
  });
  const order = await ask(bo, contract.orders.getOrder, { orderId: bo.orderId });
  ({ number, totalCents } = order);
  await bo.call('POST', `/api/orders/${bo.orderId}/lines/${bo.lineIds[0]}/review`, { stars: 4, body: 'Fine.' });
});
afterAll(() => sale.stop());

test('[OFFICE-01, ADM-03] the dashboard counts what happened, and shows each role only what it may see', async () => {
  const all = await ask(await admin('Cy Marsh', 'master_admin'), contract.office.getDashboard);
  const figures = Object.fromEntries(all.figures.map((each) => [each.key, each.value]));
  expect(figures).toMatchObject({ orders: 1, taken: totalCents, refunded: 0, failed: 0 });
  expect(figures.accounts).toBeGreaterThanOrEqual(3);
  expect(all.queues.find((each) => each.key === 'reviews')).toMatchObject({
    waiting: 1,
    oldestAt: expect.any(String),
    doneToday: 0,
  });
  expect(all.house.map((each) => each.key)).toEqual(['events', 'mail', 'refunds']);
  const keys = (answer: typeof all): string[][] =>
    [answer.figures, answer.queues, answer.house].map((part) => part.map((each) => each.key));
  expect(keys(await ask(await admin('Ola Nord', 'content_moderator'), contract.office.getDashboard))).toEqual([
    [],
    ['reviews', 'products', 'questions', 'messages'],
    [],
  ]);
  expect(keys(await ask(await admin('Ida Falk', 'financial_admin'), contract.office.getDashboard))).toEqual([
    ['orders', 'taken', 'refunded', 'failed'],
    ['cases', 'second-looks'],
    [],
  ]);
  expect(keys(await ask(await admin('Jo Ward', 'trust_and_safety'), contract.office.getDashboard))).toEqual([
    ['accounts'],
    ['reviews', 'messages', 'cases', 'second-looks'],
    ['events', 'mail', 'refunds'],
  ]);
  const empty = await admin('No Thing', 'custom');
  expect((await empty.call('GET', '/api/admin/dashboard')).status).toBe(403);
});

test('[OFFICE-01] each figure opens the list of just what it counts', async () => {
  const cy = await admin('Cy Third', 'master_admin');
  const day = sale.app.clock.now().toISOString().slice(0, 10);
  const letter = { email: 'mia@example.com', message: 'Where is my parcel?' };
  expect((await browser(sale.address).call('POST', '/api/support/letters', letter)).status).toBe(200);
  await sale.app.db.query({ text: `UPDATE support_tickets SET since = since - interval '5 days'` });
  const { figures, queues } = await ask(cy, contract.office.getDashboard);
  expect(Object.fromEntries(figures.map(({ key, href }) => [key, href]))).toEqual({
    orders: `/admin/orders?day=${day}`,
    taken: `/admin/orders?day=${day}`,
    refunded: `/admin/financial?book=refunds&from=${day}&by=day#books`,
    accounts: `/admin/users?day=${day}`,
    failed: `/admin/financial?view=failed&day=${day}`,
  });
  const count = (key: string) => figures.find((figure) => figure.key === key)?.value;
  expect((await ask(cy, contract.office.listOrders, { day })).items).toHaveLength(count('orders') ?? -1);
  expect((await ask(cy, contract.office.listOrders, { day, what: 'refunded' })).items).toEqual([]);
  expect((await ask(cy, contract.office.listPeople, { day })).items).toHaveLength(count('accounts') ?? -1);
  expect((await ask(cy, contract.office.listPayments, { view: 'failed', day })).items).toEqual([]);
  const before = '2020-02-29';
  expect((await ask(cy, contract.office.listOrders, { day: before })).items).toEqual([]);
  expect((await ask(cy, contract.office.listPeople, { day: before })).items).toEqual([]);
  expect(queues[0]).toMatchObject({ key: 'tickets', waiting: 1 });
  expect((await ask(cy, contract.support.listTickets, {})).items).toHaveLength(1);
});

test('[UX-97, ADM-03] the palette finds orders, people, listings, shops and settings', async () => {
  const cy = await admin('Cy Second', 'master_admin');
  expect((await ask(cy, contract.office.find, { q: number.toLowerCase() })).items).toMatchObject([
    { kind: 'order', title: number, href: `/admin/orders/${bo.orderId}` },
  ]);
  expect((await ask(cy, contract.office.find, { q: 'lindgren' })).items).toMatchObject([
    { kind: 'person', title: 'Bo Lindgren', href: `/admin/users/${bo.userId}` },
  ]);
  const kinds = async (who: Browser): Promise<string[]> =>
    (await Promise.all(['u', 'o', 'e'].map((q) => ask(who, contract.office.find, { q })))).flatMap(({ items }) =>
      items.map((each) => each.kind),
    );
  expect(new Set(await kinds(cy))).toEqual(new Set(['person', 'listing', 'shop', 'setting']));
  expect((await ask(cy, contract.office.find, { q: 'listing review' })).items).toMatchObject([
    { kind: 'setting', title: 'LISTING_REVIEW', href: '/admin/settings#LISTING_REVIEW' },
  ]);
  const per = await admin('Per Lund', 'analytics_admin');
  expect((await ask(per, contract.office.find, { q: number })).items).toEqual([]);
  expect(await kinds(per)).toEqual([]);
  const ana = await admin('Ana Reis', 'seller_success_manager');
  expect(new Set(await kinds(ana))).toEqual(new Set(['listing', 'shop']));
  expect((await ask(cy, contract.office.find, { q: '%' })).items).toEqual([]);
});

test('[SHELL-16, INV-12] settings show what is in force, secrets only whether they are set', async () => {
  const { items } = await ask(await admin('Sol Verne', 'senior_admin'), contract.office.listSettings);
  const of = (name: string) => items.find((each) => each.name === name);
  expect(of('REVIEW_MODERATION')).toMatchObject({ value: 'on', isDefault: false, isSecret: false });
  expect(of('MARKETPLACE_NAME')).toMatchObject({ value: 'Artisan Market', isDefault: true });
  const secrets = ['STRIPE_SECRET_KEY', 'DATABASE_URL', 'S3_URL', 'SMTP_URL'];
  expect(secrets.map((name) => [name, of(name)?.isSecret, of(name)?.value])).toEqual([
    ['STRIPE_SECRET_KEY', true, 'not set'],
    ['DATABASE_URL', true, 'set'],
    ['S3_URL', true, 'not set'],
    ['SMTP_URL', true, 'not set'],
  ]);
});

test('[OFFICE-01, UX-93] a reported review stands in two queues and is one thing that waits', async () => {
  const cy = await admin('Cy Fourth', 'master_admin');
  const before = await ask(cy, contract.office.getDashboard);
  await sale.app.db.query({ text: `UPDATE reviews SET reports = 1, state = 'visible'` });
  await sale.app.db.query({
    text: `INSERT INTO review_reports (seller_id, review_id, user_id, reason, note, at)
      SELECT seller_id, id, buyer_id, 'unrelated', '', now() FROM reviews`,
  });
  const { waiting, queues } = await ask(cy, contract.office.getDashboard);
  const sumOf = (all: typeof queues): number => all.reduce((sum, queue) => sum + queue.waiting, 0);
  expect(sumOf(queues)).toBe(sumOf(before.queues) + 1);
  expect(waiting).toBe(before.waiting);
});
