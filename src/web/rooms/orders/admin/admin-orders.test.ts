import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { type Order, orderStateSchema } from '#domain/orders/model.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderRecordPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { adminOrderSlots } from './slots.ts';

type Record = CallOutput<'office.getOrder'>;
type Row = CallOutput<'office.listOrders'>['items'][number];

adminOrderSlots.AdminOrderReturns = () => null;
beforeEach(forgetAnswers);

const payment: Record['payment'] = { status: 'captured', amountCents: 8950, capturedCents: 8950, refundedCents: 0 };
const record = (order: Partial<Order> = {}, changes: Partial<Record> = {}): Record => ({
  ...{ order: shownOrder(order), buyerId: 'bo', checkoutId: 'c1', payment, beside: [], timeline: [] },
  ...changes,
});
const facts = (order: Partial<Order> = {}, changes: Partial<Record> = {}) =>
  shown(OrderFacts, { record: record(order, changes) });
const sums = (order: Partial<Order> = {}, changes: Partial<Record> = {}): string[] => {
  const lines = facts(order, changes);
  return lines.slice(lines.lastIndexOf('Figures') + 1);
};

test('[UX-96] the facts of an order lead as far as one may go', () => {
  asAdmin('orders.view', 'sellers.view', 'users.view', 'transactions.view', 'finance.reports', 'cases.view');
  expect(facts()).toEqual([
    'Facts',
    'Order id | order-1',
    'Shop | [Rio Clay → /admin/sellers/rio]',
    'Buyer | [Bo Ek → /admin/users/bo]',
    'Account | Yes',
    'E-mail | bo@example.com',
    'Goes to | Gasse 1, 1010 Wien, Austria',
    'Placed | Tue 1 Dec 10:05',
    'Delivery | Tracked',
    'Leaves by | Wed 2 Dec',
    'Arrives | Sat 5 Dec to Tue 8 Dec',
    'Payment | Paid',
    'Checkout | c1',
    'Figures',
    'Pieces | €84.00',
    'Postage | €5.50',
    'Order | €89.50',
    'Whole payment | €89.50',
    'Given back | €0.00',
    '[Open the payment → /admin/financial?checkout=c1#payments]',
  ]);
  asAdmin('orders.view', 'users.view', 'transactions.view');
  expect(facts().slice(0, 4)).toEqual([
    'Facts',
    'Order id | order-1',
    'Shop | [Rio Clay → /admin/users/rio]',
    'Buyer | [Bo Ek → /admin/users/bo]',
  ]);
  expect(facts().slice(-1)).toEqual(['Given back | €0.00']);
  asAdmin('orders.view');
  expect(facts({}, { buyerId: null, payment: null })).toEqual([
    'Facts',
    'Order id | order-1',
    'Shop | [Rio Clay → /shop/rio-clay]',
    'Buyer | Bo Ek',
    'Account | None, bought as a guest',
    'E-mail | bo@example.com',
    'Goes to | Gasse 1, 1010 Wien, Austria',
    'Placed | Tue 1 Dec 10:05',
    'Delivery | Tracked',
    'Leaves by | Wed 2 Dec',
    'Arrives | Sat 5 Dec to Tue 8 Dec',
    'Figures',
    'Pieces | €84.00',
    'Postage | €5.50',
    'Order | €89.50',
    'Seeing the payment needs transactions.view, which these roles have: Master admin, Senior admin, Financial admin, Custom, where its record lists it.',
  ]);
});

test('[UX-96] words of the buyer, the parcel’s number and disputes stand among the facts where there are any', () => {
  asAdmin('orders.view', 'cases.view', 'transactions.view');
  const dispute = {
    ...({ disputeId: 'd1', status: 'lost', amountCents: 8950, ownCents: 8950, isTaken: true } as const),
    ...{ openedAt: '2026-12-02T09:00:00.000Z', dueAt: null, closedAt: null },
  };
  const lines = facts({ note: 'Ring twice.', carrier: 'DHL', tracking: '0034', disputes: [dispute] });
  expect(lines.filter((line) => /Ring|DHL|cases/.test(line))).toEqual([
    'Delivery | Tracked, DHL, 0034',
    'Buyer’s words | Ring twice.',
    'Dispute | [€89.50 → /admin/cases/d1]',
  ]);
});

