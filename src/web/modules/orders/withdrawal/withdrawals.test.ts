import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, knowSettings, shown } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { type Withdrawal, withdrawalRefusalSchema, withdrawalStateSchema } from '#domain/orders/withdrawal/model.ts';
import { AdminWithdrawals } from './admin-withdrawals.tsx';
import { CheckWithdrawal } from './check-withdrawal.tsx';
import { ShopWithdrawals } from './shop-withdrawals.tsx';
import { WithdrawLink } from './withdraw-link.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';

type Shown = CallOutput<'orders.getWithdrawal'>;
type Contract = NonNullable<CallOutput<'orders.findWithdrawable'>['contract']>;

beforeEach(() => {
  forgetAnswers();
  knowSettings();
});

const declaredAt = '2026-12-02T09:30:00.000Z';
const withdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  ...{ withdrawalId: 'w1', state: 'declared', refusal: null, lines: [{ lineId: 'line-1', quantity: 2 }], declaredAt },
  isBeforeLeaving: false,
  ...{ tracking: '', sentAt: null, receivedAt: null, refundedAt: null, refundCents: 8950, labelCents: 0 },
  ...changes,
});
const came = '2026-12-04T09:30:00.000Z';
/** Each way in which a withdrawal can stand; the first belongs to no order of a shop. */
const stands: Record<string, Withdrawal> = {
  unmatched: withdrawal({ state: 'unmatched', lines: [] }),
  ...Object.fromEntries(
    withdrawalRefusalSchema.options.map((refusal) => [refusal, withdrawal({ state: 'refused', refusal, lines: [] })]),
  ),
  declared: withdrawal(),
  returning: withdrawal({ state: 'returning', tracking: 'DHL 0034', sentAt: '2026-12-03T09:30:00.000Z' }),
  refunded: withdrawal({ state: 'refunded', receivedAt: came, refundedAt: came }),
  neverLeft: withdrawal({ state: 'refunded', refundedAt: came }),
};
const inEach = (show: (one: Withdrawal) => string[]) =>
  Object.fromEntries(Object.entries(stands).map(([name, one]) => [name, show(one)]));

test('[LAW-01] the maker reads what was withdrawn from, what to do and by when', () => {
  const { unmatched, ...ofShop } = inEach((one) =>
    shown(ShopWithdrawals, { order: shownOrder({ withdrawals: [one] }) }),
  );
  expect(unmatched).not.toContain('[I have them: give the money back]');
  expect(ofShop).toEqual({
    declared: [
      'Withdrawal',
      'Declared Wed 2 Dec, 09:30: 2 × Jug',
      'The buyer sends the pieces back. Write to them where to, and say when you have them: then the money goes back.',
      '[I have them: give the money back]',
    ],
    neverLeft: [
      'Withdrawal',
      'Declared Wed 2 Dec, 09:30: 2 × Jug',
      '€89.50 went back. What had not left stays with you.',
    ],
    no_right: [
      'Withdrawal',
      'Declared Wed 2 Dec, 09:30',
      'Received and answered. Nothing follows from it, and there is nothing for you to do.',
    ],
    nothing_left: [
      'Withdrawal',
      'Declared Wed 2 Dec, 09:30',
      'Received and answered. Nothing follows from it, and there is nothing for you to do.',
    ],
    refunded: ['Withdrawal', 'Declared Wed 2 Dec, 09:30: 2 × Jug', 'The pieces are with you, and €89.50 went back.'],
    returning: [
      'Withdrawal',
      'Declared Wed 2 Dec, 09:30: 2 × Jug',
      'They are on their way: DHL 0034. Say when you have them. On Wed 16 Dec the money goes back in any case.',
      '[I have them: give the money back]',
    ],
    too_late: [
      'Withdrawal',
      'Declared Wed 2 Dec, 09:30',
      'Received and answered. Nothing follows from it, and there is nothing for you to do.',
    ],
  });
  expect(shown(ShopWithdrawals, { order: shownOrder() })).toEqual([]);
});

