import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { NOON, shown, signIn } from '#test/support/markup/markup.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import type { Order } from '#domain/orders/model.ts';
import { cartOverlay } from '#web/modules/cart/cart-overlay.ts';
import { MoneyBack } from './money-back.tsx';
import { OrderActions } from './order-actions.tsx';
import { orderSellerSections } from './sections.tsx';
import { ShopArrival } from './shop-arrival.tsx';

vi.mock('#web/platform/live.ts', () => ({ useLive: () => undefined }));
vi.mock('../refund/late-refund-dialog.ts', async () => ({
  LateRefundDialog: (await import('../refund/refund-dialog.tsx')).RefundDialog,
}));
const sellerStale = [
  'orders.getShopOrder',
  'orders.listShopOrders',
  'orders.getOverview',
  'payments.getBalance',
  'payments.listLedger',
  'payments.listOrderLedger',
];
beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});

test('[ORD-01, PAY-04] a maker gives money back or calls an order off with a reason', async () => {
  const part = await openPart(MoneyBack, { order: shownOrder() });
  const before = part.lines();
  for (const name of before.map((line) => line.slice(1, -1))) {
    await part.press(name);
    expect(part.lines().length).toBeGreaterThan(before.length);
    await part.key('Escape');
    expect(part.lines()).toEqual(before);
  }
  answerCalls({ 'orders.refundShopOrder': () => ({ amountCents: 8950 }) });
  await part.press(before[0]?.slice(1, -1) ?? '');
  await part.fill('Reason', 'Broken');
  await part.press('Give €89.50 back');
  expect([part.lines(), sentNow()[0], staleNow()]).toEqual([
    before,
    ['orders.refundShopOrder', { orderId: 'order-1', refund: { kind: 'all' }, reason: 'Broken' }],
    sellerStale,
  ]);
  saidNow();
  answerCalls({ 'orders.cancelShopOrder': () => new Problem(409, 'It has left.') });
  const cancel = before[1]?.slice(1, -1) ?? '';
  await part.press(cancel);
  part.lines();
  await part.key('1');
  expect(part.changes()).toEqual(['− [Cancel the order – off]', '+ A piece broke', '+ [Cancel the order]']);
  await part.key('Enter');
  expect([part.lines(), sentNow(), saidNow(), staleNow()]).toEqual([
    ['[Give money back]', '[Cancel the order]'],
    [['orders.cancelShopOrder', { orderId: 'order-1', reason: 'A piece broke' }]],
    ['error: It has left.'],
    [
      'orders.getShopOrder',
      'orders.listShopOrders',
      'orders.getOverview',
      'payments.getBalance',
      'payments.listLedger',
      'payments.listOrderLedger',
    ],
  ]);
  answerCalls({ 'orders.cancelShopOrder': () => shownOrder() });
  await part.press(cancel);
  await part.fill('Reason', ' The kiln broke. ');
  await part.press(cancel, -1);
  expect([sentNow()[0], saidNow()]).toEqual([
    ['orders.cancelShopOrder', { orderId: 'order-1', reason: 'The kiln broke.' }],
    ['success: AM-2026-100001 is cancelled. The money goes back.'],
  ]);
});