test('[UX-96, CART-05] the sums of an order: what was taken off, of pieces or postage, what VAT is within, and what went back', () => {
  asAdmin('orders.view', 'transactions.view', 'finance.reports');
  expect(sums()).toEqual([
    'Pieces | €84.00',
    'Postage | €5.50',
    'Order | €89.50',
    'Whole payment | €89.50',
    'Given back | €0.00',
    '[Open the payment → /admin/financial?checkout=c1#payments]',
  ]);
  expect(sums({ discountCents: 840, promoCode: 'SPRING', totalCents: 8110 }, { payment: null })).toEqual([
    'Pieces | €84.00',
    'Taken off, SPRING | −€8.40',
    'Postage | €5.50',
    'Order | €81.10',
    '[Open the payment → /admin/financial?checkout=c1#payments]',
  ]);
  expect(sums({ discountCents: 1, totalCents: 8949 }, { payment: null })).toEqual([
    'Pieces | €84.00',
    'Taken off | −€0.01',
    'Postage | €5.50',
    'Order | €89.49',
    '[Open the payment → /admin/financial?checkout=c1#payments]',
  ]);
  expect(
    sums({ postageOffCents: 550, shippingCents: 0, promoCode: 'POST', totalCents: 8400 }, { payment: null }),
  ).toEqual([
    'Pieces | €84.00',
    'Postage, free with POST | €0.00',
    'Order | €84.00',
    '[Open the payment → /admin/financial?checkout=c1#payments]',
  ]);
  const tax = { basis: 'taxed', country: 'AT', lines: [], postage: [], rates: [], taxCents: 1492 } as const;
  expect(
    sums(
      { taxCents: 100, tax: { ...tax, lines: [], postage: [], rates: [] }, refundedCents: 550 },
      { payment: { status: 'captured', amountCents: 9050, capturedCents: 9050, refundedCents: 550 } },
    ),
  ).toEqual([
    'Pieces | €84.00',
    'Postage | €5.50',
    'Tax | €1.00',
    'Order | €89.50',
    'VAT within it | €14.92',
    'Of it given back | −€5.50',
    'Whole payment | €90.50',
    'Given back | €5.50',
    '[Open the payment → /admin/financial?checkout=c1#payments]',
  ]);
  expect(sums({ tax: { ...tax, lines: [], postage: [], rates: [], taxCents: 0 } })).toEqual(sums());
});

