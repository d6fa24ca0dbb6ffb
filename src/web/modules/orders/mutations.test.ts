import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, keysNow, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownCart } from '#test/builders/shown-cart.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { go } from '#web/platform/router/navigation.ts';
import { cartOverlay } from '#web/modules/cart/cart-overlay.ts';
import { BuyAgain } from './buy-again.tsx';
import { OrdersPage } from './orders-page.tsx';
import { OwnOrderActions } from './own-order-actions.tsx';
import { ownOrdersLive } from './own-orders-live.ts';
import { TrackPage } from './track-page.tsx';
import { TrackingNumber } from './tracking-number.tsx';

vi.mock('#web/platform/live.ts', () => ({ useLive: () => undefined }));
const path = (): string => location.pathname + location.search;
const again = {
  'orders.getOrder': () =>
    shownOrder({
      lines: [
        shownLine(),
        shownLine({ id: 'line-2', title: 'Cup', variantId: 'sand', quantity: 1, personalisation: 'For Ida' }),
      ],
    }),
};
const way = {
  state: 'shipped',
  shopName: 'Rio Clay',
  place: 'Porto',
  deliveryName: 'Tracked',
  leavesBy: '2026-12-02',
  arrivesFrom: '2026-12-05',
  arrivesTo: '2026-12-08',
  carrier: 'DHL',
  tracking: '0034',
  parcels: [],
  timeline: [{ state: 'confirmed', at: '2026-12-01T10:05:00.000Z', by: 'buyer' }],
};
beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});

test('[ORD-01, ORD-02] a buyer calls an order off once that is confirmed, or says that it has arrived', async () => {
  const part = await openPart(OwnOrderActions, { order: shownOrder(), accessKey: 'k1' });
  sentNow();
  await part.press('Cancel the order');
  expect(part.changes()).toEqual([
    '+ Cancel AM-2026-100001?',
    '+ Rio Clay has not begun it yet. €89.50 go back to the card that you paid with.',
    '+ [Keep it]',
    '+ [Cancel the order]',
  ]);
  await part.press('Keep it');
  expect([part.lines(), sentNow()]).toEqual([['[Cancel the order]'], []]);
  answerCalls({
    'orders.cancelOrder': () => new Problem(409, 'The maker has begun it.'),
    'orders.confirmDelivery': () => shownOrder(),
  });
  await part.press('Cancel the order');
  await part.press('Cancel the order', -1);
  expect([part.lines(), sentNow(), saidNow(), staleNow()]).toEqual([
    ['[Cancel the order]'],
    [['orders.cancelOrder', { accessKey: 'k1', orderId: 'order-1' }]],
    ['error: The maker has begun it.'],
    ['orders.getOrder', 'orders.listOrders'],
  ]);
  answerCalls({ 'orders.cancelOrder': () => shownOrder() });
  await part.press('Cancel the order');
  await part.press('Cancel the order', -1);
  expect([sentNow().length, saidNow()]).toEqual([
    1,
    ['success: AM-2026-100001 is cancelled. Your money is on its way back.'],
  ]);
  await part.close();
  const arrived = await openPart(OwnOrderActions, {
    order: shownOrder({ state: 'shipped', deliveryId: 'pickup' }),
    accessKey: undefined,
  });
  staleNow();
  await arrived.press('I have collected it');
  await arrived.press('I have collected it', -1);
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [['orders.confirmDelivery', { orderId: 'order-1' }]],
    ['success: Good to hear. Enjoy it.'],
    ['orders.getOrder', 'orders.listOrders'],
  ]);
});

