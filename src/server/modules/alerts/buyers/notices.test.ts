import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, put, variantOf, withCart } from '#test/builders/buying.ts';
import { arrive } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
const notices = async (who: Pick<Browser, 'call'>, query = {}) => ask(who, contract.alerts.listNotices, query);
const titles = async (): Promise<string[]> => (await notices(bo)).items.map(({ title }) => title);
const state = (orderId: string, to: string) => ana.call('POST', `/api/seller/orders/${orderId}/state`, { state: to });

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bo = await signUp(await withCart(sale, await variantOf(sale, ana, { quantity: 9 })), 'Bo Buyer');
  const { body } = await buy(bo);
  const { orderId } = body.orders[0] as { orderId: string };
  for (const to of ['processing', 'shipped']) await state(orderId, to);
  await arrive(sale.app, orderId);
  await Promise.all([sale.settle(), sale.settle()]);
});
afterAll(() => sale.stop());

test('[ALERT-02, UX-70] a buyer reads the steps of an order once each, and its maker nothing of them', async () => {
  expect((await titles()).toSorted()).toEqual(
    [
      'Ana Potter has your order',
      'Ana Potter is making your order',
      'Your order from Ana Potter has arrived',
      'Your order from Ana Potter is on its way',
    ].map((title) => expect.stringContaining(title)),
  );
  const { items } = await ask(ana, contract.alerts.listAlerts);
  expect(items.map(({ type }) => type).filter((type) => type.includes('order'))).toEqual(['new_order']);
});

test('[UX-70] what a buyer was told is read in the language of the page', async () => {
  const { body } = await bo.call('GET', '/api/notices', undefined, { 'accept-language': 'de' });
  expect(body.items.map(({ title }: { title: string }) => title)).toContainEqual(
    expect.stringMatching(/ist unterwegs$/),
  );
});

test('[ALERT-04, INV-22] each leads to the order; they are marked read by their owner alone', async () => {
  const { items, unread } = await notices(bo);
  expect(items.every(({ actionUrl }) => actionUrl.startsWith('/order-history/'))).toBe(true);
  const cy = await signUp(browser(sale.address), 'Cy Stranger');
  await cy.call('POST', '/api/notices/read', { ids: items.map(({ noticeId }) => noticeId) });
  expect([unread, (await ask(bo, contract.alerts.getUnreadNotices)).unread]).toEqual([4, 4]);
  expect((await bo.call('POST', '/api/notices/read', { ids: [items[0]?.noticeId] })).body).toEqual({ unread: 3 });
  expect((await bo.call('POST', '/api/notices/read', { ids: 'all' })).body).toEqual({ unread: 0 });
});

test('[ALERT-17] they are read page by page, each once', async () => {
  const first = await notices(bo, { limit: 3 });
  const second = await notices(bo, { limit: 3, cursor: first.nextCursor ?? '' });
  const ids = [...first.items, ...second.items].map(({ noticeId }) => noticeId);
  expect([new Set(ids).size, second.nextCursor]).toEqual([4, null]);
});

test('[UX-70] who wants none of a kind on screen reads none of it', async () => {
  const choices = [{ kind: 'own_orders', channel: 'screen', wanted: false }];
  await bo.call('PUT', '/api/accounts/notifications', { choices });
  await put(bo, await variantOf(sale, ana));
  expect((await buy(bo)).status).toBe(200);
  await sale.settle();
  expect((await titles()).length).toBe(4);
});

test('[INV-22] a visitor has none', async () =>
  expect(codeOf(await browser(sale.address).call('GET', '/api/notices'))).toEqual([401, 'request/sign-in-required']));