test('[UX-96, ADM-13] the acts of an order in each of its states, for who may do all and for who may do nothing', () => {
  const acts = (order: Partial<Order>) =>
    shown(OrderActs, { order: shownOrder(order) }).filter((line) => !/^(Acts|Write|A note|For)/.test(line));
  asAdmin('orders.view', 'orders.edit', 'orders.refund', 'cases.manage');
  expect(Object.fromEntries(orderStateSchema.options.map((state) => [state, acts({ state }).slice(-4)]))).toEqual({
    cancelled: ['Give money back', '€89.50 of €89.50 are left.', '[Give money back]', 'This order is cancelled.'],
    completed: [
      'Give money back',
      '€89.50 of €89.50 are left.',
      '[Give money back]',
      'It has left, so it cannot be cancelled any more.',
    ],
    confirmed: [
      'Cancel the order',
      'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
      'Reason, kept in the audit log',
      '[Cancel AM-2026-100001 – off]',
    ],
    delivered: [
      'Give money back',
      '€89.50 of €89.50 are left.',
      '[Give money back]',
      'It has left, so it cannot be cancelled any more.',
    ],
    pending_payment: [
      'Cancel the order',
      'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
      'Reason, kept in the audit log',
      '[Cancel AM-2026-100001 – off]',
    ],
    processing: [
      'Cancel the order',
      'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
      'Reason, kept in the audit log',
      '[Cancel AM-2026-100001 – off]',
    ],
    refunded: [
      'Give money back',
      '€89.50 of €89.50 are left.',
      '[Give money back]',
      'It has left, so it cannot be cancelled any more.',
    ],
    shipped: [
      'Give money back',
      '€89.50 of €89.50 are left.',
      '[Give money back]',
      'It has left, so it cannot be cancelled any more.',
    ],
  });
  expect(acts({})).toEqual([
    'Note',
    'It stands on the timeline and in the audit log, and cannot be changed.',
    'Note, read by administrators alone',
    '[Add the note – off]',
    'Give money back',
    '€89.50 of €89.50 are left.',
    '[Give money back]',
    'Cancel the order',
    'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
    'Reason, kept in the audit log',
    '[Cancel AM-2026-100001 – off]',
  ]);
  expect(acts({ refundedCents: 8950, state: 'refunded' })).toEqual([
    'Note',
    'It stands on the timeline and in the audit log, and cannot be changed.',
    'Note, read by administrators alone',
    '[Add the note – off]',
    'It has left, so it cannot be cancelled any more.',
  ]);
  const dispute = {
    ...({ disputeId: 'd1', status: 'needs_response', amountCents: 8950, ownCents: 8950, isTaken: true } as const),
    ...{ openedAt: '2026-12-02T09:00:00.000Z', dueAt: null, closedAt: null },
  };
  expect(acts({ disputes: [dispute], state: 'delivered' })).toEqual([
    'Note',
    'It stands on the timeline and in the audit log, and cannot be changed.',
    'Note, read by administrators alone',
    '[Add the note – off]',
    'The buyer’s bank has its money: until that is decided nothing is given back.',
    'It has left, so it cannot be cancelled any more.',
  ]);
  asAdmin('orders.view');
  expect(acts({})).toEqual([
    'Writing a note needs cases.manage, which these roles have: Master admin, Senior admin, Customer service, Financial admin, Trust and safety, Custom, where its record lists it.',
    'Giving money back needs orders.refund, which these roles have: Master admin, Senior admin, Financial admin, Custom, where its record lists it.',
    'Cancelling needs orders.edit, which these roles have: Master admin, Senior admin, Custom, where its record lists it.',
  ]);
});

test('[UX-96] the record of an order: its pieces with the buyer’s words, and what was bought with it', () => {
  asAdmin('orders.view', 'products.view');
  answer(
    'office.getOrder',
    { orderId: 'order-1' },
    record(
      {
        lines: [
          shownLine(),
          shownLine({ id: 'l2', listingId: 'cup', title: 'Cup', values: [], personalisation: 'For Ida', quantity: 1 }),
        ],
      },
      {
        beside: [
          { orderId: 'o2', number: 'AM-2026-100002', shopName: 'Ana Loom' },
          { orderId: 'o3', number: 'AM-2026-100003', shopName: 'Bo Wood' },
        ],
      },
    ),
  );
  const lines = shown(OrderRecordPage, { orderId: 'order-1' });
  expect(lines.slice(0, 4)).toEqual([
    '[Orders → /admin/orders]',
    'Order AM-2026-100001',
    'Rio Clay, €89.50 · Confirmed',
    'Facts',
  ]);
  expect(lines.slice(lines.lastIndexOf('Pieces'), lines.lastIndexOf('Pieces') + 6)).toEqual([
    'Pieces',
    '[Jug → /admin/products/jug]Ink2 × €42.00',
    '[Cup → /admin/products/cup]“For Ida”1 × €42.00',
    'Paid together with [AM-2026-100002 → /admin/orders/o2] from Ana Loom, [AM-2026-100003 → /admin/orders/o3] from Bo Wood.',
    'Timeline',
    '[All (on)]',
  ]);
});

const row = (changes: Partial<Row> = {}): Row => ({
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'shipped', shopName: 'Rio Clay', sellerId: 'rio' },
  ...{ buyerName: 'Bo Ek', buyerId: 'bo', totalCents: 8950, partCents: null, leavesBy: '2026-12-02' },
  placedAt: '2026-12-01T10:05:00.000Z',
  ...changes,
});
function list(at: string, asked: object, items: Row[]): string[] {
  answerPages('office.listOrders', { ...asked, limit: 25 }, { items, nextCursor: null });
  return shown(OrdersPage, {}, `/admin/orders${at}`).slice(2);
}

