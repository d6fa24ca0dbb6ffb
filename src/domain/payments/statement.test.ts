import { expect, test } from 'vitest';
import { statementRows, statementSums, statementTable } from './statement.ts';

type Line = Parameters<typeof statementRows>[0][number];
const release: Line = {
  ...{ at: '2026-11-20T23:30:00Z', orderNumber: 'AM-2026-100001', amountCents: 5135, currency: 'EUR' },
  facts: {
    ...{ kind: 'release', paidCents: 6000, fundedCents: 500, feeCents: 325, refundedCents: 1000, disputedCents: 40 },
    amountCents: 5135,
  },
};
const returned: Line = {
  ...{ at: '2026-11-21T06:00:00Z', orderNumber: null, amountCents: 705, currency: 'EUR' },
  facts: { kind: 'payout_returned', amountCents: 705, last4: '4321' },
};

test('[PAY-04] a statement for programs has a head and a row for each line', () => {
  expect(statementRows([release, returned], { language: 'en', timeZone: 'UTC' })).toEqual([
    ['Date', 'What', 'Order', 'Paid', 'Fee', 'Back to buyer', 'Amount', 'Currency', 'Why'],
    [
      ...['2026-11-20', 'Order', 'AM-2026-100001', '60.00', '3.25', '10.00', '51.35', 'EUR'],
      'The days of return are over. Paid €60.00, from the marketplace €5.00, fee −€3.25, back to the buyer −€10.00, disputes −€0.40.',
    ],
    [
      ...['2026-11-21', 'Payout came back', '', '', '', '', '7.05', 'EUR'],
      'The bank of the account ending 4321 did not take it. It is yours to be paid out again.',
    ],
  ]);
  expect(statementRows([returned], { language: 'de', timeZone: 'UTC' })).toEqual([
    ['Datum', 'Was', 'Bestellung', 'Bezahlt', 'Gebühr', 'Zurückgezahlt', 'Betrag', 'Währung', 'Warum'],
    [
      ...['2026-11-21', 'Auszahlung kam zurück', '', '', '', '', '7.05', 'EUR'],
      'Die Bank des Kontos mit der Endung 4321 hat sie nicht angenommen. Der Betrag steht dir wieder zur Auszahlung zu.',
    ],
  ]);
});

test('[PAY-04] a statement for people has date, what, order and amount', () => {
  expect(statementTable([release, { ...returned, amountCents: -705 }], { language: 'en', timeZone: 'UTC' })).toEqual([
    ['2026-11-20', 'Order', 'AM-2026-100001', '€51.35'],
    ['2026-11-21', 'Payout came back', '', '−€7.05'],
  ]);
  expect(statementTable([release], { language: 'de', timeZone: 'UTC' })[0]?.slice(1, 3)).toEqual([
    'Bestellung',
    'AM-2026-100001',
  ]);
  // A kind that no statement names keeps the name that the books have for it.
  expect(
    statementTable([{ ...returned, facts: { kind: 'payout_paid', amountCents: 705 } }], {
      language: 'en',
      timeZone: 'UTC',
    })[0]?.[1],
  ).toBe('payout_paid');
});

test('[PAY-04] the sums of a payout: what was taken off is below nothing', () => {
  const none = { paidCents: 0, fundedCents: 0, feesCents: 0, refundedCents: 0, disputedCents: 0, otherCents: 0 };
  const sums = {
    paidCents: 6000,
    fundedCents: 500,
    feesCents: 325,
    refundedCents: 1000,
    disputedCents: 40,
    otherCents: 7,
  };
  expect(statementSums({ orders: 2, ...sums })).toEqual([
    { name: 'Paid by buyers, 2 orders', value: '€60.00' },
    { name: 'Codes of the marketplace', value: '€5.00' },
    { name: 'Fees, less what came back', value: '−€3.25' },
    { name: 'Back to buyers', value: '−€10.00' },
    { name: 'Disputes', value: '−€0.40' },
    { name: 'Labels, and payouts made before or sent back', value: '€0.07' },
  ]);
  expect(statementSums({ orders: 1, ...none, paidCents: 1, feesCents: -1 })).toEqual([
    { name: 'Paid by buyers, 1 order', value: '€0.01' },
    { name: 'Fees, less what came back', value: '€0.01' },
  ]);
  expect(statementSums({ orders: 1, ...none, paidCents: 100 }, 'de').map(({ name }) => name)).toEqual([
    'Bezahlt, 1 Bestellung',
  ]);
});
