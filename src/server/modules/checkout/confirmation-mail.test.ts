import { expect, test } from 'vitest';
import { checkout as sample } from '#test/builders/sample-orders.ts';
import { readConfig } from '../../platform/config/config.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmedCheckout } from './checkout-store.ts';

const app = { config: readConfig({ PUBLIC_URL: 'https://shop.example' }) };
const [parcel] = sample('en', 1).parcels;
if (!parcel) throw new Error('the sample has no parcel');
const [line] = parcel.lines;
if (!line) throw new Error('the sample has no line');

const mug = {
  ...line,
  title: 'Mug',
  values: ['Blue', 'Large'],
  personalisation: 'For Ida',
  quantity: 2,
  priceCents: 2000,
};
const bowl = { ...line, title: 'Bowl', values: [], personalisation: '', quantity: 1, priceCents: 3050, picture: null };
const [standard] = parcel.options;
if (!standard) throw new Error('the sample is not sent');
const express = {
  ...standard,
  id: 'express' as const,
  leavesBy: '2026-12-01',
  arrivesFrom: '2026-12-03',
  arrivesTo: '2026-12-04',
};

/** Of two workshops; the second was asked to be quick. The orders stand in another sequence than the parcels. */
const checkout: ConfirmedCheckout = {
  ...sample('en', 1),
  parcels: [
    { ...parcel, sellerId: 'ana', shopName: 'Ana Clay', place: 'Porto', lines: [mug], subtotalCents: 4000 },
    {
      ...parcel,
      sellerId: 'bea',
      shopName: 'Bea Wood',
      place: '',
      lines: [bowl],
      subtotalCents: 3050,
      options: [standard, express],
      chosen: 'express',
      postageOffCents: 300,
    },
  ],
  discount_cents: 705,
  total_cents: 4000 + 3050 - 705 + 1250,
};
const orders = [
  { number: 'AM-2026-200002', sellerId: 'bea' },
  { number: 'AM-2026-200001', sellerId: 'ana' },
];
const mailOf = (changed: Partial<ConfirmedCheckout>, of = orders) =>
  confirmationMail(app, { ...checkout, ...changed }, of);
const sumsOf = (changed: Partial<ConfirmedCheckout>): string[] =>
  mailOf(changed)
    .text.split('\n')
    .filter((row) => /^\S.* {2}−?€[\d.,]+$/.test(row));

test('[PAY-05] the mail about a payment has each parcel with its own number, pieces and days', () => {
  const mail = mailOf({});
  expect(mail).toMatchObject({ key: 'order-confirmation:checkout1', to: 'bo@example.com' });
  expect(mail.text.split('\n').slice(0, 19)).toEqual([
    'Your 2 orders are confirmed. You paid €75.95.',
    '',
    'AM-2026-200001 from Ana Clay, Porto',
    '  2 × Mug, Blue, Large (“For Ida”)  €40.00',
    '  Leaves by Wed 2 Dec, arrives Sat 5 Dec – Tue 8 Dec.',
    '',
    'AM-2026-200002 from Bea Wood',
    '  1 × Bowl  €30.50',
    '  Leaves by Tue 1 Dec, arrives Thu 3 Dec – Fri 4 Dec.',
    '',
    'Pieces  €70.50',
    'Reduction  −€7.05',
    'Postage  €12.50',
    'Total  €75.95',
    '',
    'Follow it at https://shop.example/track with the number and this address.',
    'Withdraw from contract here: https://shop.example/withdraw',
    '',
    'Who sold',
  ]);
});

test('[PAY-05] what was taken off bears the name of its code', () => {
  const code = { code: 'CLAY10', discountAmount: 705, appliedAt: '2026-12-01T10:00:00.000Z' };
  expect(sumsOf({ promo: { ...code, type: 'percent', percent: 10 } })).toEqual([
    'Pieces  €70.50',
    'Code CLAY10  −€7.05',
    'Postage  €12.50',
    'Total  €75.95',
  ]);
  expect(sumsOf({ promo: { ...code, type: 'postage' }, discount_cents: 0, total_cents: 7050 })).toEqual([
    'Pieces  €70.50',
    'Postage, free with CLAY10  €0.00',
    'Total  €70.50',
  ]);
  expect(sumsOf({ discount_cents: 1, total_cents: 7049 })).toContain('Reduction  −€0.01');
  expect(sumsOf({ discount_cents: 0, total_cents: 7050 })).toEqual([
    'Pieces  €70.50',
    'Postage  €0.00',
    'Total  €70.50',
  ]);
});
