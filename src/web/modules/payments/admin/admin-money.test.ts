import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, fail, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { Books } from './books.tsx';
import { Fees } from './fees.tsx';
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
  ...{
    sellers: 30_00,
    inTransit: 20_00,
    owed: 10_00,
    withheld: 5_00,
    promotions: 4_00,
    disputeCosts: 3_00,
    labels: 2_00,
  },
};
const knowBooks = (changes: Partial<Figures> = {}): void =>
  answer('office.getBooks', {}, { figures, checkCents: 0, differences: 0, ...changes });
function books(at = '', request: object = { book: 'takings' }, items: Row[] = []): string[] {
  answerPages('office.listBook', { limit: 25, book: 'takings', ...request }, { items, nextCursor: null });
  return shown(Books, {}, `/admin/financial${at}`);
}

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
    'Owed for shipping labels | €2.00',
  ]);
  asAdmin('finance.reports', 'transactions.view');
  expect(books().at(-1)).toBe('Everything that moves money stands here as soon as it is booked.');
});

test('[OFFICE-01] a time of the books is said with the way to all days', () => {
  knowBooks();
  const list = (at: string, request: object) => {
    const lines = books(at, request);
    return lines
      .slice(lines.findIndex((line) => line.startsWith('Owed for shipping')) + 1)
      .filter((line) => !/^(\[(Takings|Refunds|Payouts|Disputes|Fees|Columns)|‹search|When,)/.test(line));
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
  expect(books('?by=week').filter((line) => line.startsWith('[') && line.includes('by=week#books')).length).toBe(5);
  expect(books('?from=2026-11-01', { from: '2026-11-01' }).filter((line) => line.includes('#books (here)'))).toEqual(
    [],
  );
});

const bookRow = (changes: Partial<Row> = {}): Row => ({
  ...{ transactionId: 't1', at: '2026-12-01T10:05:00.000Z', kind: 'charge', amountCents: 8950, orderId: 'order-1' },
  ...{ orderNumber: 'AM-2026-100001', shopName: 'Rio Clay', causeId: 'c1', explanation: 'A sale of €89.50.' },
  ...changes,
});

test('[OFFICE-01] a line of the books names its order, its shop or neither', () => {
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
  expect(lines.slice(lines.findIndex((line) => line.startsWith('Tue 1 Dec')))).toEqual([
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
  ...{ orders: 4, payments: 3, linesCents: 300_00, discountCents: 0, postageCents: 20_00, taxCents: 0 },
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

test('[UX-93] each special line of a payment has its own message', () => {
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

const payment = (changes: Partial<Payment> = {}): Payment => ({
  ...{ checkoutId: 'c1', at: '2026-12-01T10:05:00.000Z', status: 'captured', amountCents: 8950, capturedCents: 8950 },
  ...{ refundedCents: 0, card: 'Visa 4242', buyerId: 'bo', buyerName: 'Bo Ek' },
  ...{ orderNumbers: ['AM-2026-100001'], trouble: '' },
  ...changes,
});
function payments(items: Payment[], at = '', request: object = { view: 'all' }): string[] {
  answerPages('office.listPayments', { view: 'all', ...request, limit: 25 }, { items, nextCursor: null });
  return shown(PaymentList, {}, `/admin/financial${at}`).slice(2);
}

test('[OFFICE-01] payments one by one: whose, of which orders, how they stand', () => {
  const states = (['started', 'failed', 'canceled', 'to_refund', 'refunded'] as const).map((status) =>
    payment({ checkoutId: status, status }),
  );
  const items = [
    payment(),
    ...states,
    payment({ checkoutId: 'c2', orderNumbers: [], buyerName: '', card: '' }),
    payment({ checkoutId: 'c3', orderNumbers: ['A-1', 'A-2'], buyerId: null, buyerName: '', refundedCents: 550 }),
    payment({ checkoutId: 'c4', trouble: 'not-the-total' }),
  ];
  const rows = payments(items);
  expect(rows.slice(rows.findIndex((line) => line.startsWith('Tue 1 Dec')))).toEqual([
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Paid | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Begun | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Failed | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Given up | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | To give back | €89.50 | –',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | Given back | €89.50 | –',
    'Tue 1 Dec 10:05no order | [Somebody → /admin/users/bo]no card yet | Paid | €89.50 | –',
    'Tue 1 Dec 10:05[A-1 → /admin/orders?q=A-1], [A-2 → /admin/orders?q=A-2] | –Visa 4242 | Paid | €89.50 | €5.50',
    'Tue 1 Dec 10:05[AM-2026-100001 → /admin/orders?q=AM-2026-100001] | [Bo Ek → /admin/users/bo]Visa 4242 | PaidCaptured, but not the total of its checkout | €89.50 | –',
    '[Export as CSV]',
  ]);
  asAdmin('transactions.view');
  const few = payments([payment(), payment({ checkoutId: 'c2', buyerName: '' })]);
  expect(few.slice(few.findIndex((line) => line.startsWith('Tue 1 Dec')))).toEqual([
    'Tue 1 Dec 10:05AM-2026-100001 | Bo EkVisa 4242 | Paid | €89.50 | –',
    'Tue 1 Dec 10:05AM-2026-100001 | –Visa 4242 | Paid | €89.50 | –',
    'Exporting needs finance.export.',
  ]);
});

test('[PAY-04] the fees, from when they hold and who set them', () => {
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
  expect(shown(Fees, {})).toEqual(
    expect.arrayContaining([
      '7 % | Fri 1 Jan 00:00 | planned | Cy',
      '6.5 % | Today 08:00 | holds now | Cy',
      '5 % | the first day | past | the server’s setting',
      '[Set the fee]',
    ]),
  );
  asAdmin('finance.reports');
  expect(shown(Fees, {}).at(-1)).toEqual('5 % | the first day | past | the server’s setting');
});
