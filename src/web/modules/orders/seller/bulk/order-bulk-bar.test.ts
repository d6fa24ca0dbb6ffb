import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as server from '#test/support/markup/shop.ts';
import { SellerOrdersPage } from '../seller-orders-page.tsx';

const order = (n: number, state: string) => ({
  ...{ orderId: `o${n}`, number: `AM-2026-10000${n}`, state, buyerName: `Buyer ${n}`, city: 'Wien', country: 'AT' },
  ...{ totalCents: 4200, currency: 'EUR', itemCount: 1, firstTitle: 'Jug', pictures: [], timeZone: 'UTC' },
  ...{ placedAt: '2026-12-01T10:00:00.000Z', stateSince: '2026-12-01T10:00:00.000Z', leavesBy: '2026-12-20' },
  ...{ deliveryId: 'standard', awaitsBuyer: false, arrivesFrom: '2026-12-22', arrivesTo: '2026-12-23' },
});
const waiting = { toShip: 312, late: 0, dueToday: 0, proofsWanted: 0, sold: null };
const open = async (state: string, ...orders: object[]): Promise<void> => {
  answerPages(
    'orders.listShopOrders',
    partly({ state, limit: 30 }),
    partly({ items: orders, counts: { confirmed: 312, shipped: 9 }, years: [], nextCursor: null, ...waiting }),
  );
  await page.lookAt(SellerOrdersPage, {}, `/seller-dashboard/orders?state=${state}`);
};

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'rio' });
});

test('[UX-86] all of a view are begun by its filter, batch by batch, but for those let go', async () => {
  await open('to_ship', order(1, 'confirmed'), order(2, 'confirmed'));
  const requests: unknown[] = [];
  server.answering('orders.moveMany', (input) => {
    requests.push(input);
    return { moved: ['o1'], refused: [], nextAfter: requests.length === 1 ? 'o1' : null };
  });
  await page.press('Choose all shown');
  await page.press('Select all 312');
  await page.press('Choose AM-2026-100002');
  await page.press('Start making');
  const chosen = { filter: { state: 'to_ship' }, except: ['o2'] };
  expect(requests).toEqual([
    { chosen: { ...chosen, after: null }, move: 'processing' },
    { chosen: { ...chosen, after: 'o1' }, move: 'processing' },
  ]);
});

test('[UX-86] sending asks first, and names each order that stayed', async () => {
  await open('to_ship', order(1, 'confirmed'), order(2, 'processing'));
  server.answering('orders.moveMany', () => ({
    moved: ['o1'],
    refused: [{ orderId: 'o2', number: 'AM-2026-100002', code: 'orders/proof-open' }],
    nextAfter: null,
  }));
  await page.press('Choose all shown');
  await page.press('Mark as sent');
  expect(page.lines().join(' ')).toContain('Mark 2 orders as sent?');
  await page.press('Mark as sent', 1);
  expect(page.lines().join(' ')).toContain('1 order could not be changed');
});

test('[UX-86] what arrived is taken back', async () => {
  await open('shipped', order(1, 'shipped'));
  const requests: unknown[] = [];
  server.answering('orders.moveMany', ({ move }) => {
    requests.push(move);
    return { moved: ['o1'], refused: [], nextAfter: null };
  });
  await page.press('Choose AM-2026-100001');
  await page.press('Mark as arrived');
  await server.pressSaid();
  expect(requests).toEqual(['delivered', 'not_delivered']);
});
