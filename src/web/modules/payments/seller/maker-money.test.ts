import { beforeEach, expect, test } from 'vitest';
import { answer, answerPages, fail, forgetAnswers, knowSettings, shown } from '#test/support/markup/markup.ts';
import type { LedgerLine } from '#domain/payments/model.ts';
import { type Payout, type PayoutAccount, payoutPartSchema, payoutStateSchema } from '#domain/payments/payout-model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { OrderBalance } from './order-balance.tsx';
import { PayoutAccountPage } from './payout-account-page.tsx';
import { PayoutPage } from './payout-page.tsx';
import { PayoutsPage } from './payouts-page.tsx';

type Balance = CallOutput<'payments.getBalance'>;
type Known = CallOutput<'payments.getPayoutAccount'>;

beforeEach(() => {
  forgetAnswers();
  knowSettings();
});

const balance = (changes: Partial<Balance> = {}): Balance => ({
  ...{ currency: 'EUR', feePercent: 6.5, balanceCents: 20_000, reservedCents: 8000, inTransitCents: 0 },
  ...{ paidOutCents: 50_000, paidCents: 90_000, fundedCents: 0, fundedBackCents: 0, feesCents: 5850 },
  ...{ refundedCents: 6150, disputedCents: 0, labelsCents: 0 },
  ...changes,
});
const account = (changes: Partial<PayoutAccount> = {}): PayoutAccount => ({
  ...{
    holder: 'Rio Clay Ltd',
    last4: '0154',
    country: 'PT',
    state: 'verified',
    failure: '',
    needsMore: false,
    holdReason: '',
  },
  ...{ payFrom: '2026-12-06T00:00:00.000Z', interval: 'weekly', minimumCents: 1000 },
  ...{ nextPayoutAt: '2026-12-10T00:00:00.000Z' },
  ...changes,
});
const knows = (changes: Partial<Known> = {}): void =>
  answer(
    'payments.getPayoutAccount',
    {},
    { account: account(), blocked: null, proof: 'password', isMailed: true, cameBack: 0, ...changes },
  );
const known = { nextCursor: null };

/** The page of the maker's money, without the list below it. */
function figures(changes: Partial<Balance> = {}): string[] {
  answer('payments.getBalance', {}, balance(changes));
  const lines = shown(PayoutsPage, {}, '/seller-dashboard/payouts?list=paid');
  return lines.slice(0, lines.lastIndexOf('All payouts'));
}

test('[UX-93, PAY-04] what is the maker’s, on the way and paid, and what it comes from', () => {
  knows();
  answerPages('payments.listPayouts', { limit: 50 }, { items: [], ...known });
  expect(figures()).toEqual([
    'Payouts',
    'Every Thursday to the account ending 0154. Next on Thu 10 Dec.',
    '[Account and schedule → /seller-dashboard/payouts/account]',
    '[Balance now€200.00goes out with the next payout → /seller-dashboard/payouts]',
    '[On the way€80.00until orders can no longer be sent back → /seller-dashboard/payouts?list=reserved]',
    '[Paid out€500.00has arrived at your bank → /seller-dashboard/payouts?list=paid (here)]',
    '[Buyers paid€900.00pieces and postage → /seller-dashboard/payouts?list=sales]',
    '[Fees€58.506.5 % of what is paid now → /seller-dashboard/payouts?list=fees]',
    '[Refunded€61.50back to buyers → /seller-dashboard/payouts?list=refunds]',
    'A fee is counted from what a buyer pays for pieces and postage, and comes back with a refund. [Everything that was booked → /seller-dashboard/payouts?list=all]',
  ]);
  knowSettings({ testMode: true });
  expect(figures().filter((line) => line.includes('Test mode'))).toHaveLength(1);
});

