import { beforeEach, expect, test } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, Problem, sentNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import type { CallInput } from '#web/platform/calls.ts';
import type { Way } from '#domain/listings/delivery/ways.ts';
import { BuyLabelDialog } from './buy-label-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';

beforeEach(() => signIn({}));

const order = (n: number, deliveryId: Way = 'standard') => ({
  ...{ orderId: `o${n}`, number: `AM-2026-10000${n}`, buyerName: `Buyer ${n}`, city: 'Wien', deliveryId },
});
/** All of the orders that are named are sent. */
const sentAll = ({ chosen }: CallInput<'orders.moveMany'>) => ({
  ...{ moved: 'orderIds' in chosen ? chosen.orderIds : [], refused: [], nextAfter: null },
});
const label = {
  parcelId: 'p',
  state: 'bought',
  carrier: 'Post',
  service: 'Letter',
  tracking: '9123456789012',
  costCents: 255,
};

test('[UX-91] of several orders the good rows are bought, printed and sent', async () => {
  answerCalls({
    'orders.listPackages': () => ({ packages: [{ orderId: 'o1', weightGrams: 340 }] }),
    'orders.previewSent': () => ({ subject: 'Rio Clay has sent your order', text: 'It has left Porto.' }),
    'orders.buyLabel': ({ orderId }: { orderId: string }) =>
      orderId === 'o2' ? new Problem(422, 'The carrier does not know this address.') : label,
    'orders.moveMany': sentAll,
  });
  const part = await openPart(FulfilDialog, { orders: [order(1), order(2), order(3)], onClose: () => undefined });
  expect(part.lines().join('\n')).toContain('Rio Clay has sent your order');
  await part.press('Buy, print and send');
  const sent = sentNow()
    .filter(([name]) => name !== 'orders.previewSent' && name !== 'orders.listPackages')
    .map(([name, input]) => [name, Object.values(input as object)[0]]);
  expect(sent).toEqual([
    ['orders.buyLabel', 'o1'],
    ['orders.buyLabel', 'o2'],
    ['orders.buyLabel', 'o3'],
    ['orders.moveMany', { orderIds: ['o1', 'o3'] }],
  ]);
  const text = part.lines().join('\n');
  expect(text).toContain('The carrier does not know this address.');
  expect(text).toContain('2 of 3 orders are done. Labels: €5.10.');
  expect(text).toContain('/api/seller/labels?orders=o1,o3&paper=a6');
});

test('[UX-91, DASH-04] no label is bought for a row that is collected; it is ready, and the others sent', async () => {
  answerCalls({
    'orders.listPackages': () => ({ packages: [] }),
    'orders.previewSent': () => ({ subject: '', text: '' }),
    'orders.buyLabel': () => label,
    'orders.moveMany': sentAll,
  });
  const part = await openPart(FulfilDialog, { orders: [order(1), order(2, 'pickup')], onClose: () => undefined });
  await part.press('Buy, print and send');
  const bought = sentNow().filter(([name]) => name === 'orders.buyLabel');
  expect(bought.map(([, input]) => (input as { orderId: string }).orderId)).toEqual(['o1']);
  expect(part.lines().join()).toMatch(/Sent.*Ready to collect.*2 of 2 orders are done/);
});

test('[ORD-03, ORD-06] prices are shown before a label is bought, one in time chosen', async () => {
  const rates = [
    { carrier: 'Post', service: 'Parcel', cents: 205, days: 6 },
    { carrier: 'Post', service: 'Letter', cents: 255, days: 2 },
    { carrier: 'UPS', service: 'Standard', cents: 710, days: null },
  ];
  answerCalls({
    'orders.listPackages': () => ({ packages: [{ orderId: 'order-1', weightGrams: 340 }] }),
    'orders.quoteLabel': () => ({ rates, daysAllowed: 3 }),
    'orders.buyLabel': () => new Problem(409, 'Your balance does not cover this label.'),
  });
  const part = await openPart(BuyLabelDialog, { order: shownOrder(), onClose: () => undefined });
  await part.press('Show prices');
  expect(part.lines().join('\n')).toContain('Post Letter, €2.55, 2 working days');
  expect(part.lines().join('\n')).toContain('Post Parcel, €2.05, 6 working days, later than promised');
  await part.press('Buy label');
  expect(sentNow().at(-1)).toEqual([
    'orders.buyLabel',
    { orderId: 'order-1', weightGrams: 340, box: 'small', wanted: { carrier: 'Post', service: 'Letter' } },
  ]);
  expect(part.lines().join('\n')).toContain('Your balance does not cover this label.');
});
