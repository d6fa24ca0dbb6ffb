import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { type Order } from '#domain/orders/model.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderRecordPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { adminOrderSlots } from './slots.ts';

type Record = CallOutput<'office.getOrder'>;
type Row = CallOutput<'office.listOrders'>['items'][number];

adminOrderSlots.AdminOrderReturns = () => null;
adminOrderSlots.AdminOrderCases = () => null;
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
  expect(facts({}, { buyerId: null, payment: null })).toEqual(
    expect.arrayContaining([
      'Shop | [Rio Clay → /shop/rio-clay]',
      'Account | None, bought as a guest',
      'Seeing the payment needs transactions.view, which these roles have: Master admin, Senior admin, Financial admin, Custom, where its record lists it.',
    ]),
  );
});

test('[UX-96] an order’s record shows personalisation, number and disputes', () => {
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

test('[UX-96, CART-05] an order’s record shows reductions, VAT and refunds', () => {
  asAdmin('orders.view', 'transactions.view', 'finance.reports');
  const open = '[Open the payment → /admin/financial?checkout=c1#payments]';
  const paid = ['Whole payment | €89.50', 'Given back | €0.00'];
  expect(sums()).toEqual(['Pieces | €84.00', 'Postage | €5.50', 'Order | €89.50', ...paid, open]);
  const none = { payment: null };
  for (const [order, ...lines] of [
    [
      { discountCents: 840, promoCode: 'SPRING', totalCents: 8110 },
      ...['Taken off, SPRING | −€8.40', 'Postage | €5.50', 'Order | €81.10'],
    ],
    [{ discountCents: 1, totalCents: 8949 }, ...['Taken off | −€0.01', 'Postage | €5.50', 'Order | €89.49']],
    [
      { postageOffCents: 550, shippingCents: 0, promoCode: 'POST', totalCents: 8400 },
      ...['Postage, free with POST | €0.00', 'Order | €84.00'],
    ],
  ] as [Partial<Order>, ...string[]][])
    expect(sums(order, none)).toEqual(['Pieces | €84.00', ...lines, open]);
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

test('[UX-96, ADM-13] an order offers the acts of its state and permission', () => {
  const effects = (order: Partial<Order>) =>
    shown(OrderActions, { order: shownOrder(order) }).filter((line) => !/^(Acts|Write|A note|For)/.test(line));
  asAdmin('orders.view', 'orders.edit', 'orders.refund', 'cases.manage');
  const left = ['Give money back', '€89.50 of €89.50 are left.', '[Give money back]'];
  const isGone = [...left, 'It has left, so it cannot be cancelled any more.'];
  for (const state of ['shipped', 'delivered', 'completed', 'refunded'] as const)
    expect(effects({ state }).slice(-4), state).toEqual(isGone);
  expect(effects({ state: 'cancelled' }).slice(-4)).toEqual([...left, 'This order is cancelled.']);
  for (const state of ['pending_payment', 'confirmed', 'processing'] as const)
    expect(effects({ state }).slice(-4), state).toEqual([
      'Cancel the order',
      'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
      'Reason, kept in the audit log',
      '[Cancel AM-2026-100001 – off]',
    ]);
  expect(effects({})).toEqual(
    expect.arrayContaining([
      '[Add the note – off]',
      '€89.50 of €89.50 are left.',
      '[Give money back]',
      '[Cancel AM-2026-100001 – off]',
    ]),
  );
  const back = effects({ refundedCents: 8950, state: 'refunded' });
  expect([back.includes('[Give money back]'), back.at(-1)]).toEqual([false, isGone[3]]);
  const dispute = {
    ...({ disputeId: 'd1', status: 'needs_response', amountCents: 8950, ownCents: 8950, isTaken: true } as const),
    ...{ openedAt: '2026-12-02T09:00:00.000Z', dueAt: null, closedAt: null },
  };
  expect(effects({ disputes: [dispute], state: 'delivered' }).slice(-2)).toEqual([
    'The buyer’s bank has its money: until that is decided nothing is given back.',
    isGone[3],
  ]);
  asAdmin('orders.view');
  expect(effects({})).toEqual([
    'Writing a note needs cases.manage, which these roles have: Master admin, Senior admin, Customer service, Financial admin, Trust and safety, Custom, where its record lists it.',
    'Giving money back needs orders.refund, which these roles have: Master admin, Senior admin, Financial admin, Custom, where its record lists it.',
    'Cancelling needs orders.edit, which these roles have: Master admin, Senior admin, Custom, where its record lists it.',
  ]);
});

test('[UX-96] an order’s record shows its pieces and its checkout', () => {
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

function list(at: string, request: object, items: Row[]): string[] {
  answerPages('office.listOrders', { ...request, limit: 25 }, { items, nextCursor: null });
  return shown(OrdersPage, {}, `/admin/orders${at}`).slice(2);
}

const ALL = '[Show all orders → /admin/orders]';
const FIRST = 'Orders come here with the first payment.';
const IN_TIME = 'Nothing of the kind happened in that time.';
const whole =
  'A whole number such as AM-2026-000123 is needed, an order’s id, or the whole address of the buyer’s account.';
const day = { day: '2026-12-01' };
test.each<[at: string, asked: object, only: string, why: string]>([
  ['', {}, '', FIRST],
  ['?day=2026-12-01', { ...day, what: 'placed' }, `Only orders placed and paid on Tue 1 Dec (UTC). ${ALL}`, IN_TIME],
  [
    '?day=2026-12-01&what=refunded',
    { ...day, what: 'refunded' },
    `Only orders given back on Tue 1 Dec (UTC). ${ALL}`,
    IN_TIME,
  ],
  ['?day=2026-13-41&state=lost', {}, '', FIRST],
  ['?from=2026-11-01', { from: '2026-11-01' }, `Only orders paid from 1 Nov 2026 on (UTC). ${ALL}`, IN_TIME],
  ['?q=bo', { q: 'bo' }, '', whole],
  ['?state=shipped', { state: 'shipped' }, '', 'No order is in this state now.'],
])('[OFFICE-01] where nothing fits “%s”, that is said, with the way to all orders', (at, request, only, why) => {
  asAdmin('orders.view');
  const way = why === FIRST ? [] : [ALL];
  expect(list(at, request, []).slice(7)).toEqual([...(only ? [only] : []), 'No order fits', why, ...way]);
});
