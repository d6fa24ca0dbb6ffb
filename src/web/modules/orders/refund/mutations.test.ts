import { beforeEach, expect, test } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Order } from '#domain/orders/model.ts';
import { cartOverlay } from '#web/modules/cart/cart-overlay.ts';
import { RefundDialog } from './refund-dialog.tsx';

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
  part.do(() => part.element.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click());
beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});

/** The dialog of an order with a jug that is paid back already, one that is not, and a cup; what is said is no longer new. */
async function opened(how = 0, reason = ' Sad '): Promise<Part> {
  const cup = shownLine({ id: 'line-2', title: 'Cup', quantity: 1, unitPriceCents: 1000 });
  const lines = [shownLine({ refundedQuantity: 1 }), cup];
  const part = await openRefund(shownOrder({ lines, subtotalCents: 9400, totalCents: 9950, refundedCents: 4200 }));
  if (how) await kind(part, how);
  await part.fill('Reason', reason);
  part.lines();
  return part;
}

test('[PAY-04] all that is left goes back unless something else is chosen, with a reason', async () => {
  const part = await opened(0, ' no ');
  expect(part.lines()).toEqual([
    'Give money back',
    '€57.50 of €99.50 are left of AM-2026-100001. It goes back to the card that paid, and cannot be taken back.',
    'How much',
    '‹radio on›All that is left‹radio›Some pieces‹radio›A sum',
    'Reason Bo reads it',
    'no',
    '[Keep the money]',
    '[Give €57.50 back]',
  ]);
  await part.press('Give €57.50 back');
  expect([part.changes(), sentNow()]).toEqual([['+ alert: Write why the money goes back.'], []]);
});

test('[PAY-04] pieces go back that have not gone back yet, and say what they come to', async () => {
  const part = await opened(1);
  expect(part.lines()).toEqual(
    expect.arrayContaining(['Jug €42.00 each', '*None / 1 of 2 /', 'Cup €10.00 each', '*None / 1 of 1 /']),
  );
  await part.press('Give', -1);
  expect([part.changes(), sentNow()]).toEqual([['+ alert: Choose how many of which piece.'], []]);
  await part.fill('Cup', '1');
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'orders.refundShopOrder': () => pending });
  await part.press('Give €10.00 back');
  expect([part.lines().at(-1), sentNow()]).toEqual([
    '[Give €10.00 back – off]',
    [
      [
        'orders.refundShopOrder',
        { orderId: 'order-1', reason: 'Sad', refund: { kind: 'lines', lines: [{ lineId: 'line-2', quantity: 1 }] } },
      ],
    ],
  ]);
  await letGo({ amountCents: 1000 });
  expect([saidNow(), closed.splice(0)]).toEqual([['success: €10.00 go back to Bo Ek.'], ['done', 'closed']]);
});

test('[PAY-04] a sum is at most what is left of the order', async () => {
  const part = await opened(2);
  await part.press('Give', -1);
  expect(part.changes()).toEqual(['+ alert: Write a sum like 12.50.']);
  await part.fill('Sum', '100');
  await part.press('Give', -1);
  expect(part.changes()).toContain('+ alert: Choose a sum up to €57.50: that is what is left of this order.');
  expect(sentNow()).toEqual([]);
});

test('[PAY-04] a refund that is refused says why, and the dialog stays', async () => {
  const part = await opened(2);
  await part.fill('Sum', '5.00');
  part.lines();
  answerCalls({ 'orders.refundShopOrder': () => new Problem(409, 'The bank has it.') });
  await part.press('Give €5.00 back');
  expect([part.changes(), sentNow(), closed, saidNow()]).toEqual([
    ['+ alert: The bank has it.'],
    [['orders.refundShopOrder', { orderId: 'order-1', reason: 'Sad', refund: { amountCents: 500, kind: 'amount' } }]],
    [],
    [],
  ]);
});