test('[UX-93] each special state of a balance has its own message', () => {
  answerPages('payments.listPayouts', { limit: 50 }, { items: [], ...known });
  const of = (name: string, changes: Partial<Balance>) =>
    figures(changes).filter((line) => line.startsWith(`[${name}`));
  expect([
    ...of('Balance', { balanceCents: -1 }),
    ...of('Balance', { balanceCents: 0 }),
    ...of('Paid out', { inTransitCents: 1 }),
    ...of('Buyers', { fundedCents: 300 }),
    ...of('Buyers', { fundedCents: 300, fundedBackCents: 100 }),
    ...of('Buyers', { fundedCents: -100, fundedBackCents: 100 }),
    ...of('Refunded', { fundedBackCents: 100 }),
    ...of('Disputed', { disputedCents: 8950 }),
    ...of('Disputed', { disputedCents: -1 }),
  ]).toEqual([
    '[Balance now−€0.01below zero: what you sell next makes up for it → /seller-dashboard/payouts]',
    '[Balance now€0.00goes out with the next payout → /seller-dashboard/payouts]',
    '[Paid out€500.00and €0.01 being sent → /seller-dashboard/payouts?list=paid (here)]',
    '[Buyers paid€903.00€3.00 of it added for codes of the marketplace → /seller-dashboard/payouts?list=sales]',
    '[Buyers paid€904.00€4.00 of it added for codes of the marketplace → /seller-dashboard/payouts?list=sales]',
    '[Buyers paid€900.00pieces and postage → /seller-dashboard/payouts?list=sales]',
    '[Refunded€62.50€1.00 of it back to the marketplace for its codes → /seller-dashboard/payouts?list=refunds]',
    '[Disputed€89.50held until banks decide, or lost → /seller-dashboard/payouts?list=disputes]',
    '[Disputed−€0.01held until banks decide, or lost → /seller-dashboard/payouts?list=disputes]',
  ]);
});

test('[PAY-03, UX-93] a balance that is being read or could not be, and a maker without an account', () => {
  answerPages('payments.listPayouts', { limit: 50 }, { items: [], ...known });
  const at = '/seller-dashboard/payouts?list=paid';
  expect(shown(PayoutsPage, {}, at).slice(0, 3)).toEqual([
    'Payouts',
    '[Account and schedule → /seller-dashboard/payouts/account]',
    'status: Loading the balance',
  ]);
  fail('payments.getBalance', {}, 503, 'Being mended.');
  knows({ account: null });
  expect(shown(PayoutsPage, {}, at)).toEqual(
    expect.arrayContaining([
      'Enter a bank account, and what your shop earns is sent there.',
      '[Enter a bank account → /seller-dashboard/payouts/account]',
      'Your balance could not be readYour money is safe',
      '[Try again]',
      'Nothing was paid out yet',
    ]),
  );
});

test('[PAY-04, PAY-06] one sentence says what becomes of the next payout', () => {
  const said = (changes: Partial<Known>): string => {
    knows(changes);
    return shown(PayoutsPage, {}, '/')[1] ?? '';
  };
  expect([
    said({ account: null }),
    said({ account: account({ failure: 'The bank knows no such account' }), blocked: 'failed' }),
    said({ blocked: 'needs-more' }),
    said({ blocked: 'waits' }),
    said({ blocked: 'testing' }),
    said({ blocked: 'untested' }),
    ...(['daily', 'weekly', 'monthly'] as const).map((interval) => said({ account: account({ interval }) })),
  ]).toEqual([
    'Enter a bank account, and what your shop earns is sent there.',
    'The bank knows no such account: enter another account. Until then your balance is kept.',
    'The payment provider wants to know more of you before it pays. Write to us.',
    'The changed account ending 0154 is paid to from Sun 6 Dec on.',
    'A test payout is on its way to the account ending 0154. When it has arrived, your balance follows.',
    'Once money of yours can be paid out, a test payout of €1.00 goes to the account ending 0154. It counts as paid to you.',
    'Every day to the account ending 0154. Next on Thu 10 Dec.',
    'Every Thursday to the account ending 0154. Next on Thu 10 Dec.',
    'On the first of each month to the account ending 0154. Next on Thu 10 Dec.',
  ]);
});

const payout = (changes: Partial<Payout> = {}): Payout => ({
  ...{ payoutId: 'p1', kind: 'balance', state: 'paid', amountCents: 20_000, currency: 'EUR', last4: '0154' },
  sums: {
    orders: 3,
    paidCents: 22_000,
    fundedCents: 0,
    feesCents: 1430,
    refundedCents: 570,
    disputedCents: 0,
    otherCents: 0,
  },
  ...{ coversFrom: '2026-11-24T08:00:00.000Z', coversTo: '2026-11-30T08:00:00.000Z' },
  ...{ askedAt: '2026-12-01T06:00:00.000Z', sentAt: null, endedAt: '2026-12-02T06:00:00.000Z', failure: '' },
  ...changes,
});

