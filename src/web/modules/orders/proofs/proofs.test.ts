import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { ShownProof } from '#domain/orders/proofs/model.ts';
import { ShopProofs } from '../seller/proofs/shop-proofs.tsx';
import { OrderProofs } from './order-proofs.tsx';

vi.mock('#web/platform/live.ts', () => ({ useLive: () => undefined }));
vi.mock('#web/modules/files/upload/picture-uploads.tsx', () => ({ PictureUploads: () => null }));
vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z'), toFake: ['Date'] });
beforeEach(() => signIn({}));

const shown = (changes: Partial<ShownProof> = {}): ShownProof => ({
  ...{ lineId: 'line-1', version: 1, state: 'sent', text: 'Serif letters', answer: '', pictures: [] },
  ...{ sentAt: '2026-12-01T10:00:00.000Z', dueAt: '2026-12-06T10:00:00.000Z', answeredAt: null, answeredBy: null },
  ...changes,
});
/** An order with these versions of a jug with a name, as both sides read them. */
function withProofs(proofs: ShownProof[], changes = {}) {
  answerCalls({ 'orders.listProofs': () => ({ proofs }), 'orders.listShopProofs': () => ({ proofs }) });
  const order = shownOrder({
    lines: [shownLine({ personalisation: 'IDA' })],
    proofs: proofs.map(({ pictures: _pictures, ...proof }) => proof),
    ...changes,
  });
  sentNow();
  return order;
}
const changed = shown({ state: 'change_requested', answer: 'Larger', answeredAt: '2026-12-02T10:00:00.000Z' });

test('[ORD-07] a buyer reads the newest version, and approves it once asked again', async () => {
  const part = await openPart(OrderProofs, { order: withProofs([changed, shown({ version: 2 })]), accessKey: 'k1' });
  const lines = part.lines().join('\n');
  for (const text of [
    'Jug with your text “IDA”',
    'Version 2',
    'Serif letters',
    'Answer until Sun 6 Dec, 10:00 UTC',
    'Earlier versions',
  ])
    expect(lines).toContain(text);
  answerCalls({ 'orders.answerProof': ({ version }) => ({ lineId: 'line-1', version, state: 'approved' }) });
  await part.press('Approve');
  expect(part.changes()).toContain('+ Approve version 2?');
  await part.press('Not yet');
  expect(sentNow()).toEqual([['orders.listProofs', { orderId: 'order-1', accessKey: 'k1' }]]);
  await part.press('Approve');
  await part.press('Approve', -1);
  expect([sentNow()[0], saidNow(), staleNow()]).toEqual([
    [
      'orders.answerProof',
      { orderId: 'order-1', lineId: 'line-1', version: 2, state: 'approved', answer: '', accessKey: 'k1' },
    ],
    ['success: Approved. The making starts.'],
    ['orders.getOrder', 'orders.listProofs', 'orders.listOrders'],
  ]);
  await part.close();
});

test('[ORD-07] a request says what should be different, and what was refused stays in the form', async () => {
  const part = await openPart(OrderProofs, { order: withProofs([shown()]), accessKey: undefined });
  await part.press('Ask for a change');
  await part.press('Send request');
  expect(part.lines().join('\n')).toContain('Write what should be different.');
  answerCalls({ 'orders.answerProof': () => new Problem(409, 'This version was replaced.') });
  await part.fill('What should be different?', 'Larger letters');
  await part.press('Send request');
  expect(part.lines().join('\n')).toContain('This version was replaced.');
  expect(sentNow().find(([name]) => name === 'orders.answerProof')).toEqual([
    'orders.answerProof',
    { orderId: 'order-1', lineId: 'line-1', version: 1, state: 'change_requested', answer: 'Larger letters' },
  ]);
  await part.close();
});

test.each<[string, ShownProof, object, string]>([
  ['the maker has time', { ...changed, dueAt: '2026-12-04T23:59:59.000Z' }, {}, 'should come by Fri 4 Dec'],
  ['the maker is overdue', { ...changed, dueAt: '2026-11-28T23:59:59.000Z' }, {}, 'should have come by Sat 28 Nov'],
  ['nobody answered', shown({ state: 'approved', answeredBy: 'system' }), {}, 'counts as approved'],
])('[ORD-07] a buyer reads what follows when %s', async (_name, proof, changes, text) => {
  const part = await openPart(OrderProofs, { order: withProofs([proof], changes), accessKey: undefined });
  expect(part.lines().join('\n')).toContain(text);
  expect(part.lines()).not.toContain('[Approve]');
  await part.close();
});

test('[ORD-07] proofs that do not load can be asked for again; an order without any shows none', async () => {
  const order = withProofs([shown()]);
  answerCalls({ 'orders.listProofs': () => new Problem(500, 'Down') });
  const part = await openPart(OrderProofs, { order, accessKey: undefined });
  expect(part.lines().join('\n')).toContain('Try again');
  await part.close();
  const none = await openPart(OrderProofs, { order: withProofs([]), accessKey: undefined });
  expect(none.lines()).toEqual([]);
  await none.close();
});

test('[ORD-07] a maker sends a version with something to see or read', async () => {
  const part = await openPart(ShopProofs, { order: withProofs([changed]) });
  expect(part.lines().join('\n')).toContain('The buyer asks for: Larger');
  await part.press('Send version 2');
  await part.press('Send version 2', -1);
  expect(part.lines().join('\n')).toContain('Add a picture, or write what you will make.');
  answerCalls({ 'orders.sendProof': () => ({ lineId: 'line-1', version: 2, state: 'sent' }) });
  await part.fill('What you write to the buyer', 'Larger now');
  await part.press('Send version 2', -1);
  expect([sentNow().find(([name]) => name === 'orders.sendProof'), saidNow()]).toEqual([
    ['orders.sendProof', { orderId: 'order-1', lineId: 'line-1', text: 'Larger now', pictures: [] }],
    ['success: The proof is with the buyer.'],
  ]);
  await part.close();
});

test('[ORD-07] nothing is offered for a piece without the buyer’s text, or once it is approved', async () => {
  const plain = await openPart(ShopProofs, { order: shownOrder() });
  expect(plain.lines()).toEqual([]);
  await plain.close();
  const part = await openPart(ShopProofs, { order: withProofs([shown({ state: 'approved', answeredBy: 'buyer' })]) });
  expect(part.lines().filter((line) => line.startsWith('['))).toEqual([]);
  await part.close();
});
