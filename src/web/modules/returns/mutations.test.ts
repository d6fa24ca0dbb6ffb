import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { shownReturn } from '#test/builders/shown-return.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Return, ReturnState } from '#domain/returns/model.ts';
import type { Listener } from '#web/platform/live.ts';
import { AdminOrderReturns } from './admin/admin-order-returns.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OwnReturn } from './own-return.tsx';
import { ReturnForm } from './return-form.tsx';
import { pictureOf, pictures } from './texts.ts';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';

const live = vi.hoisted(() => ({ received: [] as Listener[] }));
const picture = { id: 'p1', width: 10, height: 10, color: '#fff', alt: '' } as unknown as Picture;
vi.mock('#web/platform/live.ts', () => ({ useLive: (all: Listener[]) => void (live.received = all) }));
vi.mock('#web/modules/files/upload/picture-uploads.tsx', () => ({
  PictureUploads: ({
    most,
    pictures,
    onChange,
    isPrivate,
  }: {
    most: number;
    pictures: Picture[];
    isPrivate: boolean;
    onChange: (change: (list: Picture[]) => Picture[]) => void;
  }) =>
    createElement(
      'button',
      { type: 'button', onClick: () => onChange((list) => [...list, picture]) },
      `Pictures ${pictures.length} of ${most}, ${isPrivate}`,
    ),
}));
const order = shownOrder({
  state: 'delivered',
  returnEndsAt: '2026-12-17T00:00:00.000Z',
  lines: [shownLine(), shownLine({ id: 'line-2', title: 'Cup', values: [], quantity: 1 })],
});
const stale = ['returns.listOrderReturns', 'orders.getOrder'];
const closed: true[] = [];
const openForm = (accessKey?: string): Promise<Part> =>
  openPart(ReturnForm, { order, returns: [], accessKey, onClose: () => void closed.push(true) });
const own = (state: ReturnState, accessKey?: string, changes: Partial<Return> = {}): Promise<Part> =>
  openPart(OwnReturn, { order, returned: shownReturn({ state, ...changes }), accessKey, hasLabels: false });
beforeEach(() => signIn({}));

const ask = 'Ask to send them back';

test('[ORD-04, UX-65] a return needs pieces and a reason', async () => {
  const part = await openForm();
  await part.press(ask);
  expect(part.changes()).toEqual(['+ alert: Choose at least one piece and a reason.']);
  await part.fill('Jug, Ink', '1');
  await part.press(ask);
  await part.fill('Jug, Ink', '0');
  await part.fill('Reason', 'damaged');
  await part.press(ask);
  expect(sentNow()).toEqual([]);
});

test.each([
  ['damaged', 'The workshop bears the postage: keep the receipt, it pays you what sending them back cost.'],
  ['not_right', 'You bear the postage.'],
])('[ORD-04] who bears the postage of a return that is %s', async (reason, who) => {
  const part = await openForm();
  await part.fill('Reason', reason);
  expect(part.lines()).toContain(`status: ${who}`);
});

test('[ORD-04, UX-65] what is asked for is sent whole; refused, it says why and stays', async () => {
  const part = await openForm();
  await part.fill('Reason', 'not_right');
  await part.fill('What you would like', 'swap');
  await part.fill('Jug, Ink', '2');
  await part.fill('Cup', '1');
  await part.fill('What is it about?', 'Too blue.');
  await part.press('Pictures 0 of 5, true');
  answerCalls({ 'returns.requestReturn': () => new Problem(409, 'The days are over.') });
  part.lines();
  await part.press(ask);
  expect([part.changes(), closed, staleNow()]).toEqual([['+ alert: The days are over.'], [], stale]);
  const lines = [
    { lineId: 'line-1', quantity: 2 },
    { lineId: 'line-2', quantity: 1 },
  ];
  const request = { orderId: 'order-1', pictures: ['p1'], reason: 'not_right', remedy: 'swap', words: 'Too blue.' };
  expect(sentNow()).toEqual([['returns.requestReturn', { lines, ...request }]]);
});

test('[ORD-04, UX-65] a request that is under way cannot be sent twice; then the form closes', async () => {
  const part = await openForm();
  await part.fill('Reason', 'not_right');
  await part.fill('Cup', '1');
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'returns.requestReturn': () => pending });
  await part.press(ask);
  expect(part.lines().slice(-2)).toEqual(['[Ask to send them back – off]', '[Not now]']);
  await letGo(shownReturn());
  expect([saidNow(), closed.splice(0), staleNow()]).toEqual([
    ['success: Your request is with the workshop.'],
    [true],
    stale,
  ]);
});