test('[UX-93] every payout has its day, account, state and amount; one that came back says why', () => {
  knows();
  answer('payments.getBalance', {}, balance());
  const failed = payout({ payoutId: 'p4', state: 'failed', failure: 'The account is closed' });
  const items = [
    ...payoutStateSchema.options.slice(0, 3).map((state) => payout({ payoutId: state, state })),
    failed,
    payout({ payoutId: 'p5', kind: 'test', amountCents: 100, coversFrom: null, coversTo: null }),
    payout({ payoutId: 'p6', sums: { ...payout().sums, orders: 1 } }),
  ];
  const rows = (all: Payout[]): string[] => {
    answerPages('payments.listPayouts', { limit: 50 }, { items: all, ...known });
    const lines = shown(PayoutsPage, {}, '/seller-dashboard/payouts?list=paid');
    return lines.slice(lines.lastIndexOf('All payouts') + 1);
  };
  expect(rows(items)).toEqual([
    'Day | To | Covers | State | Amount',
    '[Tue 1 Dec → /seller-dashboard/payouts/asked] | Account ending 01543 orders | Tue 24 Nov – Mon 30 Nov | Being sent | €200.00',
    '[Tue 1 Dec → /seller-dashboard/payouts/sent] | Account ending 01543 orders | Tue 24 Nov – Mon 30 Nov | On its way to your bank | €200.00',
    '[Tue 1 Dec → /seller-dashboard/payouts/paid] | Account ending 01543 orders | Tue 24 Nov – Mon 30 Nov | Arrived | €200.00',
    '[Tue 1 Dec → /seller-dashboard/payouts/p4] | Account ending 01543 orders | Tue 24 Nov – Mon 30 Nov | Came back: The account is closed | €200.00',
    '[Tue 1 Dec → /seller-dashboard/payouts/p5] | Account ending 0154Test payout | – | Arrived | €1.00',
    '[Tue 1 Dec → /seller-dashboard/payouts/p6] | Account ending 01541 order | Tue 24 Nov – Mon 30 Nov | Arrived | €200.00',
  ]);
  expect(rows([])).toEqual(['Nothing was paid out yet', 'Each payout stands here with its statement.']);
});

const line = (changes: Partial<LedgerLine> = {}): LedgerLine => ({
  ...{ transactionId: 't1', at: '2026-12-01T10:05:00.000Z', orderId: 'order-1', orderNumber: 'AM-2026-100001' },
  ...{ causeId: 'c1', currency: 'EUR', amountCents: 8950, explanation: 'A sale of €89.50.' },
  facts: { kind: 'payout', amountCents: 100, last4: '0154' },
  ...changes,
});

function page(changes: Partial<Payout>, part = ''): string[] {
  answer('payments.getPayout', { payoutId: 'p1' }, payout(changes));
  const items = changes.kind === 'test' ? [] : [line()];
  answerPages('payments.listPayoutLines', { payoutId: 'p1', limit: 50 }, { items, ...known });
  for (const each of payoutPartSchema.options)
    answerPages('payments.listPayoutLines', { payoutId: 'p1', part: each, limit: 50 }, { items: [], ...known });
  return shown(PayoutPage, { payoutId: 'p1' }, `/seller-dashboard/payouts/p1${part}`);
}

test('[PAY-04] a test payout has neither sums nor statements', () => {
  expect(page({ kind: 'test', state: 'sent', amountCents: 100, endedAt: null })).toEqual([
    '[Payouts → /seller-dashboard/payouts?list=paid]',
    'Test payout of €1.00',
    'On its way to your bank, 1 Dec 2026, account ending 0154.',
    'What it pays',
    'A test payout has no lines',
    'It was sent to try the account, and the next payout is less by it.',
  ]);
  expect(page({ state: 'failed', failure: 'The account is closed' }).slice(0, 6)).toEqual([
    '[Payouts → /seller-dashboard/payouts?list=paid]',
    'Payout of €200.00',
    'Came back, 2 Dec 2026, account ending 0154.',
    '[Statement as PDF → /api/seller/payouts/p1/statement?format=pdf]',
    '[CSV → /api/seller/payouts/p1/statement?format=csv]',
    'note: The account is closed. The money is in your balance again.',
  ]);
});

