import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, bodyOf, type Output } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { alertSchema } from '#domain/alerts/model.ts';
import { alertsContract } from '#domain/alerts/contract.ts';
import { maker } from '#test/builders/market.ts';
import { buy, count, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import { usedUp } from '#test/builders/used-up.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { insertAlert } from './alert-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let serial = 0;

type Maker = Pick<typeof ana, 'call' | 'userId'>;
const listOf = async (who: Maker, query = '') =>
  bodyOf(contract.alerts.listAlerts, (await who.call('GET', `/api/seller/alerts${query}`)).body);
const newOrdersOf = async (who: Maker) => (await listOf(who)).items.filter(({ type }) => type === 'new_order');
const read = (who: Maker, ids: unknown) => who.call('POST', '/api/seller/alerts/read', { ids });
const unreadOf = async (who: Maker): Promise<number> => (await ask(who, contract.alerts.getUnreadCount)).unread;
const raise = (seller: Maker, changes: Partial<Parameters<typeof insertAlert>[1]> = {}) =>
  inTransaction(sale.app.db, (tx) =>
    insertAlert(tx, {
      quoted: null,
      sellerId: seller.userId,
      id: `alert_${(serial += 1)}`,
      type: 'payment_received',
      category: 'inventory',
      priority: 'normal',
      title: `Alert ${serial}`,
      message: 'Two left.',
      actionUrl: '/inventory',
      actionLabel: 'View stock',
      language: 'en',
      metadata: {},
      now: new Date(1_800_000_000_000 + serial),
      ...changes,
    }),
  );

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  mug = await variantOf(sale, ana, { quantity: 50 });
});
beforeEach(() => sale.app.db.query({ text: 'DELETE FROM alerts' }));
afterAll(() => sale.stop());

test('[ALERT-02, ALERT-03, INV-24] an order raises one new_order alert for its shop, however many processes look', async () => {
  const { body } = await buy(await withCart(sale, { ...mug, quantity: 2 }));
  await Promise.all([sale.settle(), sale.settle(), sale.settle(), sale.settle()]);
  await sale.settle();
  const items = await newOrdersOf(ana);
  expect(items).toHaveLength(1);
  expect(alertSchema.safeParse(items[0]).error?.issues ?? []).toEqual([]);
  const order = body.orders[0];
  expect(items[0]).toMatchObject({
    sellerId: ana.userId,
    type: 'new_order',
    category: 'order',
    priority: 'high',
    read: false,
    title: `New order ${order.number}`,
    actionUrl: `/seller-dashboard/orders/${order.orderId}`,
    actionLabel: 'View order',
  });
  expect(items[0]?.message).toMatch(/^2 pieces for €\S+\. Leaves by .*\d+.*\.$/);
  expect(await unreadOf(bea)).toBe(0);
  expect(await count(sale, `events WHERE name = 'alerts.raised' AND payload->>'alertId' = $1`, [items[0]?.id])).toBe(1);
});

test('[UX-70] an alert is read, searched and exported in the language of the page', async () => {
  await buy(await withCart(sale, mug));
  await sale.settle();
  const inLanguage = (language: string, path: string) =>
    ana.call('GET', `/api/seller/alerts${path}`, undefined, { 'accept-language': language });
  const first = async (language: string, query = '') => (await inLanguage(language, query)).body.items[0];
  expect(await first('en')).toMatchObject({ title: expect.stringMatching(/^New order/), language: 'en' });
  expect(await first('de')).toMatchObject({
    title: expect.stringMatching(/^Neue Bestellung/),
    actionLabel: 'Bestellung ansehen',
    language: 'de',
  });
  expect(await first('de', '?search=neue')).toBeDefined();
  expect(await first('en', '?search=neue')).toBeUndefined();
});

test('[ALERT-02, INV-24] an order whose alert could not be written is tried again', async () => {
  await sale.app.db.query({ text: 'ALTER TABLE alerts ADD CONSTRAINT broken CHECK (false) NOT VALID' });
  const error = sale.app.log.error;
  sale.app.log.error = () => undefined;
  await buy(await withCart(sale, mug));
  await sale.settle();
  expect(await count(sale, `parked_events WHERE reaction = 'alerts.on-order-placed'`)).toBe(1);
  await sale.app.db.query({ text: 'ALTER TABLE alerts DROP CONSTRAINT broken' });
  sale.app.log.error = error;
  await sale.app.db.query({ text: 'UPDATE parked_events SET next_at = now()' });
  await Promise.all([sale.settle(), sale.settle()]);
  expect([(await listOf(ana)).items.length, await count(sale, 'parked_events')]).toEqual([1, 0]);
});