test('[OFFICE-01] the orders of all shops, each with its record, and the parts of them that a figure counts', () => {
  asAdmin('orders.view', 'users.view');
  expect(list('', {}, [row(), row({ orderId: 'o2', buyerId: null, placedAt: '2026-12-03T08:00:00.000Z' })])).toEqual([
    '‹search Words›',
    '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
    'Orders',
    'Order | Shop | Buyer | State | Leaves by | Total',
    '[AM-2026-100001 → /admin/orders/order-1]Tue 1 Dec 10:05 | Rio Clay | [Bo Ek → /admin/users/bo] | On its way | Wed 2 Dec | €89.50',
    '[AM-2026-100001 → /admin/orders/o2]Today 08:00 | Rio Clay | Bo Ek | On its way | Wed 2 Dec | €89.50',
  ]);
  const days = { from: '2026-11-01', until: '2026-12-01' };
  expect(
    list('?from=2026-11-01&until=2026-12-01&part=discount', { ...days, part: 'discount' }, [row({ partCents: 840 })]),
  ).toEqual([
    '‹search Words›',
    '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
    'Only orders paid from 1 Nov 2026 on and before 1 Dec 2026 (UTC). Only those with a discount. [Show all orders → /admin/orders]',
    'Orders',
    'Order | Shop | Buyer | State | Leaves by | Total | Discount',
    '[AM-2026-100001 → /admin/orders/order-1]Tue 1 Dec 10:05 | Rio Clay | [Bo Ek → /admin/users/bo] | On its way | Wed 2 Dec | €89.50 | €8.40',
  ]);
  expect(list('?from=2026-11-01&part=vat', { from: '2026-11-01', part: 'vat' }, [row()]).slice(-3)).toEqual([
    'Orders',
    'Order | Shop | Buyer | State | Leaves by | Total | VAT within it',
    '[AM-2026-100001 → /admin/orders/order-1]Tue 1 Dec 10:05 | Rio Clay | [Bo Ek → /admin/users/bo] | On its way | Wed 2 Dec | €89.50 | €0.00',
  ]);
});

test('[OFFICE-01] a day, a time, words and a state that nothing fits each say so and lead to all orders', () => {
  asAdmin('orders.view');
  const day = { day: '2026-12-01' };
  expect({
    none: list('', {}, []),
    day: list('?day=2026-12-01', { ...day, what: 'placed' }, []),
    refunded: list('?day=2026-12-01&what=refunded', { ...day, what: 'refunded' }, []),
    noDay: list('?day=2026-13-41&state=lost', {}, []),
    from: list('?from=2026-11-01', { from: '2026-11-01' }, []),
    words: list('?q=bo', { q: 'bo' }, []),
    state: list('?state=shipped', { state: 'shipped' }, []),
  }).toEqual({
    day: [
      '‹search Words›',
      '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
      'Only orders placed and paid on Tue 1 Dec (UTC). [Show all orders → /admin/orders]',
      'No order fits',
      'Nothing of the kind happened in that time.',
      '[Show all orders → /admin/orders]',
    ],
    from: [
      '‹search Words›',
      '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
      'Only orders paid from 1 Nov 2026 on (UTC). [Show all orders → /admin/orders]',
      'No order fits',
      'Nothing of the kind happened in that time.',
      '[Show all orders → /admin/orders]',
    ],
    noDay: [
      '‹search Words›',
      '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
      'No order fits',
      'Orders come here with the first payment.',
    ],
    none: [
      '‹search Words›',
      '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
      'No order fits',
      'Orders come here with the first payment.',
    ],
    refunded: [
      '‹search Words›',
      '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
      'Only orders given back on Tue 1 Dec (UTC). [Show all orders → /admin/orders]',
      'No order fits',
      'Nothing of the kind happened in that time.',
      '[Show all orders → /admin/orders]',
    ],
    state: [
      '‹search Words›',
      'Any state / Waiting for payment / Confirmed / Being made / *On its way / Delivered / Completed / Cancelled / Refunded /',
      'No order fits',
      'No order is in this state now.',
      '[Show all orders → /admin/orders]',
    ],
    words: [
      '‹search Words bo›',
      '*Any state / Waiting for payment / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
      'No order fits',
      'A whole number such as AM-2026-000123 is needed, an order’s id, or the whole address of the buyer’s account.',
      '[Show all orders → /admin/orders]',
    ],
  });
});
