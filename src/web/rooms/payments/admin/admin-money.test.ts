import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, fail, forgetAnswers, markupOf, shown } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { paymentViews } from '#domain/office/money-contract.ts';
import { Books } from './books.tsx';
import { Fees } from './fees.tsx';
import { MoneyChart, periodWords } from './money-chart.tsx';
import { MoneyPage } from './money-page.tsx';
import { PaymentList } from './payment-list.tsx';

type Money = CallOutput<'office.getMoney'>;
type Figures = CallOutput<'office.getBooks'>;
type Row = CallOutput<'office.listBook'>['items'][number];
type Payment = CallOutput<'office.listPayments'>['items'][number];

const all: Permission[] = [
  'finance.reports',
  'finance.export',
  'transactions.view',
  'orders.view',
  'users.view',
  'settings.edit',
  'cases.view',
  'health.view',
];
beforeEach(() => {
  forgetAnswers();
  asAdmin(...all);
});

const figures: Figures['figures'] = {
  ...{ takings: 100_00, refunds: 90_00, payouts: 80_00, disputes: 70_00, fees: 60_00, stayed: 50_00, provider: 40_00 },
  ...{ sellers: 30_00, inTransit: 20_00, owed: 10_00, withheld: 5_00, promotions: 4_00, disputeCosts: 3_00 },
};
const knowBooks = (changes: Partial<Figures> = {}): void =>
  answer('office.getBooks', {}, { figures, checkCents: 0, differences: 0, ...changes });
function books(at = '', asked: object = { book: 'takings' }, items: Row[] = []): string[] {
  answerPages('office.listBook', { limit: 25, book: 'takings', ...asked }, { items, nextCursor: null });
  return shown(Books, {}, `/admin/financial${at}`);
}

test('[OFFICE-01, PAY-03] each figure of the books leads to the list that it is the sum of', () => {
  knowBooks();
  expect(books()).toEqual([
    'Books',
    'From the first day, as the ledger has them',
    '[Takings€100.00all that buyers paid → /admin/financial?book=takings#books (here)]',
    '[Refunds€90.00sent back to buyers → /admin/financial?book=refunds#books]',
    '[Payouts€80.00at banks of makers → /admin/financial?book=payouts#books]',
    '[Disputes€70.00taken by banks, less what came back → /admin/financial?book=disputes#books]',
    '[Fees€60.00the marketplace’s share → /admin/financial?book=fees#books]',
    'status: Ledger check: all accounts together come to zero. The card provider’s books say the same.',
    'With the card provider now | [€40.00 → /admin/financial?book=provider#books]',
    'Makers’, reserved or to be paid out | [€30.00 → /admin/financial?book=sellers#books]',
    'On its way to makers | [€20.00 → /admin/financial?book=inTransit#books]',
    'Promised back and not sent | [€10.00 → /admin/financial?book=owed#books]',
    'With banks until disputes are decided | [€5.00 → /admin/financial?book=withheld#books]',
    'Reductions that the marketplace bears | [€4.00 → /admin/financial?book=promotions#books]',
    'Disputes that the marketplace bears | [€3.00 → /admin/financial?book=disputeCosts#books]',
    'Takings',
    'Nobody has paid yet',
    'Everything that moves money stands here as soon as it is booked.',
    '[Export this list as CSV]',
  ]);
});

test('[INV-01, INV-02] whether the books hold is said, and what does not is an alarm that leads on', () => {
  const check = (changes: Partial<Figures>): string[] => {
    knowBooks(changes);
    return books().filter((line) => /^(alert|status): /.test(line));
  };
  expect([
    check({}),
    check({ checkCents: 1 }),
    check({ checkCents: -250 }),
    check({ differences: 1 }),
    check({ differences: 2 }),
    check({ checkCents: 1, differences: 2 }),
  ]).toEqual([
    ['status: Ledger check: all accounts together come to zero. The card provider’s books say the same.'],
    [
      'alert: Ledger check: the accounts together come to €0.01 instead of zero. The card provider’s books say the same.',
    ],
    [
      'alert: Ledger check: the accounts together come to −€2.50 instead of zero. The card provider’s books say the same.',
    ],
    [
      'alert: Ledger check: all accounts together come to zero. 1 movement of the card provider is not in them. [Which ones → /admin/system-health]',
    ],
    [
      'alert: Ledger check: all accounts together come to zero. 2 movements of the card provider are not in them. [Which ones → /admin/system-health]',
    ],
    [
      'alert: Ledger check: the accounts together come to €0.01 instead of zero. 2 movements of the card provider are not in them. [Which ones → /admin/system-health]',
    ],
  ]);
});

