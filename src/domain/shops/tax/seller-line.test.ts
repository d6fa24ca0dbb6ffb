import { expect, test } from 'vitest';
import type { InvoiceFacts } from './model.ts';
import { sellerLine } from './seller-line.ts';

const nameOf = (code: string): string => `country ${code}`;
const trader: InvoiceFacts = {
  sellsAs: 'registered',
  legalName: 'Ana Potter Ltd',
  line1: '1 Kiln Lane',
  postcode: '1010',
  city: 'Vienna',
  country: 'AT',
  vatNumber: 'ATU12345675',
  usesOss: false,
};

test('[PAY-06, LAW-01] a trader is named with address and VAT number', () => {
  expect(sellerLine(trader, nameOf)).toBe('Ana Potter Ltd, 1 Kiln Lane, 1010 Vienna, country AT, ATU12345675');
  expect(sellerLine({ ...trader, sellsAs: 'small-business', vatNumber: '' }, nameOf)).toBe(
    'Ana Potter Ltd, 1 Kiln Lane, 1010 Vienna, country AT',
  );
});

test('[PAY-06] whoever sells privately is not named, whatever was written down before', () => {
  const blank = { legalName: '', line1: '', postcode: '', city: '', country: '', vatNumber: '' } as const;
  expect(sellerLine({ ...trader, sellsAs: 'private' }, nameOf)).toBe('');
  expect(sellerLine({ ...trader, ...blank, sellsAs: 'private' }, nameOf)).toBe('');
  expect(sellerLine(null, nameOf)).toBe('');
});
