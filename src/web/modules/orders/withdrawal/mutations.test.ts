import { beforeEach, expect, test } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
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

test('[LAW-01] a withdrawal is declared in two steps', async () => {
  signIn(null);
  const part = await openPart(WithdrawPage, {}, '/withdraw?number=AM-1&key=k1');
  expect(part.lines()).toEqual(
    expect.arrayContaining(['Order number‹text AM-1›', 'E-mail address for the answer‹email›', '[Continue]']),
  );
  const next = part.lines().at(-1)?.slice(1, -1) ?? '';
  sentNow();
  await part.fill('Your name', ' ');
  await part.fill('E-mail', 'bo@example.com');
  part.lines();
  await part.press(next);
  expect([part.changes(), sentNow()]).toEqual([['+ Enter your name.'], []]);
  await part.fill('Your name', 'Bo Ek');
  answerCalls({ 'orders.findWithdrawable': () => new Problem(429, 'Too often.') });
  part.lines();
  await part.press(next);
  expect([part.changes(), sentNow()]).toEqual([
    ['+ alert: Too often.'],
    [['orders.findWithdrawable', { accessKey: 'k1', email: 'bo@example.com', number: 'AM-1' }]],
  ]);
  answerCalls({ 'orders.findWithdrawable': () => ({ contract }) });
  await part.press(next);
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
  const [declare = '', back = ''] = part
    .lines()
    .slice(-2)
    .map((line) => line.slice(1, -1));
  await part.press(back);
  expect(part.lines().filter((line) => /‹/.test(line))).toEqual([
    'Your name‹text Bo Ek›',
    'Order number‹text AM-1›',
    'E-mail address for the answer‹email bo@example.com›',
  ]);
  await part.press(next);
  sentNow();
  answerCalls({ 'orders.declareWithdrawal': () => new Problem(409, 'Not now.') });
  part.lines();
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
  await part.fill('Jug', '2');
  await part.press(declare);
  // All of one line, but not of all.
  expect(sentNow()[0]?.[1]).toMatchObject({ lines: [{ lineId: 'l1', quantity: 2 }] });
  await part.fill('Jug', '1');
  await part.press(declare);
  await part.fill('Cup', '1');
  await part.press(declare);
  await part.fill('Jug', '2');
  answerCalls({ 'orders.declareWithdrawal': () => ({ withdrawalId: 'w1' }) });
  await part.press(declare);
  expect(sentNow().map(([name, input]) => [name, (input as { lines?: unknown }).lines])).toEqual([
    ['orders.declareWithdrawal', [{ lineId: 'l1', quantity: 1 }]],
    [
      'orders.declareWithdrawal',
      [
        { lineId: 'l1', quantity: 1 },
        { lineId: 'l2', quantity: 1 },
      ],
    ],
    ['orders.declareWithdrawal', null],
    ['orders.getWithdrawal', undefined],
  ]);
  expect(path()).toBe('/withdraw?id=w1');
});

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
  answerCalls({
    'orders.getWithdrawal': () => ({
      withdrawalId: 'w1',
      number: 'AM-9',
      declaredAt: '2026-12-02T10:05:00.000Z',
      state: 'declared',
      refusal: null,
      refundCents: 0,
      sendBy: '2026-12-16T10:05:00.000Z',
      sendTo: '',
      shopName: 'Rio Clay',
      tracking: '',
      refundDueAt: null,
      isWithheld: false,
      lines: [],
    }),
  });
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
  const sent = part.lines().at(-1)?.slice(1, -1) ?? '';
  answerCalls({ 'orders.sendWithdrawn': () => new Problem(409, 'It is over.') });
  await part.fill(part.place.querySelector('label')?.textContent ?? '', '   ');
  await part.press(sent);
  expect(sentNow()).toEqual([]);
  await part.fill(part.place.querySelector('label')?.textContent ?? '', '0034');
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