test('[ORD-03] a maker begins, sends and sees arrive an order', async () => {
  const operation = async (order: Partial<Order>, press: (part: Part) => Promise<void>): Promise<unknown> => {
    const part = await openPart(OrderActions, { order: shownOrder(order) });
    const before = part.lines();
    await press(part);
    const all = [sentNow(), saidNow(), staleNow(), part.lines().length - before.length];
    await part.close();
    return all;
  };
  answerCalls({ 'orders.moveShopOrder': () => shownOrder() });
  expect(await operation({}, (part) => part.press('Start making'))).toEqual([
    [['orders.moveShopOrder', { orderId: 'order-1', state: 'processing' }]],
    ['success: AM-2026-100001 is being made.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  const send = async (part: Part): Promise<void> => {
    await part.press('Mark as sent');
    await part.fill('Carrier', ' DHL ');
    await part.fill('Tracking number', ' 0034043416 ');
    await part.press('Mark as sent', -1);
  };
  expect(await operation({ state: 'processing' }, send)).toEqual([
    [['orders.moveShopOrder', { carrier: 'DHL', orderId: 'order-1', state: 'shipped', tracking: '0034043416' }]],
    ['success: AM-2026-100001 is on its way. Bo Ek has been told.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  const name = async (part: Part): Promise<void> => {
    await part.press('Add tracking number');
    const off = part.lines().at(-1);
    await part.fill('Tracking number', '0034043416');
    expect([off, part.lines().at(-1)]).toEqual(['[Save – off]', '[Save]']);
    await part.press('Save');
  };
  expect(await operation({ state: 'shipped' }, name)).toEqual([
    [['orders.moveShopOrder', { carrier: '', orderId: 'order-1', state: 'shipped', tracking: '0034043416' }]],
    ['success: AM-2026-100001 has its number.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  answerCalls({ 'orders.moveShopOrder': () => new Problem(409, 'It is called off.') });
  expect(await operation({ state: 'shipped', tracking: '1' }, (part) => part.press('It has arrived'))).toEqual([
    [['orders.moveShopOrder', { orderId: 'order-1', state: 'delivered' }]],
    ['error: It is called off.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  const letBe = async (part: Part): Promise<void> => {
    await part.press('Mark as sent');
    await part.press('Cancel');
  };
  expect(await operation({ state: 'processing' }, letBe)).toEqual([[], [], [], 0]);
});

test('[SHELL-09, UX-86] a new order is told with a way to it; what else happens to orders is read', async () => {
  const { live } = orderSellerSections;
  const received: Record<string, string[]> = {};
  for (const name of [
    'orders.withdrawal-moved',
    'orders.refunded',
    'orders.disputed',
    'orders.tracking-named',
    'orders.arrival-said',
    'orders.moved',
  ] as const) {
    (live?.[name] as ((fact: object) => void) | undefined)?.({});
    await new Promise((resolve) => setTimeout(resolve));
    received[name] = staleNow();
  }
  (live?.['orders.placed'] as ((fact: object) => void) | undefined)?.({
    number: 'AM-1',
    totalCents: 8950,
    orderId: 'o1',
  });
  const { toasts } = await import('#web/ui/toasts/toasts.ts');
  toasts.get()[0]?.action?.onClick();
  await new Promise((resolve) => setTimeout(resolve));
  expect([received, saidNow(), staleNow(), location.pathname]).toEqual([
    {
      'orders.arrival-said': ['orders.getShopOrder'],
      'orders.disputed': ['orders.getShopOrder'],
      'orders.moved': ['orders.getOverview', 'orders.listShopOrders', 'orders.getShopOrder'],
      'orders.refunded': ['orders.getShopOrder'],
      'orders.tracking-named': ['orders.getShopOrder'],
      'orders.withdrawal-moved': ['orders.getShopOrder'],
    },
    ['success: New order AM-1, €89.50 [Open it]'],
    ['orders.getOverview', 'orders.listShopOrders'],
    '/seller-dashboard/orders/o1',
  ]);
});

test('[ORD-01] a maker says on the next day at the earliest that a parcel has arrived', async () => {
  const sentAt = (at: string): Order['timeline'] => [{ state: 'shipped', at, by: 'maker' }];
  const timeline = sentAt('2026-12-01T10:00:00.000Z');
  const shownWith = (changes: Partial<Order>) =>
    shown(ShopArrival, { order: shownOrder({ state: 'shipped', timeline, ...changes }) });
  expect(shownWith({ timeline: sentAt(NOON.toISOString()) })).toEqual([]);
  expect(shownWith({})).toEqual(['[It has arrived]']);
  const arrivalSaidAt = NOON.toISOString();
  expect(shownWith({ arrivalSaidAt, arrivalSaidBy: 'buyer' })).toEqual(['status: Bo Ek says that it has arrived.']);
  const said = shownOrder({ state: 'shipped', timeline, arrivalSaidAt, arrivalSaidBy: 'maker' });
  answerCalls({ 'orders.undoShopDelivery': () => ({ orderId: 'order-1', state: 'shipped' }) });
  const part = await openPart(ShopArrival, { order: said });
  await part.press('Undo');
  expect([sentNow(), saidNow()]).toEqual([
    [['orders.undoShopDelivery', { orderId: 'order-1' }]],
    ['success: Undone. AM-2026-100001 is on its way again.'],
  ]);
  await part.close();
});