test('[UX-93] a part of a payout has its own title and the way back to all lines', () => {
  for (const part of payoutPartSchema.options) {
    const lines = page(
      { sums: { ...payout().sums, fundedCents: 1, disputedCents: 1, otherCents: 1 } },
      `?part=${part}`,
    );
    expect(lines.filter((line) => line.includes('(here)'))).toHaveLength(1);
    expect(lines).toContain('[All lines of it → /seller-dashboard/payouts/p1]');
    expect(lines).toContain('Nothing of this kind is in it');
  }
  expect(payoutPartSchema.options.map((part) => page({}, `?part=${part}`).slice(-4)[0])).toEqual([
    'What buyers paid of it',
    'What the marketplace added to it',
    'Fees of it',
    'What went back of it',
    'What banks hold or took of it',
    'Labels and other payouts in it',
  ]);
  expect(page({}, '?part=x')).toEqual(page({}));
});

test('[PAY-04] a payout that is being read, or could not be', () => {
  expect(shown(PayoutPage, { payoutId: 'p1' })).toEqual(['status: Loading the payout']);
  fail('payments.getPayout', { payoutId: 'p1' }, 503, 'Being mended.');
  expect(shown(PayoutPage, { payoutId: 'p1' })).toEqual([
    'alert:',
    'This payout could not be readYour money is safe',
    'Being mended.',
    '[Try again]',
  ]);
});

test('[UX-93] a line of the ledger leads to its order, or to its payout', () => {
  knows();
  const at = '/seller-dashboard/payouts?list=all';
  const rows = (): string[] => {
    const lines = shown(PayoutsPage, {}, at);
    return lines.slice(lines.findIndex((each) => each.startsWith('When |')));
  };
  const items = [
    line(),
    line({
      transactionId: 't2',
      orderId: null,
      orderNumber: null,
      causeId: 'p9',
      amountCents: -100,
      explanation: 'Sent: −€1.00 of it.',
    }),
  ];
  answerPages('payments.listLedger', { list: 'all', limit: 50 }, { items, nextCursor: 'more' });
  expect(rows()).toEqual([
    'When | What | Why | Amount',
    'Tue 1 Dec | Payout[AM-2026-100001 → /seller-dashboard/orders/order-1] | A sale of €89.50. | €89.50',
    'Tue 1 Dec | Payout[See the payout → /seller-dashboard/payouts/p9] | Sent: −€1.00 of it. | −€1.00',
    '[Load more]',
  ]);
});

test('[UX-93] an order whose money is reserved says until when, and what of it is held back', () => {
  knows();
  const order = {
    ...{ orderId: 'order-1', orderNumber: 'AM-2026-100001', placedAt: '2026-12-01T10:05:00.000Z', amountCents: 8000 },
    ...{ withheldCents: 0, state: 'shipped', deliveryId: 'standard' as const, reservedUntil: null },
  };
  const items = [
    ...['confirmed', 'processing', 'shipped'].map((state) => ({ ...order, orderId: state, state })),
    { ...order, reservedUntil: '2026-12-18T10:05:00.000Z' },
    { ...order, orderId: 'o2', withheldCents: 1 },
    { ...order, orderId: 'o3', deliveryId: 'pickup' as const },
  ];
  answerPages('payments.listReserved', { limit: 50 }, { items, ...known });
  const lines = shown(PayoutsPage, {}, '/seller-dashboard/payouts?list=reserved');
  expect(lines.slice(lines.findIndex((each) => each.startsWith('Bought |')))).toEqual([
    'Bought | Order | Yours when | Amount',
    'Tue 1 Dec | [AM-2026-100001 → /seller-dashboard/orders/confirmed] | Not begun. Its days of return begin when it has arrived. | €80.00',
    'Tue 1 Dec | [AM-2026-100001 → /seller-dashboard/orders/processing] | Being made. Its days of return begin when it has arrived. | €80.00',
    'Tue 1 Dec | [AM-2026-100001 → /seller-dashboard/orders/shipped] | On its way to the buyer. Its days of return begin when it has arrived. | €80.00',
    'Tue 1 Dec | [AM-2026-100001 → /seller-dashboard/orders/order-1] | Can be sent back until Fri 18 Dec | €80.00',
    'Tue 1 Dec | [AM-2026-100001 → /seller-dashboard/orders/o2] | On its way to the buyer. Its days of return begin when it has arrived.€0.01 more is held back until a dispute is decided, or lost by one. | €80.00',
    'Tue 1 Dec | [AM-2026-100001 → /seller-dashboard/orders/o3] | Ready to collect. Its days of return begin when it has been collected. | €80.00',
  ]);
});