test('[UX-95] who may read figures and not transactions sees them without a way on', () => {
  asAdmin('finance.reports');
  knowBooks();
  const lines = books();
  expect(lines.slice(lines.findIndex((line) => line.startsWith('status')))).toEqual([
    'status: Ledger check: all accounts together come to zero. The card provider’s books say the same.',
    'With the card provider now | €40.00',
    'Makers’, reserved or to be paid out | €30.00',
    'On its way to makers | €20.00',
    'Promised back and not sent | €10.00',
    'With banks until disputes are decided | €5.00',
    'Reductions that the marketplace bears | €4.00',
    'Disputes that the marketplace bears | €3.00',
  ]);
  asAdmin('finance.reports', 'transactions.view');
  expect(books().at(-1)).toBe('Everything that moves money stands here as soon as it is booked.');
});

test('[OFFICE-01] a time of the books is said with the way to all days; what has none of the kind says so', () => {
  knowBooks();
  const list = (at: string, asked: object) => {
    const lines = books(at, asked);
    return lines.slice(lines.findIndex((line) => line.startsWith('Disputes that')) + 1);
  };
  expect(list('?book=fees&from=2026-11-01', { book: 'fees', from: '2026-11-01' })).toEqual([
    'Fees',
    'Only what was booked from 1 Nov 2026 on (UTC). [Show all days → /admin/financial?book=fees#books]',
    'No fee yet',
    'Everything that moves money stands here as soon as it is booked.',
    '[Export this list as CSV]',
  ]);
  expect(
    list('?book=refunds&from=2026-11-01&until=2026-12-01&by=day', {
      book: 'refunds',
      from: '2026-11-01',
      until: '2026-12-01',
    }),
  ).toEqual([
    'Refunds',
    'Only what was booked from 1 Nov 2026 on and before 1 Dec 2026 (UTC). [Show all days → /admin/financial?book=refunds#books]',
    'Nothing was sent back',
    'Everything that moves money stands here as soon as it is booked.',
    '[Export this list as CSV]',
  ]);
  expect(list('?book=fees&from=x', { book: 'fees' })).toEqual(list('?book=fees', { book: 'fees' }));
  expect(books('?by=week').filter((line) => line.startsWith('[') && line.includes('by=week')).length).toBe(5);
  expect(books('?from=2026-11-01', { from: '2026-11-01' }).filter((line) => line.includes('(here)'))).toEqual([]);
});

const bookRow = (changes: Partial<Row> = {}): Row => ({
  ...{ transactionId: 't1', at: '2026-12-01T10:05:00.000Z', kind: 'charge', amountCents: 8950, orderId: 'order-1' },
  ...{ orderNumber: 'AM-2026-100001', shopName: 'Rio Clay', causeId: 'c1', explanation: 'A sale of €89.50.' },
  ...changes,
});

test('[OFFICE-01] a line of the books names its order, its shop or neither, and leads to its dispute', () => {
  knowBooks();
  const items = [
    bookRow(),
    bookRow({ transactionId: 't2', kind: 'payout', orderId: null, orderNumber: null, amountCents: -100 }),
    bookRow({ transactionId: 't3', kind: 'late_charge', orderId: null, orderNumber: null, shopName: '' }),
    bookRow({ transactionId: 't4', kind: 'dispute', causeId: 'd1' }),
    bookRow({
      transactionId: 't5',
      kind: 'dispute_won',
      causeId: 'd2',
      orderId: null,
      orderNumber: null,
      shopName: '',
    }),
    bookRow({ transactionId: 't6', shopName: '' }),
  ];
  const lines = books('', {}, items);
  expect(lines.slice(lines.findIndex((line) => line.startsWith('When |')))).toEqual([
    'When | Of | Why | Amount',
    'Tue 1 Dec 10:05Sale | [AM-2026-100001 → /admin/orders/order-1]Rio Clay | A sale of €89.50. | €89.50',
    'Tue 1 Dec 10:05Payout | Rio Clay | A sale of €89.50. | −€1.00',
    'Tue 1 Dec 10:05Payment that came too late | – | A sale of €89.50. | €89.50',
    'Tue 1 Dec 10:05Dispute | [AM-2026-100001 → /admin/orders/order-1]',
    '[The dispute → /admin/cases/d1] | A sale of €89.50. | €89.50',
    'Tue 1 Dec 10:05Dispute won | –[The dispute → /admin/cases/d2] | A sale of €89.50. | €89.50',
    'Tue 1 Dec 10:05Sale | [AM-2026-100001 → /admin/orders/order-1] | A sale of €89.50. | €89.50',
    '[Export this list as CSV]',
  ]);
});