test('[LAW-01, UX-96] the office reads of each withdrawal what came of it', () => {
  expect(inEach((one) => shown(AdminWithdrawals, { order: shownOrder({ withdrawals: [one] }) }))).toEqual({
    declared: [
      'Withdrawals',
      'Declared Wed 2 Dec: 2 × Jug',
      'The money goes back when the pieces are with the maker, or were sent.',
    ],
    neverLeft: ['Withdrawals', 'Declared Wed 2 Dec: 2 × Jug', '€89.50 went back on Fri 4 Dec.'],
    no_right: [
      'Withdrawals',
      'Declared Wed 2 Dec',
      'Nothing follows from it: what was bought cannot be withdrawn from.',
    ],
    nothing_left: ['Withdrawals', 'Declared Wed 2 Dec', 'Nothing follows from it: nothing of the order was left.'],
    refunded: ['Withdrawals', 'Declared Wed 2 Dec: 2 × Jug', '€89.50 went back on Fri 4 Dec.'],
    returning: ['Withdrawals', 'Declared Wed 2 Dec: 2 × Jug', 'The pieces are on their way back: DHL 0034.'],
    too_late: ['Withdrawals', 'Declared Wed 2 Dec', 'Nothing follows from it: the days were over.'],
    unmatched: ['Withdrawals', 'Declared Wed 2 Dec', 'A person looks at it.'],
  });
  expect(shown(AdminWithdrawals, { order: shownOrder() })).toEqual([]);
});

const status = (changes: Partial<Shown> = {}): string[] => {
  answer(
    'orders.getWithdrawal',
    { withdrawalId: 'w1' },
    {
      ...{ withdrawalId: 'w1', state: 'declared', refusal: null, number: 'AM-2026-100001', shopName: 'Rio Clay' },
      ...{ lines: [{ title: 'Jug', values: ['Ink'], quantity: 2 }], isWithheld: false, declaredAt },
      ...{ sendBy: '2026-12-16T09:30:00.000Z', sendTo: 'Rio Clay, Porto', tracking: '', sentAt: null },
      ...{ refundDueAt: null, refundedAt: null, refundCents: 8950, labelCents: 0 },
      ...changes,
    },
  );
  return shown(WithdrawalStatus, { withdrawalId: 'w1' });
};

test('[LAW-01] the buyer reads how a withdrawal stands and what comes next', () => {
  const sent = { tracking: 'DHL 0034', sentAt: declaredAt };
  expect(
    Object.fromEntries(
      withdrawalStateSchema.exclude(['refused', 'returning']).options.map((state) => [state, status({ state })]),
    ),
  ).toEqual({
    declared: expect.arrayContaining([
      'For order AM-2026-100001, on 2 Dec 2026 at 09:30. The proof is in your mailbox.',
      '2 × Jug, Ink',
      'Send the pieces back by 16 Dec 2026, at your cost, to Rio Clay, Porto.',
      'Carrier and tracking number‹text›',
      '[I have sent them]',
    ]),
    refunded: [
      'We have your withdrawal',
      'For order AM-2026-100001, on 2 Dec 2026 at 09:30. The proof is in your mailbox.',
      '2 × Jug, Ink',
      '€89.50 go back to the card that you paid with. Banks take three to five working days to show it.',
    ],
    unmatched: [
      'We have your withdrawal',
      'For order AM-2026-100001, on 2 Dec 2026 at 09:30. The proof is in your mailbox.',
      '2 × Jug, Ink',
      'No order fits the number and the address, so a person looks at it and answers you by mail.',
    ],
  });
  expect(
    withdrawalRefusalSchema.options.map((refusal) => status({ state: 'refused', refusal, lines: [] }).slice(2)),
  ).toEqual([
    [
      'There is no right of withdrawal for these pieces: they were made with your words, or they spoil quickly (2011/83/EU article 16 c, d). Nothing is sent back or paid back by itself. If a piece has a fault, the guarantee holds: write to us.',
    ],
    [
      'The days for withdrawing from this contract were over when your declaration came in. If a piece has a fault, the guarantee holds: write to us.',
    ],
    ['Nothing of this order is left to withdraw from: it was cancelled, paid back or withdrawn from before.'],
  ]);
  expect(status({ state: 'refused', lines: [] })).toHaveLength(2);
  expect(status({ sendTo: '' }).slice(3)).toEqual([
    'Send the pieces back by 16 Dec 2026, at your cost, to Rio Clay; the maker writes to you where to.',
    'Your money goes back as soon as the maker has them. Name a proof that you sent them, and it goes back in time even if nobody answers.',
    'Carrier and tracking number‹text›',
    'Or what the receipt says, such as the office and the day.',
    '[I have sent them]',
  ]);
  expect(status({ state: 'returning', ...sent, refundDueAt: '2026-12-20T09:30:00.000Z' }).slice(3)).toEqual([
    'You sent them: DHL 0034. Your money goes back when the maker has them, on 20 Dec 2026 at the latest.',
    'Carrier and tracking number‹text›',
    'Or what the receipt says, such as the office and the day.',
    '[I have sent them]',
  ]);
  expect(status({ isWithheld: true }).slice(3)).toEqual([
    'Nothing of it had left, so there is nothing to send back. Your bank has taken back what you paid, because it was disputed there; what it does not leave with you goes back to your card once it has decided.',
  ]);
});

