import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { orderSlots } from './slots.ts';
import { OrderPage } from './order-page.tsx';

orderSlots.OrderReturns = () => 'Its returns';
orderSlots.OrderCases = () => null;
orderSlots.OrderReviews = () => 'Its reviews';
beforeEach(() => {
  forgetAnswers();
  signIn(null);
});

function page(changes: Partial<Order> = {}, key?: string): string[] {
  answer('orders.getOrder', { orderId: '', accessKey: key }, shownOrder({ leavesBy: '2026-12-03', ...changes }));
  return shown(OrderPage, {}, key ? `/order/order-1?key=${key}` : '/order/order-1');
}

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
    'Thu 3 DecLeaves the workshop at the latest',
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

const WITHDRAW = '[Withdraw from contract here → /withdraw?number=AM-2026-100001]';
const AGAIN = '[Buy again, order AM-2026-100001]';
const ARRIVES = ' Arrives Sat 5 Dec – Tue 8 Dec.';
test.each<[OrderState, said: string, offers: string[]]>([
  ['pending_payment', `Waiting for payment. Placed 1 Dec 2026.${ARRIVES}`, []],
  ['confirmed', `Confirmed. Placed 1 Dec 2026.${ARRIVES}`, ['[Cancel the order]', WITHDRAW]],
  ['processing', `Being made. Placed 1 Dec 2026.${ARRIVES}`, [WITHDRAW]],
  ['shipped', `On its way. Placed 1 Dec 2026.${ARRIVES}`, ['[It has arrived]', WITHDRAW]],
  ['delivered', 'Delivered. Placed 1 Dec 2026.', ['Its returns', WITHDRAW, AGAIN]],
  ['completed', 'Completed. Placed 1 Dec 2026.', ['Its returns', WITHDRAW, AGAIN]],
  ['cancelled', 'Cancelled. Placed 1 Dec 2026.', [AGAIN]],
  ['refunded', 'Refunded. Placed 1 Dec 2026.', ['Its returns', AGAIN]],
])(
  '[ORD-01, ORD-02, UX-63] what a %s order says and offers, to somebody signed in and to a guest',
  (state, said, offers) => {
    const shownNow = (): string[] => {
      const lines = page({ state });
      return [
        lines[2] ?? '',
        ...lines.filter((line) => line.startsWith('Its ')),
        ...lines.slice(lines.lastIndexOf('Austria') + 1),
      ];
    };
    const ask = '[Ask about this order → mailto:help@example.com?subject=Order%20AM-2026-100001]';
    expect(shownNow()).toEqual([said, ...offers, '[Print]', ask]);
    signIn({});
    // Whoever is signed in reviews what has arrived.
    const own = offers.map((each) =>
      each === 'Its returns' && state !== 'refunded' ? 'Its returnsIts reviews' : each,
    );
    expect(shownNow()).toEqual([said, ...own, '[Print]', '[Message Rio Clay → /messages?orderId=order-1]']);
  },
);

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

test('[ORD-02, UX-63] a late order begins with what was missed', () => {
  signIn({});
  const lines = page({ leavesBy: '2026-12-02' });
  expect(lines.slice(2, 9)).toEqual([
    'Confirmed. Placed 1 Dec 2026.',
    'This order is late',
    'It should have left the workshop by Wed 2 Dec, and has not. If it leaves today, it should arrive Sun 6 Dec – Wed 9 Dec.',
    'You do not have to do anything. If you do not want to wait, this is what you can do:',
    '[Cancel the order]',
    '[Withdraw from contract here → /withdraw?number=AM-2026-100001]',
    '[Message Rio Clay → /messages?orderId=order-1]',
  ]);
  expect(lines.filter((line) => line.includes('DecShould') || line.includes('DecNew'))).toEqual([
    'Wed 2 DecShould have left the workshop by then',
    'Wed 9 DecNew estimate, at the latest',
  ]);
});
