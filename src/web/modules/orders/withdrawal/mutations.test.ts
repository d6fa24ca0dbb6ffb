import { beforeEach, expect, test } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import type { Order } from '#domain/orders/model.ts';
import { cartOverlay } from '#web/modules/cart/cart-overlay.ts';
import { ShopWithdrawals } from './shop-withdrawals.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

const path = (): string => location.pathname + location.search;
const contract = {
  number: 'AM-1',
  shopName: 'Rio Clay',
  refusal: null,
  lines: [
    { lineId: 'l1', title: 'Jug', values: ['Ink'], quantity: 2, hasRight: true, exception: null },
    { lineId: 'l2', title: 'Cup', values: [], quantity: 1, hasRight: true, exception: 'sealed' },
    { lineId: 'l3', title: 'Sign', values: [], quantity: 1, hasRight: false, exception: 'personalised' },
    { lineId: 'l4', title: 'Bowl', values: [], quantity: 0, hasRight: true, exception: null },
  ],
};
beforeEach(() => {
  signIn({});
  cartOverlay.set(false);
});

/** The first step, filled in, of a visitor with the key of an order. */
async function firstStep(name = 'Bo Ek'): Promise<Part> {
  signIn(null);
  const part = await openPart(WithdrawPage, {}, '/withdraw?number=AM-1&key=k1');
  await part.fill('Your name', name);
  await part.fill('E-mail', 'bo@example.com');
  part.lines();
  sentNow();
  return part;
}
/** The second step, with the pieces of the order. */
async function secondStep(): Promise<Part> {
  const part = await firstStep();
  answerCalls({ 'orders.findWithdrawable': () => ({ contract }) });
  await part.press('Continue');
  sentNow();
  return part;
}
const buttonAt = (part: Part, at: number): string => part.lines().at(at)?.slice(1, -1) ?? '';

test('[LAW-01] whoever withdraws says their name; what cannot be looked for is said', async () => {
  const part = await firstStep(' ');
  await part.press('Continue');
  expect([part.changes(), sentNow()]).toEqual([['+ Enter your name.'], []]);
  await part.fill('Your name', 'Bo Ek');
  answerCalls({ 'orders.findWithdrawable': () => new Problem(429, 'Too often.') });
  part.lines();
  await part.press('Continue');
  expect([part.changes(), sentNow()]).toEqual([
    ['+ alert: Too often.'],
    [['orders.findWithdrawable', { accessKey: 'k1', email: 'bo@example.com', number: 'AM-1' }]],
  ]);
});

test('[LAW-01] each piece says whether it has a right of withdrawal; a step back loses nothing', async () => {
  const part = await secondStep();
  expect(part.lines()).toEqual(
    expect.arrayContaining([
      'Your name | Bo Ek',
      'Order | AM-1 from Rio Clay',
      '*2 of 2 / 1 of 2 / Keep /',
      'Only with its seal unbroken: broken, there is no right of withdrawal for it.',
      'Sign. Made with your words: there is no right of withdrawal for it.',
      'Bowl',
    ]),
  );
  await part.press(buttonAt(part, -1));
  expect(part.lines().filter((line) => /‹/.test(line))).toEqual([
    'Your name‹text Bo Ek›',
    'Order number‹text AM-1›',
    'E-mail address for the answer‹email bo@example.com›',
  ]);
});

test('[LAW-01] a declaration that is refused says why, and one of no piece is not sent', async () => {
  const part = await secondStep();
  const declare = buttonAt(part, -2);
  answerCalls({ 'orders.declareWithdrawal': () => new Problem(409, 'Not now.') });
  await part.press(declare);
  expect([part.changes(), sentNow()]).toEqual([
    ['+ alert: Not now.'],
    [
      [
        'orders.declareWithdrawal',
        { accessKey: 'k1', email: 'bo@example.com', lines: null, name: 'Bo Ek', number: 'AM-1', said: '' },
      ],
    ],
  ]);
  await part.fill('Jug', '0');
  await part.fill('Cup', '0');
  part.lines();
  await part.press(declare);
  expect([part.changes(), sentNow()]).toEqual([['− alert: Not now.', '+ alert: Choose at least one piece.'], []]);
});

test.each([
  ['all of one line', '2', '0', [{ lineId: 'l1', quantity: 2 }]],
  ['some of one line', '1', '0', [{ lineId: 'l1', quantity: 1 }]],
  ['some of two', '1', '1', ['l1', 'l2'].map((lineId) => ({ lineId, quantity: 1 }))],
  ['everything', '2', '1', null],
])('[LAW-01] a withdrawal of %s names those pieces and leads to its page', async (_what, jugs, cups, lines) => {
  const part = await secondStep();
  await part.fill('Jug', jugs);
  await part.fill('Cup', cups);
  answerCalls({ 'orders.declareWithdrawal': () => ({ withdrawalId: 'w1' }) });
  await part.press(buttonAt(part, -2));
  expect([sentNow()[0]?.[1], path()]).toEqual([expect.objectContaining({ lines }), '/withdraw?id=w1']);
});

