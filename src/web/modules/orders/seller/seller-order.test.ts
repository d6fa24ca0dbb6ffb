import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Order } from '#domain/orders/model.ts';
import { sellerOrderSlots } from './slots.ts';
import { SellerOrderPage } from './seller-order-page.tsx';

sellerOrderSlots.OrderShopReturns = () => null;
sellerOrderSlots.OrderShopCases = () => null;
beforeEach(forgetAnswers);

function page(changes: Partial<Order> = {}): string[] {
  answer('orders.getShopOrder', { orderId: 'order-1' }, shownOrder(changes));
  answer('payments.listOrderLedger', { orderId: 'order-1' }, { items: [] });
  return shown(SellerOrderPage, { orderId: 'order-1' });
}
/** From one line on, up to another. */
const between = (lines: string[], from: string, to: string): string[] =>
  lines.slice(lines.indexOf(from), lines.indexOf(to));

test('[ORD-03] an order of the shop shows its steps, pieces, address and sums', () => {
  expect(page()).toEqual([
    '[Orders → /seller-dashboard/orders]',
    'Order AM-2026-100001',
    'Placed Tue 1 Dec, 10:05 by Bo Ek · €89.50, paid by card',
    '[Print packing slip → /api/seller/labels?orders=order-1&paper=a4&what=slips]',
    '[Start making]',
    '[Mark as sent]',
    '[Send a part]',
    'ConfirmedTue 1 Dec, 10:05',
    'Being made',
    'On its wayby Wed 2 Dec',
    // It is late: the days are counted from today.
    'DeliveredSun 6 Dec – Wed 9 Dec',
    'Parcel',
    '2 pieces, all in one parcel',
    'Tracked to Wien',
    'ConfirmedOverdue 12 h 0 minWed 2 Dec',
    '[Jug → /product/jug]',
    'Ink',
    '2 × €42.00€84.00',
    'Timeline',
    'Confirmed',
    'By the buyer',
    'Tue 1 Dec, 10:05',
    'Goes to',
    'Bo Ek',
    'Gasse 1',
    '1010 Wien',
    'Austria',
    '[Message Bo Ek → /seller-dashboard/messages?orderId=order-1]',
    '[Write a mail → mailto:bo@example.com?subject=Your%20order%20AM-2026-100001]',
    'Money',
    'Pieces | €84.00',
    'Postage, Tracked | €5.50',
    'Total | €89.50',
    '[Give money back]',
    '[Cancel the order]',
    'What it brings you',
    'Yours | €0.00',
  ]);
});

test('[ORD-03, CART-05] its sums name what a code took off, of the pieces or of the postage', () => {
  const sums = (changes: Partial<Order>) => between(page(changes), 'Money', 'What it brings you');
  expect(sums({ discountCents: 840, promoCode: 'SPRING', totalCents: 8110 })).toEqual([
    'Money',
    'Pieces | €84.00',
    'Code SPRING | −€8.40',
    'Postage, Tracked | €5.50',
    'Total | €81.10',
    '[Give money back]',
    '[Cancel the order]',
  ]);
  expect(sums({ discountCents: 1, promoCode: null, totalCents: 8949 })).toEqual([
    'Money',
    'Pieces | €84.00',
    'Reduction | −€0.01',
    'Postage, Tracked | €5.50',
    'Total | €89.49',
    '[Give money back]',
    '[Cancel the order]',
  ]);
  expect(sums({ postageOffCents: 550, shippingCents: 0, promoCode: 'POST', totalCents: 8400 })).toEqual([
    'Money',
    'Pieces | €84.00',
    'Postage, Tracked, free with POST | €0.00',
    'Total | €84.00',
    '[Give money back]',
    '[Cancel the order]',
  ]);
});

test('[ORD-03] an order of the shop shows note, billing address and number', () => {
  const lines = page({
    state: 'shipped',
    carrier: 'DHL',
    tracking: '0034',
    note: 'Ring twice.',
    billingAddress: { ...shownOrder().address, name: 'Ek Ltd', city: 'Graz' },
    lines: [
      shownLine(),
      shownLine({ id: 'l2', title: 'Cup', values: [], personalisation: 'For Ida', quantity: 1, unitPriceCents: 1000 }),
    ],
    cardLast4: null,
    timeline: [
      { state: 'confirmed', at: '2026-12-01T10:05:00.000Z', by: 'buyer' },
      { state: 'processing', at: '2026-12-01T11:05:00.000Z', by: 'maker' },
      { state: 'shipped', at: '2026-12-02T10:05:00.000Z', by: 'system' },
    ],
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      '[Change tracking number]',
      'DHL 0034On its wayWed 2 Dec',
      'Buyer’s text: “For Ida”',
      '“Ring twice.”',
      'Ek Ltd',
      '1010 Graz',
    ]),
  );
});

test('[ORD-03] an order that is being read, is none of this shop, or could not be read', () => {
  const look = () => shown(SellerOrderPage, { orderId: 'order-1' });
  expect(look()).toEqual(['status: Loading the order']);
  for (const status of [404, 400]) {
    fail('orders.getShopOrder', { orderId: 'order-1' }, status);
    expect(look()).toEqual([
      '[Orders → /seller-dashboard/orders]',
      'No such order in your shop',
      'The link may belong to another shop',
      'Search your orders by number, buyer or piece.',
      '[See your orders → /seller-dashboard/orders]',
    ]);
  }
  fail('orders.getShopOrder', { orderId: 'order-1' }, 503, 'Being mended.');
  expect(look()).toEqual(['alert:', 'This order could not be readThe order is safe', 'Being mended.', '[Try again]']);
});

test('[UX-36, LAW-01] what was withdrawn or refunded before it left is not to be sent', () => {
  const withdrawn = { withdrawalId: 'withdrawal-1', state: 'refunded' as const, refusal: null, tracking: '' };
  const at = { declaredAt: '2026-12-01T11:00:00.000Z', refundedAt: '2026-12-01T11:00:00.000Z' };
  const withdrawals = [
    {
      ...withdrawn,
      ...at,
      lines: [{ lineId: 'line-1', quantity: 2 }],
      isBeforeLeaving: true,
      sentAt: null,
      receivedAt: null,
      ...{ refundCents: 7900, labelCents: 0 },
    },
  ];
  const lines = [
    shownLine({ quantity: 4, discountCents: 1000, notSentQuantity: 2 }),
    shownLine({ id: 'line-2', notSentQuantity: 2 }),
  ];
  expect(between(page({ lines, withdrawals }), 'Parcel', 'Timeline')).toEqual(
    expect.arrayContaining([
      'Send 2 of 4: the rest was withdrawn from or paid back.',
      '4 × €42.00 −€10.00€158.00',
      'Nothing of it to send: withdrawn from or paid back.',
      '2 × €42.00€84.00',
    ]),
  );
});