test('[ORD-04] a return that is not asked for now is not sent', async () => {
  const part = await openForm();
  await part.press('Not now');
  expect([closed.splice(0), sentNow()]).toEqual([[true], []]);
});

test('[ORD-04] a return that is denied at once is not said to be requested', async () => {
  signIn(null);
  const part = await openForm('k1');
  answerCalls({ 'returns.requestReturn': () => shownReturn({ state: 'denied', refusal: 'too_late' }) });
  await part.fill('Cup', '1');
  await part.fill('Reason', 'It came too late');
  await part.press('Ask to send them back');
  expect([saidNow(), closed.splice(0), sentNow()]).toEqual([
    [],
    [true],
    [
      [
        'returns.requestReturn',
        {
          accessKey: 'k1',
          lines: [{ lineId: 'line-2', quantity: 1 }],
          orderId: 'order-1',
          pictures: [],
          reason: 'came_late',
          remedy: 'refund',
          words: '',
        },
      ],
    ],
  ]);
});

test('[ORD-04, UX-65] a return is sent, numbered and stopped with the guest’s key', async () => {
  const part = await own('approved');
  await part.fill('Carrier', 'DHL');
  answerCalls({ 'returns.sendReturn': () => new Problem(409, 'It is stopped.') });
  await part.press('I have sent them');
  expect([sentNow(), part.changes(), staleNow()]).toEqual([
    [['returns.sendReturn', { carrier: 'DHL', orderId: 'order-1', returnId: 'return-1', tracking: '' }]],
    ['− Carrier‹text›', '+ Carrier‹text DHL›', '+ alert: It is stopped.'],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  answerCalls({ 'returns.sendReturn': () => shownReturn({ state: 'shipped' }) });
  await part.fill('Number of the parcel', '0034');
  await part.press('I have sent them');
  expect([sentNow(), part.changes(), staleNow()]).toEqual([
    [['returns.sendReturn', { carrier: 'DHL', orderId: 'order-1', returnId: 'return-1', tracking: '0034' }]],
    ['− Number of the parcel‹text›', '− alert: It is stopped.', '+ Number of the parcel‹text 0034›'],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  await part.close();

  const guest = await own('shipped', 'k1', { carrier: 'DHL' });
  expect(guest.lines().filter((line) => /‹|\[/.test(line))).toEqual([
    'Carrier‹text DHL›',
    'Number of the parcel‹text›',
    '[Add the number]',
  ]);
  await guest.press('Add the number');
  // The browser asks for the number before anything is sent.
  expect([(guest.find('Number of the parcel') as HTMLInputElement).required, sentNow()]).toEqual([true, []]);
  await guest.fill('Number of the parcel', '0034');
  await guest.press('Add the number');
  expect(sentNow()[0]).toEqual([
    'returns.sendReturn',
    { orderId: 'order-1', returnId: 'return-1', carrier: 'DHL', tracking: '0034', accessKey: 'k1' },
  ]);
  await guest.close();

  const request = await own('requested', 'k1');
  answerCalls({ 'returns.stopReturn': () => new Problem(409, 'It is approved already.') });
  await request.press('Keep the pieces after all');
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [['returns.stopReturn', { accessKey: 'k1', orderId: 'order-1', returnId: 'return-1' }]],
    ['error: It is approved already.'],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'returns.stopReturn': () => pending });
  await request.press('Keep the pieces after all');
  expect(request.changes()).toEqual(['− [Keep the pieces after all]', '+ [Keep the pieces after all – off]']);
  await letGo({});
  expect([saidNow(), staleNow()]).toEqual([[], stale]);
});

test('[ORD-04, UX-65] a step of a return that was taken elsewhere is shown', async () => {
  answerCalls({ 'returns.listOrderReturns': () => ({ returns: [] }) });
  const part = await openPart(OrderReturns, { order, accessKey: 'k1' });
  expect(sentNow()).toEqual([['returns.listOrderReturns', { orderId: 'order-1', accessKey: 'k1' }]]);
  const before = part.lines();
  await part.press('Return pieces');
  expect(part.lines().slice(0, 3)).toEqual([
    'Sending pieces back',
    'The workshop answers first. Your money follows within 3–5 business days after the pieces have arrived.',
    'Reason',
  ]);
  await part.press('Not now');
  expect(part.lines()).toEqual(before);
  await part.do(() => (live.received[0]?.['returns.moved'] as ((fact: object) => void) | undefined)?.({}));
  expect([staleNow(), sentNow().map(([name]) => name)]).toEqual([stale, ['returns.listOrderReturns']]);
});

test('[ORD-04] each picture opens by itself', async () => {
  const part = await openPart(PrivatePictures, {
    pictures: [picture, { ...picture, id: 'p2' }],
    label: pictures,
    nameOf: pictureOf,
  });
  expect(
    [...part.element.querySelectorAll('a')].map((each) => [
      each.getAttribute('href'),
      each.target,
      each.querySelector('img')?.alt,
    ]),
  ).toEqual([
    ['/pictures/p1/2000.webp', '_blank', 'Picture 1 of what is wrong'],
    ['/pictures/p2/2000.webp', '_blank', 'Picture 2 of what is wrong'],
  ]);
});

test('[ORD-04, UX-96] the office decides over a rejected return with a reason', async () => {
  asAdmin('orders.refund');
  answerCalls({
    'returns.listReturnsForAdmin': () => ({ returns: [shownReturn({ state: 'rejected', rejection: 'Wet' })] }),
  });
  const part = await openPart(AdminOrderReturns, { order });
  sentNow();
  answerCalls({ 'returns.overruleReturn': () => new Problem(409, 'Not now.') });
  await part.fill('Reason, kept in the audit log', 'It came so.');
  await part.press('Give €42.00 back');
  expect([sentNow(), saidNow(), staleNow(), part.lines().filter((line) => /alert/.test(line))]).toEqual([
    [['returns.overruleReturn', { returnId: 'return-1', reason: 'It came so.' }]],
    [],
    [],
    ['alert: Not now.'],
  ]);
  answerCalls({ 'returns.overruleReturn': () => shownReturn() });
  await part.press('Give €42.00 back');
  expect([saidNow(), staleNow()]).toEqual([
    ['success: The money goes back to the buyer.'],
    ['returns.listReturnsForAdmin', 'office.getOrder', 'admin.listActs'],
  ]);
});

test('[UX-65] a return label is bought at the shown price', async () => {
  const one = shownReturn({ state: 'approved' });
  const position = { line1: 'Rua 1', postcode: '4000', city: 'Porto', country: 'PT' };
  const seller = { ...position, sellsAs: 'registered' as const, legalName: 'Rio', vatNumber: '', usesOss: false };
  const withSeller = { ...order, seller };
  const rate = { carrier: 'Post', service: 'Parcel', cents: 490, days: 3, payer: 'maker' as const };
  answerCalls({ 'returns.quoteReturnLabel': () => rate, 'returns.buyReturnLabel': () => new Problem(503, 'Away.') });
  const part = await openPart(OwnReturn, { order: withSeller, returned: one, accessKey: 'key1', hasLabels: true });
  await part.press('Get a return label');
  await part.press('Take this label');
  const which = { orderId: 'order-1', returnId: 'return-1', accessKey: 'key1' };
  expect(sentNow()).toEqual([
    ['returns.quoteReturnLabel', which],
    ['returns.buyReturnLabel', { ...which, wanted: { carrier: 'Post', service: 'Parcel' }, mostCents: 490 }],
  ]);
  const label = {
    state: 'bought',
    payer: 'maker',
    carrier: 'Post',
    service: 'Parcel',
    tracking: '912',
    costCents: 490,
    hasCounterCode: false,
  } as const;
  const printed = await openPart(OwnReturn, { order, returned: { ...one, label }, accessKey: 'key1', hasLabels: true });
  expect(printed.lines().join(' ')).toContain('Download the label (PDF)');
  expect(printed.lines().join(' ')).toContain('No printer? Show this code at a');
});

test('[ORD-04] a guest’s rejected return goes to the marketplace by one press, and then says so', async () => {
  const part = await own('rejected', 'key1', { rejection: 'Scratched.' });
  await part.press('Ask the marketplace to decide');
  expect(sentNow()).toEqual([
    ['returns.disputeReturn', { orderId: 'order-1', returnId: 'return-1', accessKey: 'key1' }],
  ]);
  const request = await own('denied', 'key1', { disputedAt: '2026-12-03T09:00:00.000Z' });
  expect(request.lines().join(' ')).toContain('You asked the marketplace to decide on Thu 3 Dec.');
});