test('[UX-62, ORD-02] an order is bought again: what can be had lies in the cart, what cannot is named', async () => {
  answerCalls({
    ...again,
    'cart.addItem': ({ variantId }) => (variantId === 'sand' ? new Problem(409, 'Sold out.') : shownCart()),
    'cart.getCart': () => shownCart(),
  });
  const part = await openPart(BuyAgain, { orderId: 'o1', number: 'AM-1', accessKey: 'k1' });
  await part.press('Buy again');
  expect([sentNow(), part.lines(), cartOverlay.get()]).toEqual([
    [
      ['orders.getOrder', { accessKey: 'k1', orderId: 'o1' }],
      ['cart.addItem', { listingId: 'jug', personalisation: '', quantity: 2, variantId: 'ink' }],
      ['cart.addItem', { listingId: 'jug', personalisation: 'For Ida', quantity: 1, variantId: 'sand' }],
      ['cart.getCart', {}],
    ],
    ['[Buy again, order AM-1]', 'alert:', 'Cup: Sold out.'],
    true,
  ]);
  cartOverlay.set(false);
  answerCalls({ 'cart.addItem': () => new Problem(409, 'Sold out.') });
  await part.press('Buy again');
  expect([part.lines(), cartOverlay.get(), sentNow().map(([name]) => name)]).toEqual([
    ['[Buy again, order AM-1]', 'alert:', 'Jug: Sold out.', 'Cup: Sold out.'],
    false,
    ['orders.getOrder', 'cart.addItem', 'cart.addItem'],
  ]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerCalls({ 'cart.addItem': ({ variantId }) => (variantId === 'sand' ? new Problem(0, '') : shownCart()) });
  keysNow('cart.addItem');
  await part.press('Buy again');
  const lost = keysNow('cart.addItem');
  expect([part.changes(), saidNow()]).toEqual([[], ['error: The pieces could not be put into your cart. Try again.']]);
  answerCalls({ 'cart.addItem': () => shownCart() });
  await part.press('Buy again');
  expect([keysNow('cart.addItem'), part.lines()]).toEqual([lost, ['[Buy again, order AM-1]']]);
  await part.press('Buy again');
  expect(keysNow('cart.addItem').filter((key) => lost.includes(key))).toEqual([]);
  sentNow();
  answerCalls({ 'orders.getOrder': () => new Problem(404, 'There is none.') });
  await part.press('Buy again');
  expect([part.changes(), saidNow()]).toEqual([[], ['error: The pieces could not be put into your cart. Try again.']]);
});

test('[UX-62] what is looked for stands in the address', async () => {
  answerCalls({
    'orders.listOrders': () => ({ items: [], nextCursor: null, years: [2026, 2025] }),
    'reviews.listToReview': () => ({ items: [] }),
  });
  const part = await openPart(OrdersPage, {}, '/orders?q=jug&state=shipped&year=2024');
  expect(part.lines()).toEqual(
    expect.arrayContaining([
      'Piece, maker or number‹search jug›',
      'Every status / Confirmed / Being made / *On its way / Delivered / Completed / Cancelled / Refunded /',
      'All years / 2026 / 2025 / *2024 /',
      'No order fits. [Show all orders → /orders]',
    ]),
  );
  sentNow();
  await part.fill('Piece, maker or number', ' bowl ');
  await part.leave();
  expect([path(), sentNow()]).toEqual([
    '/orders?q=bowl&state=shipped&year=2024',
    [['orders.listOrders', { limit: 20, q: 'bowl', state: 'shipped', year: 2024 }]],
  ]);
  await part.fill('Piece, maker or number', 'bowl ');
  await part.leave();
  expect(sentNow()).toEqual([]);
  await part.fill('Status', '');
  await part.fill('Year', '2025');
  expect(path()).toEqual('/orders?q=bowl&year=2025');
  await part.fill('Piece, maker or number', '');
  await part.press('Find');
  await part.fill('Year', '');
  expect(path()).toBe('/orders');
  await part.do(() => go('/orders?q=cup&state=nowhere&year=1999'));
  expect(part.lines().slice(1, 6)).toEqual([
    'Piece, maker or number‹search cup›',
    'Status',
    '*Every status / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
    'Year',
    '*All years / 2026 / 2025 /',
  ]);
});

test('[SHELL-09] whatever moves an order makes it and its list stale', async () => {
  for (const received of Object.values(ownOrdersLive[0] ?? {})) {
    received();
    await new Promise((resolve) => setTimeout(resolve));
    expect(staleNow()).toEqual(['orders.getOrder', 'orders.listOrders']);
  }
});

test('[ORD-05, UX-64] an order is found by its number and address', async () => {
  answerCalls({ 'orders.trackOrder': () => new Problem(404, 'x') });
  const part = await openPart(TrackPage, {}, '/track?number=AM-1');
  expect(part.lines()).toEqual([
    'Track an order',
    'Order number‹text AM-1›',
    'It stands in the confirmation mail.',
    'E-mail address‹email›',
    '[Find the order]',
    '[I only have the parcel number]',
  ]);
  await part.press('Find');
  expect(sentNow()).toEqual([]);
  await part.fill('E-mail address', 'bo@example.com');
  await part.key('Enter');
  expect([part.changes(), sentNow()]).toEqual([
    [
      '− E-mail address‹email›',
      '+ E-mail address‹email bo@example.com›',
      '+ alert: No order has this number and this address. Check both; the number looks like AM-2026-123456.',
    ],
    [['orders.trackOrder', { email: 'bo@example.com', number: 'AM-1' }]],
  ]);
  answerCalls({
    'orders.trackOrder': () => ({
      ...way,
      number: 'AM-1',
      destination: { city: 'Wien', country: 'AT' },
      lines: [{ title: 'Jug', quantity: 2, picture: null }],
    }),
  });
  await part.key('Enter');
  expect(part.changes()).toEqual([
    '− alert: No order has this number and this address. Check both; the number looks like AM-2026-123456.',
    '+ On its way',
    '+ AM-1 from Rio Clay, Porto. Tracked, arrives Sat 5 Dec – Tue 8 Dec. Goes to Wien, Austria.',
    '+ Tue 1 DecConfirmed 10:05',
    '+ Wed 2 DecLeaves the workshop at the latest',
    '+ Tue 8 DecArrives at the latest',
    '+ 2 × Jug',
  ]);
  answerCalls({ 'orders.trackOrder': () => new Problem(429, 'Too often. Wait a minute.') });
  await part.key('Enter');
  expect(part.changes().filter((line) => /alert|Jug/.test(line))).toEqual([
    '− 2 × Jug',
    '+ alert: Too often. Wait a minute.',
  ]);
});

test('[ORD-05, UX-64] a parcel is found by its number', async () => {
  answerCalls({ 'orders.trackParcel': () => new Problem(404, 'x') });
  const part = await openPart(TrackPage, {}, '/track');
  await part.press('I only have the parcel number');
  expect(part.lines()).toEqual([
    'Track an order',
    'Parcel number‹text›',
    'The carrier’s, from the label or the mail that it was sent.',
    '[Find the parcel]',
    '[I have the order number and e-mail address]',
  ]);
  await part.fill('Parcel number', '0034');
  await part.key('Enter');
  expect([part.changes(), sentNow().at(-1)]).toEqual([
    [
      '− Parcel number‹text›',
      '+ Parcel number‹text 0034›',
      '+ alert: No parcel on its way has this number. Check it, or wait until its maker has named it.',
    ],
    ['orders.trackParcel', { tracking: '0034' }],
  ]);
  answerCalls({ 'orders.trackParcel': () => way });
  await part.key('Enter');
  expect(part.changes()).toEqual([
    '− alert: No parcel on its way has this number. Check it, or wait until its maker has named it.',
    '+ On its way',
    '+ A parcel from Rio Clay, Porto. Tracked, arrives Sat 5 Dec – Tue 8 Dec.',
    '+ Tue 1 DecConfirmed 10:05',
    '+ Wed 2 DecLeaves the workshop at the latest',
    '+ Tue 8 DecArrives at the latest',
  ]);
});

test('[UX-64] a parcel that has arrived is not said to arrive', async () => {
  answerCalls({ 'orders.trackParcel': () => ({ ...way, state: 'delivered' }) });
  const part = await openPart(TrackPage, {}, '/track');
  await part.press('I only have the parcel number');
  await part.fill('Parcel number', '0034');
  await part.key('Enter');
  expect(part.lines()).toContain('A parcel from Rio Clay, Porto. Tracked.');
});

test('[UX-64] the number of a parcel is copied by one press', async () => {
  const part = await openPart(TrackingNumber, { carrier: 'DHL', tracking: '0034' });
  await part.press(part.find('Copy').getAttribute('aria-label') ?? 'Copy');
  expect([await navigator.clipboard.readText(), saidNow(), part.lines()]).toEqual([
    '0034',
    ['success: The number is copied'],
    ['DHL 0034[Copy the parcel’s number 0034: Copy]status:'],
  ]);
});