const shownWithdrawal = {
  ...{ withdrawalId: 'w1', number: 'AM-9', declaredAt: '2026-12-02T10:05:00.000Z', state: 'declared', refusal: null },
  ...{ refundCents: 0, sendBy: '2026-12-16T10:05:00.000Z', sendTo: '', shopName: 'Rio Clay', tracking: '' },
  ...{ refundDueAt: null, isWithheld: false, lines: [] },
};

test('[LAW-01] where no order fits it is declared in words', async () => {
  answerCalls({
    'orders.findWithdrawable': () => ({ contract: null }),
    'orders.declareWithdrawal': () => ({ withdrawalId: 'w1' }),
  });
  const part = await openPart(WithdrawPage, {}, '/withdraw?number=AM-9');
  await part.press(part.lines().at(-1)?.slice(1, -1) ?? '');
  expect(part.lines()).toEqual(
    expect.arrayContaining([
      'Order | AM-9',
      'E-mail address for the answer | ida@example.com',
      'No order fits this number and this address. Check both. You can declare it all the same: it counts from now, and a person looks at it.',
      'Leave it empty for the whole order.',
    ]),
  );
  await part.fill('Which pieces', 'Two jugs.');
  sentNow();
  answerCalls({ 'orders.getWithdrawal': () => shownWithdrawal });
  await part.press(part.lines().at(-2)?.slice(1, -1) ?? '');
  expect([sentNow(), part.lines()]).toEqual([
    [
      [
        'orders.declareWithdrawal',
        { email: 'ida@example.com', lines: null, name: 'Ida', number: 'AM-9', said: 'Two jugs.' },
      ],
      ['orders.getWithdrawal', { withdrawalId: 'w1' }],
    ],
    expect.arrayContaining([
      'For order AM-9, on 2 Dec 2026 at 10:05. The proof is in your mailbox.',
      'Send the pieces back by 16 Dec 2026, at your cost, to Rio Clay; the maker writes to you where to.',
      'Carrier and tracking number‹text›',
      '[I have sent them]',
    ]),
  ]);
});

test('[LAW-01] withdrawn pieces are sent by a number; what is refused is said', async () => {
  answerCalls({ 'orders.getWithdrawal': () => shownWithdrawal });
  const part = await openPart(WithdrawPage, {}, '/withdraw?id=w1');
  const sent = part.lines().at(-1)?.slice(1, -1) ?? '';
  sentNow();
  answerCalls({ 'orders.sendWithdrawn': () => new Problem(409, 'It is over.') });
  await part.fill(part.element.querySelector('label')?.textContent ?? '', '   ');
  await part.press(sent);
  expect(sentNow()).toEqual([]);
  await part.fill(part.element.querySelector('label')?.textContent ?? '', '0034');
  await part.press(sent);
  expect([sentNow()[0], staleNow(), part.lines().filter((line) => /alert/.test(line))]).toEqual([
    ['orders.sendWithdrawn', { tracking: '0034', withdrawalId: 'w1' }],
    ['orders.getWithdrawal', 'orders.getOrder'],
    ['alert: It is over.'],
  ]);
});

test('[LAW-01] a maker says that withdrawn pieces have come', async () => {
  const withdrawal = {
    withdrawalId: 'w1',
    state: 'declared',
    declaredAt: '2026-12-02T10:05:00.000Z',
    receivedAt: null,
    refundCents: 4200,
    refundedAt: null,
    tracking: '',
    refusal: null,
    lines: [{ lineId: 'line-1', quantity: 1 }],
  };
  const part = await openPart(ShopWithdrawals, {
    order: shownOrder({ withdrawals: [withdrawal as unknown as Order['withdrawals'][number]] }),
  });
  const name = part.lines().at(-1)?.slice(1, -1) ?? '';
  answerCalls({ 'orders.receiveWithdrawn': () => new Problem(409, 'It is paid back.') });
  await part.press(name);
  answerCalls({ 'orders.receiveWithdrawn': () => ({ refundCents: 4200 }) });
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [['orders.receiveWithdrawn', { withdrawalId: 'w1' }]],
    ['error: It is paid back.'],
    ['orders.getShopOrder', 'payments.listOrderLedger'],
  ]);
  await part.press(name);
  expect(saidNow()).toEqual(['success: €42.00 go back to the buyer.']);
});
