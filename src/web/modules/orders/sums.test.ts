import { expect, test } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { Sums } from './sums.tsx';

const of = { subtotalCents: 8400, shippingCents: 550, discountCents: 0, totalCents: 8950 };
const rows = (changes: object, more: object = {}): string[] =>
  shown(Sums, { order: { ...of, ...changes }, units: '2 pieces', postage: 'Tracked post', taxes: [], ...more });

test('[CART-05, ORD-02] what is bought comes to pieces, postage and a total', () => {
  expect(rows({})).toEqual(['2 pieces | €84.00', 'Tracked post | €5.50', 'Total | €89.50']);
  expect(rows({ promoCode: null, refunds: [] })).toEqual(rows({}));
});

test('[CART-05, ORD-02] a reduction is a row of its own with a minus, named by its code where it has one', () => {
  const reduced = { discountCents: 840, totalCents: 8110 };
  const around = (row: string) => ['2 pieces | €84.00', 'Tracked post | €5.50', row, 'Total | €81.10'];
  expect(rows({ ...reduced, promoCode: 'SPRING' })).toEqual(around('Code SPRING | −€8.40'));
  expect(rows({ ...reduced, promoCode: null })).toEqual(around('Reduction | −€8.40'));
  expect(rows({ ...reduced, discountCents: 1 }).at(2)).toBe('Reduction | −€0.01');
});

test('[DASH-04, UX-46] a code that took nothing off the pieces took it off the postage', () => {
  expect(rows({ shippingCents: 0, totalCents: 8400, promoCode: 'POST' })).toEqual([
    '2 pieces | €84.00',
    'Tracked post, free with POST | €0.00',
    'Total | €84.00',
  ]);
  // Postage may be free without it.
  expect(rows({ shippingCents: 0, discountCents: 840, totalCents: 7560, promoCode: 'SPRING' }).slice(1, 3)).toEqual([
    'Tracked post | €0.00',
    'Code SPRING | −€8.40',
  ]);
});

test('[PAY-04, PAY-06] below the total stand its VAT and what went back, with when and why', () => {
  const refund = {
    refundId: 'r1',
    amountCents: 550,
    reason: 'A chip',
    by: 'maker',
    askedAt: '2026-12-02T09:00:00.000Z',
  };
  const refunds = [
    { ...refund, sentAt: '2026-12-03T09:00:00.000Z' },
    { ...refund, refundId: 'r2', amountCents: 100, reason: '', by: 'system', sentAt: null },
  ];
  const rate = (percent: number, taxCents: number) => ({ percent, netCents: 0, taxCents });
  const tax = {
    basis: 'taxed',
    country: 'AT',
    lines: [],
    postage: [],
    rates: [rate(20, 1400), rate(10, 50)],
    taxCents: 1450,
  };
  expect(rows({ refunds }, { taxes: [{ shopName: 'Rio Clay', tax }] }).slice(2)).toEqual([
    'Total | €89.50',
    'VAT 20 % | €14.00 included',
    'VAT 10 % | €0.50 included',
    'Money sent back on Thu 3 Dec, by the maker “A chip” | −€5.50',
    'Money on its way back, automatically | −€1.00',
  ]);
  const taxes = [
    { shopName: 'Rio Clay', tax: { ...tax, rates: [rate(20, 1400)] } },
    { shopName: 'Ana Loom', tax: { ...tax, basis: 'small-business', rates: [] } },
    { shopName: 'Bo Wood', tax: null },
  ];
  expect(rows({}, { taxes }).slice(2)).toEqual([
    'Total | €89.50',
    'VAT 20 %, Rio Clay | €14.00 included',
    'VAT, Ana Loom | none, small business',
    'VAT, Bo Wood | not told by the maker',
  ]);
});