test('[OFFICE-01] books that could not be read', () => {
  fail('office.getBooks', {}, 503, 'Being mended.');
  expect(books().slice(0, 7)).toEqual([
    'Books',
    'From the first day, as the ledger has them',
    'alert:',
    'The books could not be readNothing was changed',
    'Being mended.',
    '[Try again]',
    'Takings',
  ]);
});

const sums: Money['sums'] = {
  ...{ orders: 4, payments: 3, piecesCents: 300_00, discountCents: 0, postageCents: 20_00, taxCents: 0 },
  ...{ containedTaxCents: 50_00, ordersCents: 320_00, feesCents: 20_80, cancelledCents: 0 },
  ...{ takenCents: 320_00, refundedCents: 20_00 },
};
const periods: Money['periods'] = [
  { from: '2026-11-02', orders: 1, takenCents: 100_00, refundedCents: 0 },
  { from: '2026-11-09', orders: 3, takenCents: 220_00, refundedCents: 20_00 },
];
/** The part of the money’s page that is of a time. */
function ofTime(changes: Partial<Money['sums']> = {}, by: Money['by'] = 'day'): string[] {
  answer('office.getMoney', { by }, { at: '2026-12-03T12:00:00.000Z', by, periods, sums: { ...sums, ...changes } });
  const lines = shown(MoneyPage, {}, `/admin/financial?by=${by}`);
  return lines.slice(0, lines.indexOf('Books'));
}

test('[OFFICE-01, OFFICE-02] what came, what went back and how it adds up, each leading to what it counts', () => {
  expect(ofTime()).toEqual([
    'Money',
    'What buyers paid and what went back, from our own books.',
    '*Last 30 days / Last 12 weeks / Last 12 months /',
    '[Taken€320.003 payments → /admin/financial?book=takings&from=2026-11-02&by=day#books]',
    '[Given back€20.00refunds → /admin/financial?book=refunds&from=2026-11-02&by=day#books]',
    '[Stayed€300.00taken less given back → /admin/financial?book=stayed&from=2026-11-02&by=day#books]',
    '[Orders4one for each shop of a payment → /admin/orders?from=2026-11-02]',
    'Day by day',
    'Days are those of UTC',
    'Taken, and given back (filled).',
    'The same numbers as a table',
    'Money by time',
    'Day | Orders | Taken | Given back',
    'Mon 9 Nov | [3 → /admin/orders?from=2026-11-09] | [€220.00 → /admin/financial?book=takings&from=2026-11-09&by=day#books] | [€20.00 → /admin/financial?book=refunds&from=2026-11-09&by=day#books]',
    'Mon 2 Nov | [1 → /admin/orders?from=2026-11-02&until=2026-11-09] | [€100.00 → /admin/financial?book=takings&from=2026-11-02&until=2026-11-09&by=day#books] | [€0.00 → /admin/financial?book=refunds&from=2026-11-02&until=2026-11-09&by=day#books]',
    'How it adds up',
    'Pieces of 4 orders | [€300.00 → /admin/orders?from=2026-11-02&part=lines]',
    'Discounts | [€0.00 → /admin/orders?from=2026-11-02&part=discount]',
    'Postage | [€20.00 → /admin/orders?from=2026-11-02&part=postage]',
    'Orders | [€320.00 → /admin/orders?from=2026-11-02]',
    'VAT within it, which makers owe | [€50.00 → /admin/orders?from=2026-11-02&part=vat]',
    'Fees of the marketplace in this time | [€20.80 → /admin/financial?book=fees&from=2026-11-02&by=day#books]',
    '3 payments brought the same sum.',
  ]);
});

