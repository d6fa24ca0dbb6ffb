import { expect, test } from 'vitest';
import { emptyDraft, type PromotionDraft, readCode, readSale } from './promotion-draft.ts';
import * as texts from './promotion-form-texts.ts';

const code = (changes: Partial<PromotionDraft> = {}) =>
  readCode({ ...emptyDraft, code: 'WINTER10', ...changes }, 'Europe/Berlin');
const sale = (changes: Partial<PromotionDraft> = {}) =>
  readSale({ ...emptyDraft, what: 'sale', ends: '2026-12-24', ...changes }, 'Europe/Berlin');
/** A day in Berlin in winter. */
const endOf = (day: string): string => new Date(`${day}T23:59:59+01:00`).toISOString();
const startOf = (day: string): string => new Date(`${day}T00:00:00+01:00`).toISOString();

test('[SHELL-09] what is wrong with a code is named, its name first', () => {
  expect([code({ code: '' }), code({ code: '  ', off: 'x' })]).toEqual([texts.codeMissing, texts.codeMissing]);
  for (const minimum of ['x', '-1', '0.234']) expect(code({ minimum }), minimum).toBe(texts.minimumWrong);
  for (const uses of ['0', 'x', '1.5', '12345678']) expect(code({ uses }), uses).toBe(texts.usesWrong);
  for (const perBuyer of ['0', 'x', '-1']) expect(code({ perBuyer }), perBuyer).toBe(texts.perBuyerWrong);
  expect([code({ uses: '1' }), code({ perBuyer: '1' }), code({ minimum: '0' })]).toEqual([
    expect.objectContaining({ maxUses: 1, maxUsesPerBuyer: null }),
    expect.objectContaining({ maxUses: null, maxUsesPerBuyer: 1 }),
    expect.objectContaining({ minimumCents: 0 }),
  ]);
});

test.each([code, sale])('[CART-05] a percentage is whole and from 1 to 90, an amount is a sum of money', (read) => {
  for (const off of ['0', '91', '-1', '1.5', '', 'ten'])
    expect(read({ kind: 'percent', off }), off).toBe(texts.percentWrong);
  for (const off of ['1', '90', ' 15 ']) expect(typeof read({ kind: 'percent', off }), off).toBe('object');
  for (const off of ['0', '0.00', '', 'ten', '0.234'])
    expect(read({ kind: 'fixed', off }), off).toBe(texts.amountWrong);
  for (const off of ['0.01', '5', '5,00 €']) expect(typeof read({ kind: 'fixed', off }), off).toBe('object');
});

test('[DASH-04] an amount that could be two is asked back', () => {
  const request = '“12,500” can mean two amounts. Write the cents with two digits, as in 12500.00.';
  expect([code({ minimum: '12,500' }), sale({ kind: 'fixed', off: '12,500' })]).toEqual([request, request]);
});

test('[DASH-04] a code for the postage takes nothing off the pieces', () => {
  expect(code({ kind: 'postage', off: '' })).toMatchObject({ kind: 'postage', percent: null, amountCents: null });
});

test('[DASH-04] a sale has an end, and takes a percentage or an amount off each piece', () => {
  expect(sale({ ends: '' })).toBe(texts.lastDayMissing);
  expect(sale({ off: '25', listing: 'jug', starts: '2026-12-01' })).toEqual({
    ...{ listingId: 'jug', startsAt: startOf('2026-12-01'), endsAt: endOf('2026-12-24') },
    off: { kind: 'percent', percent: 25 },
  });
  expect(sale({ kind: 'fixed', off: '3' })).toEqual({
    ...{ listingId: null, startsAt: null, endsAt: endOf('2026-12-24') },
    off: { kind: 'fixed', amountCents: 300 },
  });
});