test('[ALERT-26] a listing is low from the number on that its maker set', async () => {
  const lowOnes = async () =>
    (await listOf(ana)).items.filter(({ type }: { type: string }) => type === 'low_stock').length;
  await buy(await withCart(sale, mug));
  await sale.settle();
  expect(await lowOnes()).toBe(0);
  await sale.app.db.query({ text: 'UPDATE listings SET low_stock = 1000 WHERE id = $1', values: [mug.listingId] });
  await buy(await withCart(sale, mug));
  await sale.settle();
  expect(await lowOnes()).toBe(1);
});

test('[ALERT-12, INV-22] one, several or all are marked read, and only one’s own', async () => {
  for (let index = 0; index < 4; index += 1) await raise(ana);
  await raise(bea);
  const [first, second] = (await listOf(ana)).items;
  const [beas] = (await listOf(bea)).items;
  expect((await read(ana, [first?.id])).body).toEqual({ changed: [first?.id], unread: 3 });
  expect((await read(ana, [first?.id, second?.id, 'nothing'])).body).toEqual({ changed: [second?.id], unread: 2 });
  expect((await read(ana, [second?.id, beas?.id])).body.error.message).toBe('Unauthorized batch operation.');
  expect((await read(ana, [second?.id, 'x1', 'x2'])).body.error.message).toBe('Batch operation mostly failed');
  expect(await unreadOf(bea)).toBe(1);
  for (const category of ['order', 'payment']) {
    const { items, unreadHere } = await listOf(ana, `?unread=true&category=${category}`);
    expect(unreadHere).toBe(items.length);
  }
  expect((await listOf(ana, '?unread=true')).items).toHaveLength(2);
  expect((await read(ana, 'all')).body).toMatchObject({ unread: 0 });
  expect((await read(ana, [])).body).toEqual({ changed: [], unread: 0 });
  expect([await unreadOf(bea), (await listOf(bea)).items[0]?.read]).toEqual([1, false]);
});

test('[ALERT-18] without a session nothing is read or marked', async () => {
  const guest = browser(sale.address);
  for (const answer of [
    await guest.call('GET', '/api/seller/alerts'),
    await guest.call('GET', '/api/seller/alerts/unread'),
    await read(guest, 'all'),
  ])
    expect(answer.body.error).toMatchObject({
      code: 'request/sign-in-required',
      message: 'Authentication required.',
    });
});

test('[ALERT-17] the list goes newest first, by category, and pages through each once', async () => {
  for (let index = 0; index < 7; index += 1)
    await raise(ana, index % 2 ? { category: 'order', type: 'new_order' } : {});
  await raise(bea);
  const all = (await listOf(ana)).items.map((alert) => alert.id);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Output<typeof contract.alerts.listAlerts> = await listOf(
      ana,
      `?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect(alertsContract.listAlerts['~orpc'].outputSchema?.['~standard'].validate(page)).not.toHaveProperty('issues');
    seen.push(...page.items.map((alert) => alert.id));
    cursor = page.nextCursor;
    await raise(ana);
  }
  expect(seen).toEqual(all);
  expect(new Set(all).size).toBe(7);
  expect((await listOf(ana, '?category=order')).items).toHaveLength(3);
  expect(codeOf(await ana.call('GET', '/api/seller/alerts?category=nonsense'))).toEqual([400, 'request/invalid']);
  expect((await listOf(ana, '?cursor=nonsense')).items.length).toBe(10);
});

test('[ALERT-11] what is stored is escaped, and what a person reads is decoded exactly once', async () => {
  await raise(ana, { title: '&lt;b&gt; &quot;Mug&quot; 10&#x2F;12', message: '&amp;lt;' });
  expect((await listOf(ana)).items[0]).toMatchObject({ title: '<b> "Mug" 10/12', message: '&amp;lt;' });
});

test('[INV-21, UX-70] an address that nobody proved gets only so many mails of alerts a day', async () => {
  const email = 'bea.weaver@example.com';
  const mails = () => count(sale, 'mails WHERE recipient = $1 AND key LIKE $2', [email, 'alert:%']);
  const sold = async () => {
    await buy(await withCart(sale, await variantOf(sale, bea)));
    await sale.settle();
  };
  await bea.call('PUT', '/api/accounts/notifications', {
    choices: [{ kind: 'order', channel: 'email', wanted: true }],
  });
  await sold();
  expect(await mails()).toBe(1);
  await usedUp(sale.app, {
    subject: `sent:${createHash('sha256').update(email).digest('base64url')}`,
    action: 'accounts.notice',
    times: 20,
    seconds: 86_400,
  });
  await sold();
  expect([await mails(), (await newOrdersOf(bea)).length]).toEqual([1, 2]);
  await sale.app.db.query({ text: 'UPDATE users SET email_verified = true WHERE email = $1', values: [email] });
  await sold();
  expect(await mails()).toBe(2);
});