test('[UX-93] discounts, tax, what was called off and payments that do not come to the orders each have their words', () => {
  const ledger = (changes: Partial<Money['sums']>): string[] => {
    const lines = ofTime(changes);
    return lines.slice(lines.indexOf('How it adds up') + 1).filter((line) => !/^(VAT|Fees)/.test(line));
  };
  expect(ledger({ discountCents: 840 })).toEqual([
    'Pieces of 4 orders | [€300.00 → /admin/orders?from=2026-11-02&part=lines]',
    'Discounts | [−€8.40 → /admin/orders?from=2026-11-02&part=discount]',
    'Postage | [€20.00 → /admin/orders?from=2026-11-02&part=postage]',
    'Orders | [€320.00 → /admin/orders?from=2026-11-02]',
    '3 payments brought the same sum.',
  ]);
  expect(ledger({ taxCents: 100, takenCents: 319_00 })).toEqual([
    'Pieces of 4 orders | [€300.00 → /admin/orders?from=2026-11-02&part=lines]',
    'Discounts | [€0.00 → /admin/orders?from=2026-11-02&part=discount]',
    'Postage | [€20.00 → /admin/orders?from=2026-11-02&part=postage]',
    'Tax | [€1.00 → /admin/orders?from=2026-11-02&part=tax]',
    'Orders | [€320.00 → /admin/orders?from=2026-11-02]',
    '3 payments brought €319.00: payments that came too late have no orders.',
  ]);
  expect(ledger({ cancelledCents: 1 })).toEqual([
    'Pieces of 4 orders | [€300.00 → /admin/orders?from=2026-11-02&part=lines]',
    'Discounts | [€0.00 → /admin/orders?from=2026-11-02&part=discount]',
    'Postage | [€20.00 → /admin/orders?from=2026-11-02&part=postage]',
    'Orders | [€320.00 → /admin/orders?from=2026-11-02]',
    '3 payments brought the same sum. Orders of €0.01 were called off after they were paid. [See them → /admin/orders?from=2026-11-02&state=cancelled]',
  ]);
});

test('[OFFICE-02] a time without a payment, and months and weeks by their names', () => {
  expect(ofTime({ payments: 0 }, 'month').slice(-6)).toEqual([
    '[Taken€320.000 payments → /admin/financial?book=takings&from=2026-11-02&by=month#books]',
    '[Given back€20.00refunds → /admin/financial?book=refunds&from=2026-11-02&by=month#books]',
    '[Stayed€300.00taken less given back → /admin/financial?book=stayed&from=2026-11-02&by=month#books]',
    '[Orders4one for each shop of a payment → /admin/orders?from=2026-11-02]',
    'Nothing was paid in this time',
    'The first payment stands here as soon as it has come.',
  ]);
  const whole = shown(MoneyPage, {}, '/admin/financial?by=month');
  asAdmin('finance.reports');
  const figuresAlone = shown(MoneyPage, {}, '/admin/financial?by=month');
  asAdmin(...all);
  expect([whole, figuresAlone].map((lines) => lines.filter((line) => /^Payments|one by one/.test(line)))).toEqual([
    ['Payments'],
    ['The payments one by one need transactions.view.'],
  ]);
  expect(periodWords('2026-11-02', 'day')).toBe('Mon 2 Nov');
  expect(periodWords('2026-11-02', 'week')).toBe('Week of 2 Nov 2026');
  expect(periodWords('2026-11-02', 'month')).toBe('November 2026');
  const ofWeek = ofTime({}, 'week');
  expect(ofWeek.slice(ofWeek.indexOf('Money by time') + 1, -8)).toEqual([
    'Week | Orders | Taken | Given back',
    'Week of 9 Nov 2026 | [3 → /admin/orders?from=2026-11-09] | [€220.00 → /admin/financial?book=takings&from=2026-11-09&by=week#books] | [€20.00 → /admin/financial?book=refunds&from=2026-11-09&by=week#books]',
    'Week of 2 Nov 2026 | [1 → /admin/orders?from=2026-11-02&until=2026-11-09] | [€100.00 → /admin/financial?book=takings&from=2026-11-02&until=2026-11-09&by=week#books] | [€0.00 → /admin/financial?book=refunds&from=2026-11-02&until=2026-11-09&by=week#books]',
  ]);
});

