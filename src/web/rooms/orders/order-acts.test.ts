import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, keysNow, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownCart } from '#test/builders/shown-cart.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Order } from '#domain/orders/model.ts';
import { go } from '#web/platform/router/navigation.ts';
import { cartOverlay } from '#web/rooms/cart/cart-overlay.ts';
import { OrderActs as OfficeActs } from './admin/order-acts.tsx';
import { OrdersPage as OfficeOrders } from './admin/orders-page.tsx';
import { BuyAgain } from './buy-again.tsx';
import { OrdersPage } from './orders-page.tsx';
import { OwnOrderActs } from './own-order-acts.tsx';
import { ownOrdersLive } from './own-orders-live.ts';
import { RefundDialog } from './refund/refund-dialog.tsx';
import { MoneyBack } from './seller/money-back.tsx';
import { OrderActs } from './seller/order-acts.tsx';
import { orderSellerSections } from './seller/sections.tsx';
import { SellerOrdersPage } from './seller/seller-orders-page.tsx';
import { ToReview } from './to-review.tsx';
import { TrackPage } from './track-page.tsx';
import { TrackingNumber } from './tracking-number.tsx';
import { ShopWithdrawals } from './withdrawal/shop-withdrawals.tsx';
import { WithdrawPage } from './withdrawal/withdraw-page.tsx';

vi.mock('#web/platform/live.ts', () => ({ useLive: () => undefined }));
vi.mock('./refund/late-refund-dialog.ts', async () => ({
  LateRefundDialog: (await import('./refund/refund-dialog.tsx')).RefundDialog,
}));

beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});
const path = (): string => location.pathname + location.search;

test('[ORD-01, ORD-02] a buyer calls an order off once that is confirmed, or says that it has arrived; the key of a guest goes along', async () => {
  const part = await openPart(OwnOrderActs, { order: shownOrder(), accessKey: 'k1' });
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
  const arrived = await openPart(OwnOrderActs, { order: shownOrder({ state: 'shipped' }), accessKey: undefined });
  staleNow();
  await arrived.press(arrived.place.textContent ?? '');
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [
      [
        'orders.confirmDelivery',
        {
          orderId: 'order-1',
        },
      ],
    ],
    ['success: Good to hear. Enjoy it.'],
    ['orders.getOrder', 'orders.listOrders'],
  ]);
});

