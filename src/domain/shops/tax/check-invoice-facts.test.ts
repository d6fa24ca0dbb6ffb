import { expect, test } from 'vitest';
import { checkInvoiceFacts } from './check-invoice-facts.ts';
import type { InvoiceFacts } from './model.ts';

const facts: InvoiceFacts = {
  ...{ sellsAs: 'registered', legalName: 'Ana Rios', line1: 'Rua 1', postcode: '4000-001', city: 'Porto' },
  ...{ country: 'PT', vatNumber: 'PT123456789', usesOss: true },
};

test('[PAY-06] of a private seller nothing is kept but that they are one', () => {
  const nothing = { legalName: '', line1: '', postcode: '', city: '', country: '', vatNumber: '', usesOss: false };
  expect(checkInvoiceFacts({ ...facts, sellsAs: 'private' })).toEqual({
    ok: true,
    value: { sellsAs: 'private', ...nothing },
  });
});

test('[PAY-06] a trader is kept as they are', () => {
  expect(checkInvoiceFacts(facts)).toEqual({ ok: true, value: facts });
  const small = { ...facts, sellsAs: 'small-business', country: 'CH' } as const;
  expect(checkInvoiceFacts(small)).toEqual({ ok: true, value: { ...small, vatNumber: '', usesOss: false } });
});

test('[PAY-06] a trader who leaves out who or where they are is told which', () => {
  for (const field of ['legalName', 'line1', 'postcode', 'city', 'country'] as const)
    for (const sellsAs of ['registered', 'small-business'] as const)
      expect(checkInvoiceFacts({ ...facts, sellsAs, [field]: ' ' })).toEqual({
        ok: false,
        problem: { code: 'shops/invoice-facts-missing', field },
      });
});

test('[PAY-06] who owes VAT is in the Union, or in Northern Ireland', () => {
  const belfast = { ...facts, country: 'GB', postcode: 'BT1 1AA' };
  expect(checkInvoiceFacts(belfast).ok).toBe(true);
  expect(checkInvoiceFacts({ ...belfast, postcode: 'EC1A 1BB' }).ok).toBe(false);
  for (const country of ['CH', 'US', 'XX'])
    expect(checkInvoiceFacts({ ...facts, country })).toEqual({
      ok: false,
      problem: { code: 'shops/not-in-the-union' },
    });
});