test('[UX-92] the bars stand over a round sum, and what went back is told with what was taken', () => {
  const drawn = (takenCents: number, by: Money['by'] = 'day'): string[] => {
    const html = markupOf(MoneyChart, {
      periods: [{ from: '2026-11-02', orders: 1, takenCents, refundedCents: takenCents / 2 }],
      by,
    });
    return [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);
  };
  expect([drawn(0), drawn(1000), drawn(1001), drawn(20_000), drawn(20_001), drawn(50_000), drawn(99_999)]).toEqual([
    ['€0', '€5', '€10', 'Mon 2 Nov', 'Today'],
    ['€0', '€5', '€10', 'Mon 2 Nov', 'Today'],
    ['€0', '€10', '€20', 'Mon 2 Nov', 'Today'],
    ['€0', '€100', '€200', 'Mon 2 Nov', 'Today'],
    ['€0', '€250', '€500', 'Mon 2 Nov', 'Today'],
    ['€0', '€250', '€500', 'Mon 2 Nov', 'Today'],
    ['€0', '€500', '€1,000', 'Mon 2 Nov', 'Today'],
  ]);
  expect([drawn(100, 'week').at(-1), drawn(100, 'month').at(-1)]).toEqual(['Week of 2 Nov 2026', 'November 2026']);
  const bars = markupOf(MoneyChart, { periods, by: 'week' });
  const place =
    /<title>([^<]*)<|<(?:rect|text)[^>]* x="([\d.]+)" y="([\d.]+)"(?: width="([\d.]+)" height="([\d.]+)")?/g;
  expect(
    [...bars.matchAll(place)].map(
      ([, title, ...at]) => title ?? at.map((each) => Math.round(Number(each ?? 0))).join(' '),
    ),
  ).toEqual([
    '48 156 0 0',
    '48 86 0 0',
    '48 16 0 0',
    'Week of 2 Nov 2026: €100.00 taken, €0.00 given back',
    '58 124 328 28',
    '58 152 328 0',
    'Week of 9 Nov 2026: €220.00 taken, €20.00 given back',
    '390 90 328 62',
    '390 146 328 6',
    '56 172 0 0',
    '720 172 0 0',
  ]);
  expect(/aria-label="([^"]*)"/.exec(bars)?.[1]).toEqual(
    '€320.00 taken and €20.00 given back in 2 weeks. The table below has every week.',
  );
});

const payment = (changes: Partial<Payment> = {}): Payment => ({
  ...{ checkoutId: 'c1', at: '2026-12-01T10:05:00.000Z', status: 'captured', amountCents: 8950, capturedCents: 8950 },
  ...{ refundedCents: 0, card: 'Visa 4242', buyerId: 'bo', buyerName: 'Bo Ek' },
  ...{ orderNumbers: ['AM-2026-100001'], trouble: '' },
  ...changes,
});
function payments(items: Payment[], at = '', asked: object = { view: 'all' }): string[] {
  answerPages('office.listPayments', { view: 'all', ...asked, limit: 25 }, { items, nextCursor: null });
  return shown(PaymentList, {}, `/admin/financial${at}`).slice(2);
}

