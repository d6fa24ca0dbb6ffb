import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import { cartOverlay } from '#web/modules/cart/cart-overlay.ts';
import { OrderActions as OfficeActions } from './order-actions.tsx';
import { OrdersPage as OfficeOrders } from './orders-page.tsx';
import { SellerOrdersPage } from '../seller/seller-orders-page.tsx';

vi.mock('../refund/late-refund-dialog.ts', async () => ({
  LateRefundDialog: (await import('../refund/refund-dialog.tsx')).RefundDialog,
}));
const path = (): string => location.pathname + location.search;
beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});

test('[UX-96] the office notes, calls off and gives back: each with its words', async () => {
  asAdmin('orders.refund', 'orders.edit', 'cases.manage');
  const stale = ['office.getOrder', 'office.listOrders', 'admin.listActs', 'office.listCases'];
  const part = await openPart(OfficeActions, { order: shownOrder() });
  const before = part.lines();
  expect(before).toEqual(
    expect.arrayContaining([
      '[Add the note – off]',
      'Write something first.',
      '€89.50 of €89.50 are left.',
      '[Cancel AM-2026-100001 – off]',
    ]),
  );
  answerCalls({
    'office.noteOrder': () => ({}),
    'office.cancelOrder': () => new Problem(409, 'It has left.'),
    'office.refundOrder': () => ({ amountCents: 8950 }),
  });
  const areas = [...part.element.querySelectorAll('textarea')];
  sentNow();
  const write = (at: number, text: string): Promise<void> =>
    part.do(() => {
      Object.getOwnPropertyDescriptor(window.HTMLTextAreaElement.prototype, 'value')?.set?.call(areas[at], text);
      areas[at]?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await write(0, 'He called.');
  await part.press('Add the note');
  expect([sentNow(), saidNow(), staleNow(), areas[0]?.value]).toEqual([
    [['office.noteOrder', { note: 'He called.', orderId: 'order-1' }]],
    ['success: The note stands on the order.'],
    ['office.getOrder', 'office.listOrders', 'admin.listActs', 'office.listCases'],
    '',
  ]);
  await write(1, 'Fraud.');
  await part.press('Cancel AM-2026-100001');
  expect([sentNow(), saidNow(), staleNow(), part.lines().filter((line) => /alert/.test(line))]).toEqual([
    [['office.cancelOrder', { orderId: 'order-1', reason: 'Fraud.' }]],
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

test('[OFFICE-01, UX-86] words and states narrow lists of orders in their address', async () => {
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
  expect(path()).toEqual('/admin/orders?day=2026-12-01&what=refunded&state=shipped');
  await admin.fill('State', '');
  await admin.fill(admin.element.querySelector('input')?.getAttribute('aria-label') ?? '', 'Bo');
  await admin.key('Enter');
  expect(path()).toEqual('/admin/orders?day=2026-12-01&what=refunded&q=Bo');
  await admin.close();
  const part = await openPart(OfficeOrders, {}, '/admin/orders?from=2026-12-01&part=vat');
  await part.fill('State', 'shipped');
  expect(path()).toEqual('/admin/orders?from=2026-12-01&part=vat&state=shipped');
  await part.close();
  const seller = await openPart(SellerOrdersPage, {}, '/seller-dashboard/orders?sold=today&state=shipped');
  await seller.fill(seller.element.querySelector('input')?.getAttribute('aria-label') ?? '', 'Bo');
  await seller.key('Enter');
  expect(path()).toEqual('/seller-dashboard/orders?sold=today&state=shipped&q=Bo');
});