const again = {
  'orders.getOrder': () =>
    shownOrder({
      lines: [
        shownLine(),
        shownLine({ id: 'line-2', title: 'Cup', variantId: 'sand', quantity: 1, personalisation: 'For Ida' }),
      ],
    }),
};
test('[UX-62, ORD-02] an order is bought again: what can be had lies in the cart, what cannot is named, and a lost line adds nothing twice', async () => {
  answerCalls({
    ...again,
    'cart.addItem': ({ variantId }) => (variantId === 'sand' ? new Problem(409, 'Sold out.') : shownCart()),
    'cart.getCart': () => shownCart(),
  });
  const part = await openPart(BuyAgain, { orderId: 'o1', number: 'AM-1', accessKey: 'k1' });
  await part.press('Buy again');
  expect([sentNow(), part.lines(), cartOverlay.get()]).toEqual([
    [
      [
        'orders.getOrder',
        {
          accessKey: 'k1',
          orderId: 'o1',
        },
      ],
      [
        'cart.addItem',
        {
          listingId: 'jug',
          personalisation: '',
          quantity: 2,
          variantId: 'ink',
        },
      ],
      [
        'cart.addItem',
        {
          listingId: 'jug',
          personalisation: 'For Ida',
          quantity: 1,
          variantId: 'sand',
        },
      ],
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

const closed: string[] = [];
const openRefund = (order: Order): Promise<Part> =>
  openPart(RefundDialog, {
    order,
    call: 'orders.refundShopOrder' as const,
    reasonNote: 'Bo reads it',
    onDone: () => void closed.push('done'),
    onClose: () => void closed.push('closed'),
  });
const kind = (part: Part, at: number): Promise<void> =>
  part.do(() => part.place.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click());

test('[PAY-04] money goes back: all of it, pieces or a sum; what is missing is said and goes with the next change; what goes back stands on the button', async () => {
  const part = await openRefund(
    shownOrder({
      lines: [
        shownLine({ refundedQuantity: 1 }),
        shownLine({ id: 'line-2', title: 'Cup', quantity: 1, unitPriceCents: 1000 }),
      ],
      subtotalCents: 9400,
      totalCents: 9950,
      refundedCents: 4200,
    }),
  );
  expect(part.lines()).toEqual([
    'Give money back',
    '€57.50 of €99.50 are left of AM-2026-100001. It goes back to the card that paid, and cannot be taken back.',
    'How much',
    '‹radio on›All that is left‹radio›Some pieces‹radio›A sum',
    'Reason Bo reads it',
    '[Keep the money]',
    '[Give €57.50 back]',
  ]);
  await part.press('Give €57.50 back');
  expect([part.changes(), sentNow()]).toEqual([['+ alert: Write why the money goes back.'], []]);
  await part.fill('Reason', ' no ');
  expect(part.changes()).toEqual(['− alert: Write why the money goes back.', '+ no']);
  await part.press('Give €57.50 back');
  expect(part.changes()).toEqual(['+ alert: Write why the money goes back.']);
  await kind(part, 1);
  expect(part.changes()).toEqual([
    '− ‹radio on›All that is left‹radio›Some pieces‹radio›A sum',
    '− alert: Write why the money goes back.',
    '− [Give €57.50 back]',
    '+ ‹radio›All that is left‹radio on›Some pieces‹radio›A sum',
    '+ Jug €42.00 each',
    '+ *None / 1 of 2 /',
    '+ Cup €10.00 each',
    '+ *None / 1 of 1 /',
    '+ [Give it back]',
  ]);
  await part.press('Give', -1);
  expect([part.changes(), sentNow()]).toEqual([['+ alert: Choose how many of which piece.'], []]);
  await part.fill('Cup', '1');
  expect(part.changes()).toEqual([
    '− *None / 1 of 1 /',
    '− alert: Choose how many of which piece.',
    '− [Give it back]',
    '+ None / *1 of 1 /',
    '+ [Give €10.00 back]',
  ]);
  await kind(part, 2);
  await part.press('Give', -1);
  expect(part.changes()).toEqual([
    '− ‹radio›All that is left‹radio on›Some pieces‹radio›A sum',
    '− Jug €42.00 each',
    '− *None / 1 of 2 /',
    '− Cup €10.00 each',
    '− None / *1 of 1 /',
    '− [Give €10.00 back]',
    '+ ‹radio›All that is left‹radio›Some pieces‹radio on›A sum',
    '+ Sum, €‹text›',
    '+ alert: Write a sum like 12.50.',
    '+ [Give it back]',
  ]);
  await part.fill('Sum', '100');
  await part.press('Give', -1);
  expect(part.changes()).toEqual([
    '− Sum, €‹text›',
    '− alert: Write a sum like 12.50.',
    '+ Sum, €‹text 100›',
    '+ alert: Choose a sum up to €57.50: that is what is left of this order.',
  ]);
  await part.fill('Sum', '5.00');
  await part.fill('Reason', ' Sad ');
  expect(part.changes()).toEqual([
    '− Sum, €‹text 100›',
    '− no',
    '− alert: Choose a sum up to €57.50: that is what is left of this order.',
    '− [Give it back]',
    '+ Sum, €‹text 5.00›',
    '+ Sad',
    '+ [Give €5.00 back]',
  ]);
  answerCalls({ 'orders.refundShopOrder': () => new Problem(409, 'The bank has it.') });
  await part.press('Give €5.00 back');
  expect([part.changes(), sentNow(), closed, saidNow()]).toEqual([
    ['+ alert: The bank has it.'],
    [
      [
        'orders.refundShopOrder',
        {
          orderId: 'order-1',
          reason: 'Sad',
          refund: {
            amountCents: 500,
            kind: 'amount',
          },
        },
      ],
    ],
    [],
    [],
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'orders.refundShopOrder': () => held });
  await kind(part, 1);
  part.lines();
  await part.press('Give €10.00 back');
  expect([part.changes(), sentNow()]).toEqual([
    ['− [Give €10.00 back]', '+ [Give €10.00 back – off]'],
    [
      [
        'orders.refundShopOrder',
        {
          orderId: 'order-1',
          reason: 'Sad',
          refund: {
            kind: 'lines',
            lines: [
              {
                lineId: 'line-2',
                quantity: 1,
              },
            ],
          },
        },
      ],
    ],
  ]);
  await letGo({ amountCents: 1000 });
  expect([saidNow(), closed.splice(0)]).toEqual([['success: €10.00 go back to Bo Ek.'], ['done', 'closed']]);
});

const sellerStale = [
  'orders.getShopOrder',
  'orders.listShopOrders',
  'orders.getOverview',
  'payments.getBalance',
  'payments.listLedger',
  'payments.listOrderLedger',
];

test('[ORD-01, PAY-04] a maker gives money back or calls an order off with a reason; both can be let be, and what they change is read anew', async () => {
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
    [
      [
        'orders.cancelShopOrder',
        {
          orderId: 'order-1',
          reason: 'A piece broke',
        },
      ],
    ],
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
    [
      'orders.cancelShopOrder',
      {
        orderId: 'order-1',
        reason: 'The kiln broke.',
      },
    ],
    ['success: AM-2026-100001 is cancelled. The money goes back.'],
  ]);
});

test('[ORD-03] a maker begins, sends and sees arrive an order; the number can follow, and what is refused is said', async () => {
  const act = async (order: Partial<Order>, press: (part: Part) => Promise<void>): Promise<unknown> => {
    const part = await openPart(OrderActs, { order: shownOrder(order) });
    const before = part.lines();
    await press(part);
    const all = [sentNow(), saidNow(), staleNow(), part.lines().length - before.length];
    await part.close();
    return all;
  };
  answerCalls({ 'orders.moveShopOrder': () => shownOrder() });
  expect(await act({}, (part) => part.press('Start making'))).toEqual([
    [
      [
        'orders.moveShopOrder',
        {
          orderId: 'order-1',
          state: 'processing',
        },
      ],
    ],
    ['success: AM-2026-100001 is being made.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  const send = async (part: Part): Promise<void> => {
    await part.press('Mark as sent');
    await part.fill('Carrier', ' DHL ');
    await part.fill('Tracking number', ' 0034 ');
    await part.press('Mark as sent', -1);
  };
  expect(await act({ state: 'processing' }, send)).toEqual([
    [
      [
        'orders.moveShopOrder',
        {
          carrier: 'DHL',
          orderId: 'order-1',
          state: 'shipped',
          tracking: '0034',
        },
      ],
    ],
    ['success: AM-2026-100001 is on its way. Bo Ek has been told.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  const name = async (part: Part): Promise<void> => {
    await part.press('Add tracking number');
    const off = part.lines().at(-1);
    await part.fill('Tracking number', '0034');
    expect([off, part.lines().at(-1)]).toEqual(['[Save – off]', '[Save]']);
    await part.press('Save');
  };
  expect(await act({ state: 'shipped' }, name)).toEqual([
    [
      [
        'orders.moveShopOrder',
        {
          carrier: '',
          orderId: 'order-1',
          state: 'shipped',
          tracking: '0034',
        },
      ],
    ],
    ['success: AM-2026-100001 has its number.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  answerCalls({ 'orders.moveShopOrder': () => new Problem(409, 'It is called off.') });
  expect(await act({ state: 'shipped', tracking: '1' }, (part) => part.press('It has arrived'))).toEqual([
    [
      [
        'orders.moveShopOrder',
        {
          orderId: 'order-1',
          state: 'delivered',
        },
      ],
    ],
    ['error: It is called off.'],
    ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'],
    0,
  ]);
  const letBe = async (part: Part): Promise<void> => {
    await part.press('Mark as sent');
    await part.press('Cancel');
  };
  expect(await act({ state: 'processing' }, letBe)).toEqual([[], [], [], 0]);
});

test('[UX-62] what is looked for stands in the address: by words when they are sent or left, by state, by year', async () => {
  answerCalls({
    'orders.listOrders': () => ({ items: [], nextCursor: null, years: [2026, 2025] }),
    'reviews.listToReview': () => ({ items: [] }),
  });
  const part = await openPart(OrdersPage, {}, '/orders?q=jug&state=shipped&year=2024');
  expect(part.lines()).toEqual([
    'Your orders',
    'Piece, maker or number‹search jug›',
    'Status',
    'Every status / Confirmed / Being made / *On its way / Delivered / Completed / Cancelled / Refunded /',
    'Year',
    'All years / 2026 / 2025 / *2024 /',
    '[Find]',
    'status: No order fits',
    'No order fits. [Show all orders → /orders]',
  ]);
  sentNow();
  await part.fill('Piece, maker or number', ' bowl ');
  await part.leave();
  expect([path(), sentNow()]).toEqual([
    '/orders?q=bowl&state=shipped&year=2024',
    [
      [
        'orders.listOrders',
        {
          limit: 20,
          q: 'bowl',
          state: 'shipped',
          year: 2024,
        },
      ],
    ],
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

test('[CAT-04, UX-66] all pieces that wait for a word are shown by a press', async () => {
  const item = (lineId: string) => ({
    orderId: 'o1',
    lineId,
    title: lineId,
    values: ['Ink'],
    picture: null,
    shopName: 'Rio Clay',
  });
  const part = await openPart(ToReview, { items: ['a', 'b', 'c', 'd', 'e'].map(item) });
  const before = part.lines().at(-1);
  await part.press(before?.slice(1, -1) ?? '');
  expect([before, part.changes()]).toEqual([
    '[2 more]',
    [
      '− [2 more]',
      '+ dInk, Rio Clay',
      '+ [Review d: Review → /order/o1#review]',
      '+ eInk, Rio Clay',
      '+ [Review e: Review → /order/o1#review]',
    ],
  ]);
});

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
  timeline: [{ state: 'confirmed', at: '2026-12-01T10:05:00.000Z', by: 'buyer' }],
};

test('[ORD-05, UX-64] an order is found by number and address, a parcel by its number; what is not found is said, and what was found before is gone', async () => {
  answerCalls({ 'orders.trackOrder': () => new Problem(404, 'x'), 'orders.trackParcel': () => new Problem(404, 'x') });
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
    [
      [
        'orders.trackOrder',
        {
          email: 'bo@example.com',
          number: 'AM-1',
        },
      ],
    ],
  ]);
  answerCalls({
    'orders.trackOrder': () => ({
      ...way,
      number: 'AM-1',
      destination: { city: 'Wien', country: 'AT' },
      pieces: [{ title: 'Jug', quantity: 2, picture: null }],
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
  await part.press(part.lines().at(-1)?.slice(1, -1) ?? '');
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
    [
      'orders.trackParcel',
      {
        tracking: '0034',
      },
    ],
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

test('[UX-64] the number of a parcel is copied by one press', async () => {
  const part = await openPart(TrackingNumber, { carrier: 'DHL', tracking: '0034' });
  await part.press(part.find('Copy').getAttribute('aria-label') ?? 'Copy');
  expect([await navigator.clipboard.readText(), saidNow(), part.lines()]).toEqual([
    '0034',
    ['success: The number is copied'],
    ['DHL 0034[Copy the parcel’s number 0034: Copy]status:'],
  ]);
});

const contract = {
  number: 'AM-1',
  shopName: 'Rio Clay',
  refusal: null,
  lines: [
    { lineId: 'l1', title: 'Jug', values: ['Ink'], quantity: 2, hasRight: true, exception: null },
    { lineId: 'l2', title: 'Cup', values: [], quantity: 1, hasRight: true, exception: 'sealed' },
    { lineId: 'l3', title: 'Sign', values: [], quantity: 1, hasRight: false, exception: 'personalised' },
    { lineId: 'l4', title: 'Bowl', values: [], quantity: 0, hasRight: true, exception: null },
  ],
};

test('[LAW-01] a withdrawal in two steps: what is missing is said, back keeps what was typed, some or all of it is declared', async () => {
  signIn(null);
  const part = await openPart(WithdrawPage, {}, '/withdraw?number=AM-1&key=k1');
  expect(part.lines()).toEqual([
    'Withdraw from contract',
    'You need no reason. Say who you are and which order it is, check it in the next step, and you get the proof by mail at once.',
    'Your name‹text›',
    'Order number‹text AM-1›',
    'It stands in the confirmation mail and looks like AM-2026-123456.',
    'E-mail address for the answer‹email›',
    'Best the one that you ordered with: then it is found at once.',
    '[Continue]',
  ]);
  const next = part.lines().at(-1)?.slice(1, -1) ?? '';
  sentNow();
  await part.fill('Your name', ' ');
  await part.fill('E-mail', 'bo@example.com');
  part.lines();
  await part.press(next);
  expect([part.changes(), sentNow()]).toEqual([
    ['+ alert: Fill in your name, the order number and your e-mail address.'],
    [],
  ]);
  await part.fill('Your name', 'Bo Ek');
  answerCalls({ 'orders.findWithdrawable': () => new Problem(429, 'Too often.') });
  part.lines();
  await part.press(next);
  expect([part.changes(), sentNow()]).toEqual([
    ['− alert: Fill in your name, the order number and your e-mail address.', '+ alert: Too often.'],
    [
      [
        'orders.findWithdrawable',
        {
          accessKey: 'k1',
          email: 'bo@example.com',
          number: 'AM-1',
        },
      ],
    ],
  ]);
  answerCalls({ 'orders.findWithdrawable': () => ({ contract }) });
  await part.press(next);
  expect(part.lines()).toEqual([
    'Withdraw from contract',
    'Is this right?',
    'Your name | Bo Ek',
    'Order | AM-1 from Rio Clay',
    'E-mail address for the answer | bo@example.com',
    'Which pieces',
    'Jug, Ink',
    '*2 of 2 / 1 of 2 / Keep /',
    'Cup',
    '*1 of 1 / Keep /',
    'Only with its seal unbroken: broken, there is no right of withdrawal for it.',
    'Sign. Made with your words: there is no right of withdrawal for it.',
    'Bowl',
    '[Confirm withdrawal]',
    '[Change]',
  ]);
  const [declare = '', back = ''] = part
    .lines()
    .slice(-2)
    .map((line) => line.slice(1, -1));
  await part.press(back);
  expect(part.lines().filter((line) => /‹/.test(line))).toEqual([
    'Your name‹text Bo Ek›',
    'Order number‹text AM-1›',
    'E-mail address for the answer‹email bo@example.com›',
  ]);
  await part.press(next);
  sentNow();
  answerCalls({ 'orders.declareWithdrawal': () => new Problem(409, 'Not now.') });
  part.lines();
  await part.press(declare);
  expect([part.changes(), sentNow()]).toEqual([
    ['+ alert: Not now.'],
    [
      [
        'orders.declareWithdrawal',
        {
          accessKey: 'k1',
          email: 'bo@example.com',
          lines: null,
          name: 'Bo Ek',
          number: 'AM-1',
          said: '',
        },
      ],
    ],
  ]);
  await part.fill('Jug', '0');
  await part.fill('Cup', '0');
  part.lines();
  await part.press(declare);
  expect([part.changes(), sentNow()]).toEqual([['− alert: Not now.', '+ alert: Choose at least one piece.'], []]);
  await part.fill('Jug', '2');
  await part.press(declare);
  // All of one line, but not of all.
  expect(sentNow()[0]?.[1]).toMatchObject({ lines: [{ lineId: 'l1', quantity: 2 }] });
  await part.fill('Jug', '1');
  await part.press(declare);
  await part.fill('Cup', '1');
  await part.press(declare);
  await part.fill('Jug', '2');
  answerCalls({ 'orders.declareWithdrawal': () => ({ withdrawalId: 'w1' }) });
  await part.press(declare);
  expect(sentNow().map(([name, input]) => [name, (input as { lines?: unknown }).lines])).toEqual([
    [
      'orders.declareWithdrawal',
      [
        {
          lineId: 'l1',
          quantity: 1,
        },
      ],
    ],
    [
      'orders.declareWithdrawal',
      [
        {
          lineId: 'l1',
          quantity: 1,
        },
        {
          lineId: 'l2',
          quantity: 1,
        },
      ],
    ],
    ['orders.declareWithdrawal', null],
    ['orders.getWithdrawal', undefined],
  ]);
  expect(path()).toBe('/withdraw?id=w1');
});

test('[LAW-01] where no order fits it is declared in words; sent back, its number makes the withdrawal and the order stale', async () => {
  answerCalls({
    'orders.findWithdrawable': () => ({ contract: null }),
    'orders.declareWithdrawal': () => ({ withdrawalId: 'w1' }),
  });
  const part = await openPart(WithdrawPage, {}, '/withdraw?number=AM-9');
  await part.press(part.lines().at(-1)?.slice(1, -1) ?? '');
  expect(part.lines()).toEqual([
    'Withdraw from contract',
    'Is this right?',
    'Your name | Ida',
    'Order | AM-9',
    'E-mail address for the answer | ida@example.com',
    'No order fits this number and this address. Check both. You can declare it all the same: it counts from now, and a person looks at it.',
    'Which pieces',
    'Leave it empty for the whole order.',
    '[Confirm withdrawal]',
    '[Change]',
  ]);
  await part.fill('Which pieces', 'Two jugs.');
  sentNow();
  answerCalls({
    'orders.getWithdrawal': () => ({
      withdrawalId: 'w1',
      number: 'AM-9',
      declaredAt: '2026-12-02T10:05:00.000Z',
      state: 'declared',
      refusal: null,
      refundCents: 0,
      sendBy: '2026-12-16T10:05:00.000Z',
      sendTo: '',
      shopName: 'Rio Clay',
      tracking: '',
      refundDueAt: null,
      isWithheld: false,
      lines: [],
    }),
  });
  await part.press(part.lines().at(-2)?.slice(1, -1) ?? '');
  expect([sentNow(), part.lines()]).toEqual([
    [
      [
        'orders.declareWithdrawal',
        {
          email: 'ida@example.com',
          lines: null,
          name: 'Ida',
          number: 'AM-9',
          said: 'Two jugs.',
        },
      ],
      [
        'orders.getWithdrawal',
        {
          withdrawalId: 'w1',
        },
      ],
    ],
    [
      'Withdraw from contract',
      'We have your withdrawal',
      'For order AM-9, on 2 Dec 2026 at 10:05 UTC. The proof is in your mailbox.',
      'Send the pieces back by 16 Dec 2026, at your cost, to Rio Clay; the maker writes to you where to.',
      'Your money goes back as soon as the maker has them. Name a proof that you sent them, and it goes back in time even if nobody answers.',
      'Carrier and tracking number‹text›',
      'Or what the receipt says, such as the office and the day.',
      '[I have sent them]',
    ],
  ]);
  const sent = part.lines().at(-1)?.slice(1, -1) ?? '';
  answerCalls({ 'orders.sendWithdrawn': () => new Problem(409, 'It is over.') });
  await part.fill(part.place.querySelector('label')?.textContent ?? '', '   ');
  await part.press(sent);
  expect(sentNow()).toEqual([]);
  await part.fill(part.place.querySelector('label')?.textContent ?? '', '0034');
  await part.press(sent);
  expect([sentNow()[0], staleNow(), part.lines().filter((line) => /alert/.test(line))]).toEqual([
    [
      'orders.sendWithdrawn',
      {
        tracking: '0034',
        withdrawalId: 'w1',
      },
    ],
    ['orders.getWithdrawal', 'orders.getOrder'],
    ['alert: It is over.'],
  ]);
});

test('[LAW-01] a maker says that withdrawn pieces have come: the money goes back, or why it does not', async () => {
  const withdrawal = {
    withdrawalId: 'w1',
    state: 'declared',
    declaredAt: '2026-12-02T10:05:00.000Z',
    receivedAt: null,
    refundCents: 4200,
    refundedAt: null,
    tracking: '',
    refusal: null,
    lines: [{ lineId: 'line-1', quantity: 1 }],
  };
  const part = await openPart(ShopWithdrawals, {
    order: shownOrder({ withdrawals: [withdrawal as unknown as Order['withdrawals'][number]] }),
  });
  const name = part.lines().at(-1)?.slice(1, -1) ?? '';
  answerCalls({ 'orders.receiveWithdrawn': () => new Problem(409, 'It is paid back.') });
  await part.press(name);
  answerCalls({ 'orders.receiveWithdrawn': () => ({ refundCents: 4200 }) });
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [
      [
        'orders.receiveWithdrawn',
        {
          withdrawalId: 'w1',
        },
      ],
    ],
    ['error: It is paid back.'],
    ['orders.getShopOrder', 'payments.listOrderLedger'],
  ]);
  await part.press(name);
  expect(saidNow()).toEqual(['success: €42.00 go back to the buyer.']);
});

test('[UX-96] the office notes, calls off and gives back: each with its words, and what it changes is read anew', async () => {
  asAdmin('orders.refund', 'orders.edit', 'cases.manage');
  const stale = ['office.getOrder', 'office.listOrders', 'admin.listActs', 'office.listCases'];
  const part = await openPart(OfficeActs, { order: shownOrder() });
  const before = part.lines();
  expect(before).toEqual([
    'Acts',
    'Note',
    'It stands on the timeline and in the audit log, and cannot be changed.',
    'Note, read by administrators alone',
    '[Add the note – off]',
    'Write something first.',
    'Give money back',
    '€89.50 of €89.50 are left.',
    '[Give money back]',
    'Cancel the order',
    'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
    'Reason, kept in the audit log',
    '[Cancel AM-2026-100001 – off]',
    'Write something first.',
  ]);
  answerCalls({
    'office.noteOrder': () => ({}),
    'office.cancelOrder': () => new Problem(409, 'It has left.'),
    'office.refundOrder': () => ({ amountCents: 8950 }),
  });
  const areas = [...part.place.querySelectorAll('textarea')];
  sentNow();
  const write = (at: number, words: string): Promise<void> =>
    part.do(() => {
      Object.getOwnPropertyDescriptor(window.HTMLTextAreaElement.prototype, 'value')?.set?.call(areas[at], words);
      areas[at]?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await write(0, 'He called.');
  await part.press('Add the note');
  expect([sentNow(), saidNow(), staleNow(), areas[0]?.value]).toEqual([
    [
      [
        'office.noteOrder',
        {
          note: 'He called.',
          orderId: 'order-1',
        },
      ],
    ],
    ['success: The note stands on the order.'],
    ['office.getOrder', 'office.listOrders', 'admin.listActs', 'office.listCases'],
    '',
  ]);
  await write(1, 'Fraud.');
  await part.press('Cancel AM-2026-100001');
  expect([sentNow(), saidNow(), staleNow(), part.lines().filter((line) => /alert/.test(line))]).toEqual([
    [
      [
        'office.cancelOrder',
        {
          orderId: 'order-1',
          reason: 'Fraud.',
        },
      ],
    ],
    [],
    [],
    ['alert: It has left.'],
  ]);
  await part.press('Give money back');
  part.lines();
  await part.fill('Reason', 'Lost');
  await part.press('Give €89.50 back');
  expect([sentNow()[0], staleNow(), part.changes().filter((line) => /Keep/.test(line))]).toEqual([
    ['office.refundOrder', { orderId: 'order-1', refund: { kind: 'all' }, reason: 'Lost' }],
    stale,
    ['− [Keep the money]'],
  ]);
});

test('[OFFICE-01, UX-86] words and states narrow lists of orders in their address, and keep the day or the period that was looked at', async () => {
  asAdmin('orders.view');
  answerCalls({
    'office.listOrders': () => ({ items: [], nextCursor: null }),
    'orders.listShopOrders': () => ({
      items: [],
      nextCursor: null,
      counts: {},
      late: 0,
      sold: { orders: 0, cents: 0 },
    }),
  });
  const admin = await openPart(OfficeOrders, {}, '/admin/orders?day=2026-12-01&what=refunded');
  await admin.fill('State', 'shipped');
  expect(path()).toEqual('/admin/orders?state=shipped&day=2026-12-01&what=refunded');
  await admin.fill('State', '');
  await admin.fill(admin.place.querySelector('input')?.getAttribute('aria-label') ?? '', 'Bo');
  await admin.key('Enter');
  expect(path()).toEqual('/admin/orders?q=Bo&day=2026-12-01&what=refunded');
  await admin.close();
  const part = await openPart(OfficeOrders, {}, '/admin/orders?from=2026-12-01&part=vat');
  await part.fill('State', 'shipped');
  expect(path()).toEqual('/admin/orders?state=shipped&from=2026-12-01&part=vat');
  await part.close();
  const seller = await openPart(SellerOrdersPage, {}, '/seller-dashboard/orders?sold=today&state=shipped');
  await seller.fill(seller.place.querySelector('input')?.getAttribute('aria-label') ?? '', 'Bo');
  await seller.key('Enter');
  expect(path()).toEqual('/seller-dashboard/orders?state=shipped&sold=today&q=Bo');
});

test('[SHELL-09, UX-86] a new order is told with a way to it; what else happens to orders is read', async () => {
  const { live } = orderSellerSections;
  const received: Record<string, string[]> = {};
  for (const name of [
    'orders.withdrawal-moved',
    'orders.refunded',
    'orders.disputed',
    'orders.tracking-named',
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
  toasts.get()[0]?.act?.onClick();
  await new Promise((resolve) => setTimeout(resolve));
  expect([received, saidNow(), staleNow(), location.pathname]).toEqual([
    {
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

test('[OFFICE-01] orders of another state, day, time or part are waited for: those before do not stand in their place', async () => {
  asAdmin('orders.view');
  const order = {
    ...{ orderId: 'order-1', number: 'AM-1', state: 'shipped', shopName: 'Rio Clay', sellerId: 'rio', buyerName: 'Bo' },
    ...{
      buyerId: 'bo',
      totalCents: 8950,
      partCents: 100,
      leavesBy: '2026-12-02',
      placedAt: '2026-12-01T10:05:00.000Z',
    },
  };
  answerCalls({ 'office.listOrders': () => ({ items: [order], nextCursor: null }) });
  const at = '/admin/orders?day=2026-12-01&part=vat';
  const part = await openPart(OfficeOrders, {}, at);
  const isThere = (): boolean => part.lines().some((line) => line.includes('Rio Clay'));
  const others = ['day=2026-12-02&part=vat', 'day=2026-12-01&part=postage', 'day=2026-12-01&part=vat&what=refunded'];
  const more = ['q=jug', 'state=shipped', 'from=2026-11-01', 'until=2026-12-02'].map(
    (one) => `day=2026-12-01&part=vat&${one}`,
  );
  for (const next of [...others, ...more]) {
    await part.do(() => go(at));
    const before = isThere();
    answerCalls({ 'office.listOrders': () => lateAnswer().held });
    await part.do(() => go(`/admin/orders?${next}`));
    expect([next, before, isThere()]).toEqual([next, true, false]);
  }
});