test('[PAY-03, PAY-04] what an order brought: each sum, what remains, and why', () => {
  expect(shown(OrderBalance, { orderId: 'order-1' })).toEqual(['status: Loading what it brings you']);
  fail('payments.listOrderLedger', { orderId: 'order-1' }, 503);
  expect(shown(OrderBalance, { orderId: 'order-1' })).toEqual([
    'alert: What it brings you could not be read. [Try again]',
  ]);
  answer(
    'payments.listOrderLedger',
    { orderId: 'order-1' },
    {
      items: [
        line(),
        line({
          transactionId: 't2',
          amountCents: -582,
          explanation: '6.5 % of €89.50.',
          facts: { kind: 'payout_returned', amountCents: 1, last4: '' },
        }),
      ],
    },
  );
  expect(shown(OrderBalance, { orderId: 'order-1' })).toEqual([
    'Payout | €89.50',
    'Payout came back | −€5.82',
    'Yours | €83.68',
    'Payout: A sale of €89.50.',
    'Payout came back: 6.5 % of €89.50.',
  ]);
});

test('[PAY-06] the account: none yet, one with its state and schedule', () => {
  const form = (changes: Partial<Known>): string[] => {
    knows(changes);
    return shown(PayoutAccountPage, {});
  };
  expect(form({ account: null })).toEqual(
    expect.arrayContaining([
      'Enter a bank account, and what your shop earns is sent there.',
      'IBAN‹text›',
      'Your password‹password›',
      '[Save the account]',
    ]),
  );
  expect(form({ proof: 'code', account: account({ state: 'failed' }) })).toEqual(
    expect.arrayContaining([
      'Account ending 0154',
      'Takes no payouts',
      'Account holder‹text Rio Clay Ltd›',
      'Code of your second factor, or a recovery code‹text›',
      '[Change the account]',
      'A changed account is paid to three days later. You get an e-mail about the change. [What protects your account → /profile/security]',
      'Every day / *Every Thursday / On the first of each month /',
      'From a balance of€‹text 10.00›',
      '[Save the schedule]',
    ]),
  );
  expect(form({ proof: 'sign-in' }).filter((each) => /assword|Code/.test(each))).toEqual([]);
  forgetAnswers();
  expect(shown(PayoutAccountPage, {})).toEqual([
    '[Payouts → /seller-dashboard/payouts]',
    'Bank account and schedule',
    'status: Loading the account',
  ]);
  fail('payments.getPayoutAccount', {}, 503, 'Being mended.');
  expect(shown(PayoutAccountPage, {})).toEqual([
    '[Payouts → /seller-dashboard/payouts]',
    'Bank account and schedule',
    'alert:',
    'Your bank account could not be readYour money is safe',
    'Being mended.',
    '[Try again]',
  ]);
});

test('[PAY-04] a least sum outside its bounds is named at once', () => {
  const wrong = (minimumCents: number): string[] => {
    knows({ account: account({ minimumCents }) });
    return shown(PayoutAccountPage, {}).filter((each) => each.includes('to €'));
  };
  expect([wrong(99), wrong(100), wrong(1_000_000), wrong(1_000_001)]).toEqual([
    ['Choose a sum from €1.00 to €10,000.00.'],
    [],
    [],
    ['Choose a sum from €1.00 to €10,000.00.'],
  ]);
});
