import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { type Order, type OrderState, orderStateSchema } from '#domain/orders/model.ts';
import { orderSlots } from './slots.ts';
import { OrderPage } from './order-page.tsx';

orderSlots.OrderReturns = () => 'Its returns';
orderSlots.OrderReviews = () => 'Its reviews';
beforeEach(() => {
  forgetAnswers();
  signIn(null);
});

function page(changes: Partial<Order> = {}, key?: string): string[] {
  answer('orders.getOrder', { orderId: '', accessKey: key }, shownOrder(changes));
  return shown(OrderPage, {}, key ? `/order/order-1?key=${key}` : '/order/order-1');
}

test('[ORD-02, UX-63] an order that has begun, as somebody signed in sees it', () => {
  signIn({});
  expect(page()).toEqual([
    '[Your orders → /orders]',
    'Order AM-2026-100001',
    'Confirmed. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
    '[Rio Clay → /shop/rio-clay]',
    'Porto',
    'Tue 1 DecConfirmed 10:05',
    'Wed 2 DecLeaves the workshop at the latest',
    'Tue 8 DecArrives at the latest',
    '[Jug: → /product/jug]',
    '[Jug → /product/jug]',
    'Choice | Ink',
    'Quantity | 2',
    '€84.00',
    'Payment',
    'Pieces | €84.00',
    'Postage, Tracked | €5.50',
    'Total | €89.50',
    'VAT | not told by the maker',
    'Paid with Visa ending 4242.',
    'Delivery address',
    'Bo Ek',
    'Gasse 1',
    '1010 Wien',
    'Austria',
    '[Cancel the order]',
    '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
    '[Print]',
    '[Message Rio Clay → /messages?orderId=order-1]',
  ]);
});

test('[ORD-02, UX-63] one who has only the link, of an order that has arrived', () => {
  expect(
    page(
      {
        state: 'delivered',
        invoices: [
          { invoiceId: 'i1', kind: 'invoice', number: 'RIO-1' },
          { invoiceId: 'i2', kind: 'credit_note', number: 'RIO-2' },
        ],
        billingAddress: { ...shownOrder().address, name: 'Ek Ltd', city: 'Graz' },
        cardBrand: 'unheard',
        lines: [shownLine({ personalisation: 'For Ida', quantity: 3, unitPriceCents: 1000 })],
      },
      'k1',
    ),
  ).toEqual([
    '[Track an order → /track]',
    'Order AM-2026-100001',
    'Delivered. Placed 1 Dec 2026.',
    '[Rio Clay → /shop/rio-clay]',
    'Porto',
    'Tue 1 DecConfirmed 10:05',
    'Wed 2 DecLeaves the workshop at the latest',
    'Tue 8 DecArrives at the latest',
    '[Jug: → /product/jug]',
    '[Jug → /product/jug]',
    'Choice | Ink',
    'Your text | “For Ida”',
    'Quantity | 3',
    '€30.00',
    'Its returns',
    'Payment',
    'Pieces | €84.00',
    'Postage, Tracked | €5.50',
    'Total | €89.50',
    'VAT | not told by the maker',
    'Paid with a card ending 4242.',
    'Delivery address',
    'Bo Ek',
    'Gasse 1',
    '1010 Wien',
    'Austria',
    'Billing address',
    'Ek Ltd',
    'Gasse 1',
    '1010 Graz',
    'Austria',
    '[Invoice RIO-1 (PDF) → /api/orders/order-1/invoices/i1?accessKey=k1]',
    '[Credit note RIO-2 (PDF) → /api/orders/order-1/invoices/i2?accessKey=k1]',
    '[Buy again, order AM-2026-100001]',
    '[Print]',
    '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
  ]);
});

test('[ORD-01, ORD-02, UX-63] what each state of an order says and offers, to somebody signed in and to a guest', () => {
  const offers = (state: OrderState): string[] => {
    const lines = page({ state });
    return [
      lines[2] ?? '',
      ...lines.filter((line) => line.startsWith('Its ')),
      ...lines.slice(lines.lastIndexOf('Austria') + 1),
    ];
  };
  const all = () => Object.fromEntries(orderStateSchema.options.map((state) => [state, offers(state)]));
  expect(all()).toEqual({
    cancelled: [
      'Cancelled. Placed 1 Dec 2026.',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    completed: [
      'Completed. Placed 1 Dec 2026.',
      'Its returns',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    confirmed: [
      'Confirmed. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[Cancel the order]',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    delivered: [
      'Delivered. Placed 1 Dec 2026.',
      'Its returns',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    pending_payment: [
      'Waiting for payment. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    processing: [
      'Being made. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    refunded: [
      'Refunded. Placed 1 Dec 2026.',
      'Its returns',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
    shipped: [
      'On its way. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[It has arrived]',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Print]',
      '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]',
    ],
  });
  signIn({});
  expect(all()).toEqual({
    cancelled: [
      'Cancelled. Placed 1 Dec 2026.',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    completed: [
      'Completed. Placed 1 Dec 2026.',
      'Its returnsIts reviews',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    confirmed: [
      'Confirmed. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[Cancel the order]',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    delivered: [
      'Delivered. Placed 1 Dec 2026.',
      'Its returnsIts reviews',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    pending_payment: [
      'Waiting for payment. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    processing: [
      'Being made. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    refunded: [
      'Refunded. Placed 1 Dec 2026.',
      'Its returns',
      '[Buy again, order AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
    shipped: [
      'On its way. Placed 1 Dec 2026. Arrives Sat 5 Dec – Tue 8 Dec.',
      '[It has arrived]',
      '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
      '[Print]',
      '[Message Rio Clay → /messages?orderId=order-1]',
    ],
  });
});

test('[ORD-02] a link to no order, and an order that could not be read', () => {
  for (const status of [404, 400]) {
    fail('orders.getOrder', { orderId: '' }, status);
    expect(shown(OrderPage, {})).toEqual([
      'No order of yours here',
      'The link may be old, or belong to another account',
      'Bought as a guest? Look it up by its number.',
      '[Track an order → /track]',
      '[Your orders → /orders]',
    ]);
  }
  fail('orders.getOrder', { orderId: '' }, 503, 'The shop is being mended.');
  expect(shown(OrderPage, {})).toEqual([
    'alert:',
    'This order could not be loaded',
    'The shop is being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
  forgetAnswers();
  expect(shown(OrderPage, {})).toEqual(['status: Loading this order']);
});

test('[ORD-02] without a card nothing is said of one', () => {
  expect(page({ cardLast4: null }).filter((line) => line.includes('Paid with'))).toEqual([]);
});
