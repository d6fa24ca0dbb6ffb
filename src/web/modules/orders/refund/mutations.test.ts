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
  part.do(() => part.place.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click());
beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});

test('[PAY-04] money goes back: all of it, pieces or a sum', async () => {
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
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ ‹radio›All that is left‹radio on›Some pieces‹radio›A sum',
      '+ Jug €42.00 each',
      '+ *None / 1 of 2 /',
      '+ Cup €10.00 each',
      '+ *None / 1 of 1 /',
      '+ [Give it back]',
    ]),
  );
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
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ ‹radio›All that is left‹radio›Some pieces‹radio on›A sum',
      '+ Sum, €‹text›',
      '+ alert: Write a sum like 12.50.',
    ]),
  );
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
    [['orders.refundShopOrder', { orderId: 'order-1', reason: 'Sad', refund: { amountCents: 500, kind: 'amount' } }]],
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
        { orderId: 'order-1', reason: 'Sad', refund: { kind: 'lines', lines: [{ lineId: 'line-2', quantity: 1 }] } },
      ],
    ],
  ]);
  await letGo({ amountCents: 1000 });
  expect([saidNow(), closed.splice(0)]).toEqual([['success: €10.00 go back to Bo Ek.'], ['done', 'closed']]);
});
