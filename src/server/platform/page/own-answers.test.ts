import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { variantOf, withCart } from '#test/builders/buying.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';

let sale: Sale;
let bo: Browser;
const web = temporaryFolder('web-');

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<html lang="en"><head><title>x</title></head><body></body></html>');
  sale = await openSale({}, { web });
  bo = await signUp(browser(sale.address), 'Bo Buyer');
});
afterAll(async () => {
  await sale.stop();
  rmSync(web, { recursive: true });
});

/** Which answers stand in a page, and what it says of being kept. */
async function brought(who: Browser, path: string) {
  const { headers, body } = await who.call('GET', path, undefined, { 'accept-language': 'de-AT,de;q=0.9' });
  const [, state = '{}'] = /id="page-state">(.*?)<\/script>/.exec(String(body)) ?? [];
  const { firstData } = JSON.parse(state) as { firstData: Record<string, unknown> };
  return { names: Object.keys(firstData), cacheControl: headers.get('cache-control'), answers: firstData };
}

test.each([
  ['/messages', ['messages.getInbox {}', 'messages.listConversations {"folder":"inbox","limit":30}']],
  ['/messages?folder=trash', ['messages.getInbox {}', 'messages.listConversations {"folder":"trash","limit":30}']],
  ['/messages?q=vase', ['messages.getInbox {}']],
  [
    '/seller-dashboard/orders',
    ['shops.getMine {}', 'orders.getOverview {}', 'alerts.getUnreadCount {}', 'messages.getInbox {}'],
  ],
])(
  '[SHELL-04] %s brings its person’s first data, is kept by nobody and is empty for strangers',
  async (path, names) => {
    const own = await brought(bo, path);
    expect([own.names, own.cacheControl]).toEqual([names, 'no-store']);
    expect((await brought(browser(sale.address), path)).names).toEqual([]);
    expect(sale.app.cache.size.entries).toBe(0);
  },
);

test('[SHELL-04] the overview of a shop comes whole', async () => {
  expect((await brought(bo, '/seller-dashboard')).names).toHaveLength(12);
  expect((await brought(bo, '/admin')).names.filter((name) => name !== 'admin.getMe {}')).toEqual([]);
});

test('[SHELL-04, CART-06] a guest’s checkout comes priced for where they likely live', async () => {
  const guest = await withCart(sale, await variantOf(sale, await maker(sale.address, 'Cleo Weaver')));
  const { names, cacheControl, answers } = await brought(guest, '/checkout');
  expect([names, cacheControl]).toEqual([['checkout.getQuote {"country":"AT"}'], 'no-store']);
  expect(answers[names[0] ?? '']).toMatchObject({ country: 'AT' });
  expect(await brought(browser(sale.address), '/checkout')).toMatchObject({ names: [], cacheControl: 'no-cache' });
});