test('[OFFICE-01] payments one by one: whose, of which orders, how they stand, and what does not fit', () => {
  const states = (['started', 'failed', 'canceled', 'to_refund', 'refunded'] as const).map((status) =>
    payment({ checkoutId: status, status }),
  );
  const items = [
    payment(),
    ...states,
    payment({ checkoutId: 'c2', orderNumbers: [], buyerName: '', card: '' }),
    payment({ checkoutId: 'c3', orderNumbers: ['A-1', 'A-2'], buyerId: null, buyerName: '', refundedCents: 550 }),
    payment({ checkoutId: 'c4', trouble: 'Paid €1.00 too much' }),
  ];
  const rows = payments(items);
  expect(rows.slice(rows.findIndex((line) => line.startsWith('When |')))).toEqual([
    'When | Buyer | State | Amount | Given back',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Paid | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Begun | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Failed | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Given up | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | To give back | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Given back | €89.50 | –',
    'Tue 1 Dec 10:05no order | [Somebody → /admin/users/bo]no card yet | Paid | €89.50 | –',
    'Tue 1 Dec 10:05[A-1 → /admin/orders?q=A-1], [A-2 → /admin/orders?q=A-2] | –Visa 4242 | Paid | €89.50 | €5.50',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | PaidPaid €1.00 too much | €89.50 | –',
    '[Export as CSV]',
  ]);
  asAdmin('transactions.view');
  const few = payments([payment(), payment({ checkoutId: 'c2', buyerName: '' })]);
  expect(few.slice(few.findIndex((line) => line.startsWith('When |')))).toEqual([
    'When | Buyer | State | Amount | Given back',
    'Tue 1 Dec 10:05AM-2026-100001 | Bo EkVisa 4242 | Paid | €89.50 | –',
    'Tue 1 Dec 10:05AM-2026-100001 | –Visa 4242 | Paid | €89.50 | –',
    'Exporting needs finance.export.',
  ]);
});

test('[OFFICE-01] one payment, one day, and each view without any', () => {
  expect(payments([], '?checkout=c1', { checkout: 'c1' })).toEqual([
    'Only the payment of one checkout is shown. [Show all payments → /admin/financial]',
    '[All → /admin/financial (here)]',
    '[Open → /admin/financial?view=open]',
    '[To go back → /admin/financial?view=to_refund]',
    '[Late → /admin/financial?view=late]',
    '[Do not fit → /admin/financial?view=mismatched]',
    '[Failed → /admin/financial?view=failed]',
    '[Given back → /admin/financial?view=refunded]',
    'No payment yet',
    'Payments come here with the first checkout; they go through the payment provider.',
    '[Export as CSV]',
  ]);
  expect(payments([], '?view=late&day=2026-12-01', { view: 'late', day: '2026-12-01' })).toEqual([
    'Only payments begun on Tue 1 Dec (UTC). [Show all days → /admin/financial?view=late]',
    '[All → /admin/financial]',
    '[Open → /admin/financial?view=open]',
    '[To go back → /admin/financial?view=to_refund]',
    '[Late → /admin/financial?view=late (here)]',
    '[Do not fit → /admin/financial?view=mismatched]',
    '[Failed → /admin/financial?view=failed]',
    '[Given back → /admin/financial?view=refunded]',
    'No payment is late',
    'Payments come here with the first checkout; they go through the payment provider.',
    '[Export as CSV]',
  ]);
  expect(paymentViews.map((view) => payments([], `?view=${view}`, { view }).at(-3))).toEqual([
    'No payment yet',
    'No payment is open',
    'No payment has to go back',
    'No payment is late',
    'Every payment fits its orders',
    'No payment failed',
    'Nothing went back',
  ]);
});

test('[PAY-04] the fees, from when they hold and who set them; another one is for who edits settings', () => {
  answer(
    'office.listFeeRules',
    {},
    {
      items: [
        { percent: 7, holdsFrom: '2027-01-01T00:00:00.000Z', setBy: 'Cy', state: 'planned' },
        { percent: 6.5, holdsFrom: '2026-12-03T08:00:00.000Z', setBy: 'Cy', state: 'holds' },
        { percent: 5, holdsFrom: null, setBy: '', state: 'past' },
      ],
    },
  );
  expect(shown(Fees, {})).toEqual([
    'Fee',
    'What was bought before keeps its own',
    'Fee',
    'Percent | From | State | Set by',
    '7 % | Fri 1 Jan 00:00 | planned | Cy',
    '6.5 % | Today 08:00 | holds now | Cy',
    '5 % | the first day | past | the server’s setting',
    'Another fee',
    'Percent‹text›',
    'From this day on, UTC Empty: in a minute‹date›',
    'Reason, kept in the audit log',
    '[Set the fee]',
  ]);
  asAdmin('finance.reports');
  expect(shown(Fees, {}).at(-1)).toEqual('5 % | the first day | past | the server’s setting');
});