test('[LAW-01] a link to no withdrawal, and one that could not be read', () => {
  for (const gone of [404, 400]) {
    fail('orders.getWithdrawal', { withdrawalId: 'w1' }, gone);
    expect(shown(WithdrawalStatus, { withdrawalId: 'w1' })).toEqual([
      'No withdrawal here',
      'The link stands in the mail that acknowledged it.',
      '[Declare a withdrawal → /withdraw]',
    ]);
  }
  fail('orders.getWithdrawal', { withdrawalId: 'w1' }, 503, 'Being mended.');
  expect(shown(WithdrawalStatus, { withdrawalId: 'w1' })).toEqual([
    'alert:',
    'This withdrawal could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
});

const line = (changes: Partial<Contract['lines'][number]> = {}): Contract['lines'][number] => ({
  ...{ lineId: 'l1', title: 'Jug', values: ['Ink'], quantity: 3, hasRight: true, exception: null },
  ...changes,
});
const check = (contract: Partial<Contract> | null) =>
  shown(CheckWithdrawal, {
    declared: { name: 'Bo Ek', number: 'AM-2026-100001', email: 'bo@example.com', accessKey: undefined },
    contract: contract && {
      number: 'AM-2026-100001',
      shopName: 'Rio Clay',
      refusal: null,
      endsAt: null,
      lines: [],
      ...contract,
    },
    onBack: () => undefined,
  });

test('[LAW-01] the second step says what is declared', () => {
  expect(check({ lines: [line()] })).toEqual(
    expect.arrayContaining([
      'Order | AM-2026-100001 from Rio Clay',
      '*3 of 3 / 2 of 3 / 1 of 3 / Keep /',
      '[Confirm withdrawal]',
    ]),
  );
  const choices = (contract: Partial<Contract>) => {
    const lines = check(contract);
    return lines.slice(lines.indexOf('Which pieces') + 1, -2);
  };
  expect(
    choices({
      lines: [
        line({ exception: 'sealed', quantity: 1 }),
        line({ lineId: 'l2', title: 'Soap', values: [], hasRight: false, exception: 'perishable' }),
        line({ lineId: 'l3', title: 'Sign', hasRight: false, exception: 'personalised' }),
        line({ lineId: 'l4', title: 'Cup', quantity: 0 }),
        line({ lineId: 'l5', title: 'Bowl', hasRight: false }),
      ],
    }),
  ).toEqual([
    'Jug, Ink',
    '*1 of 1 / Keep /',
    'Only with its seal unbroken: broken, there is no right of withdrawal for it.',
    'Soap. It spoils quickly: there is no right of withdrawal for it.',
    'Sign, Ink. Made with your words: there is no right of withdrawal for it.',
    'Cup, Ink',
    'Bowl, Ink',
  ]);
  expect(withdrawalRefusalSchema.options.map((refusal) => check({ refusal })[4])).toEqual([
    'There is no right of withdrawal for these pieces: they were made with your words, or they spoil quickly (2011/83/EU article 16 c, d). Nothing is sent back or paid back by itself. If a piece has a fault, the guarantee holds: write to us.',
    'The days for withdrawing from this contract were over when your declaration came in. If a piece has a fault, the guarantee holds: write to us.',
    'Nothing of this order is left to withdraw from: it was cancelled, paid back or withdrawn from before.',
  ]);
});

test('[LAW-01] the way to withdraw stands there while one may, where the law gives it', () => {
  const link = (changes = {}, accessKey?: string) => shown(WithdrawLink, { order: shownOrder(changes), accessKey });
  expect(link()).toEqual(['[Withdraw from contract here → /withdraw?number=AM-2026-100001]']);
  expect(
    link({ withdrawals: [withdrawal({ withdrawalId: 'w7', lines: [{ lineId: 'line-1', quantity: 1 }] })] }, 'k1'),
  ).toEqual([
    '[We have your withdrawal → /withdraw?id=w7]',
    '[Withdraw from contract here → /withdraw?number=AM-2026-100001&key=k1]',
  ]);
  expect(link({ withdrawals: [withdrawal()] })).toEqual(['[We have your withdrawal → /withdraw?id=w1]']);
  expect(link({ lines: [shownLine({ personalisation: 'For Ida' })] })).toEqual([]);
  knowSettings({ legalRegion: 'none' });
  expect(link()).toEqual([]);
});
