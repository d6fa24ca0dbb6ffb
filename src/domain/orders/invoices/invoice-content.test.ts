import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContainedTax, InvoiceFacts, Taxed } from '../../shops/tax/model.ts';
import type { InvoiceContent } from './model.ts';
import { creditedRates, creditNoteContent, invoiceContent } from './invoice-content.ts';

test('[PAY-06] a refund takes back of each rate what its part of the invoice is, and of its tax', () => {
  const rates = [
    { percent: 19, paidCents: 11900, taxCents: 1900 },
    { percent: 7, paidCents: 5350, taxCents: 350 },
  ];
  expect(creditedRates(rates, [], { amountCents: 1725, items: [] })).toEqual([
    { percent: 19, paidCents: 1190, taxCents: 190 },
    { percent: 7, paidCents: 535, taxCents: 35 },
  ]);
});

test('[PAY-06] a refund of a piece lowers the VAT of its own rate first', () => {
  const rates = [
    { percent: 23, paidCents: 12_300, taxCents: 2300 },
    { percent: 0, paidCents: 5000, taxCents: 0 },
  ];
  const items = [{ percent: 0, paidCents: 5000 }];
  const coat = creditedRates(rates, [], { amountCents: 5000, items });
  expect(coat).toEqual([{ percent: 0, paidCents: 5000, taxCents: 0 }]);
  expect(creditedRates(rates, coat, { amountCents: 1230, items })).toEqual([
    { percent: 23, paidCents: 1230, taxCents: 230 },
  ]);
});

test('[PAY-06, INV-03] whatever is refunded in whichever steps, no rate gives more back than it had', () => {
  const rate = fc.record({ paidCents: fc.nat(100_000), percent: fc.constantFrom(19, 7, 5.5, 0) });
  fc.assert(
    fc.property(
      fc.uniqueArray(rate, { minLength: 1, maxLength: 4, selector: ({ percent }) => percent }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (drawn, parts) => {
        const rates = drawn.map((each) => ({
          ...each,
          taxCents: Math.round((each.paidCents * each.percent) / (100 + each.percent)),
        }));
        const before: Taxed[] = [];
        let left = rates.reduce((sum, { paidCents }) => sum + paidCents, 0);
        for (const part of [...parts, 1]) {
          const amountCents = part === 1 ? left : Math.floor(left * part);
          const back = creditedRates(rates, before, { amountCents, items: [] });
          expect(back.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(amountCents);
          for (const each of back) expect(each.taxCents).toBeGreaterThanOrEqual(0);
          before.push(...back);
          left -= amountCents;
        }
        for (const { percent, paidCents, taxCents } of rates) {
          const back = before.filter((each) => each.percent === percent);
          expect(back.reduce((sum, each) => sum + each.paidCents, 0)).toBe(paidCents);
          expect(back.reduce((sum, each) => sum + each.taxCents, 0)).toBe(taxCents);
        }
      },
    ),
  );
});

const address = {
  ...{ name: 'Ida', line1: 'Weg 1', line2: '', postcode: '04229', city: 'Leipzig', country: 'DE', phone: '' },
};
const billing = { ...address, name: 'Ida Ltd' };
const seller: InvoiceFacts = {
  ...{ sellsAs: 'registered', legalName: 'Ana Rios', line1: 'Rua 1', postcode: '4000-001', city: 'Porto' },
  ...{ country: 'PT', vatNumber: 'PT123456789', usesOss: false },
};
const tax: ContainedTax = {
  ...{ basis: 'taxed', country: 'PT', taxCents: 1176 },
  lines: [
    { lineId: 'mug', percent: 23, paidCents: 5600, taxCents: 1047 },
    { lineId: 'book', percent: 6, paidCents: 1060, taxCents: 60 },
  ],
  postage: [{ percent: 23, paidCents: 690, taxCents: 129 }],
  rates: [
    { percent: 23, paidCents: 6290, taxCents: 1176 },
    { percent: 6, paidCents: 1060, taxCents: 60 },
  ],
};
const order: Parameters<typeof invoiceContent>[0] = {
  ...{ seller, tax, shopName: 'Rio Clay', address, billingAddress: null, number: 'AM-2026-100001' },
  ...{ placedAt: '2026-11-20T15:00:00Z', currency: 'EUR', shippingCents: 690, totalCents: 7350 },
  lines: [
    { id: 'mug', title: 'Mug', values: ['Blue', 'Large'], quantity: 2, unitPriceCents: 2800, discountCents: 0 },
    { id: 'book', title: 'Book', values: [], quantity: 1, unitPriceCents: 1100, discountCents: 40 },
    { id: 'gift', title: 'Gift', values: [], quantity: 1, unitPriceCents: 0, discountCents: 0 },
  ],
};
const content: InvoiceContent = {
  ...{ seller, shopName: 'Rio Clay', buyer: address, orderNumber: 'AM-2026-100001', soldAt: '2026-11-20T15:00:00Z' },
  ...{ currency: 'EUR', basis: 'taxed', country: 'PT', shippingCents: 690, totalCents: 7350 },
  ...{ rates: tax.rates, credits: null },
  lines: [
    { title: 'Mug, Blue, Large', quantity: 2, percent: 23, cents: 5600, discountCents: 0 },
    { title: 'Book', quantity: 1, percent: 6, cents: 1100, discountCents: 40 },
    { title: 'Gift', quantity: 1, percent: 0, cents: 0, discountCents: 0 },
  ],
};

test('[PAY-06] an invoice says who sold what to whom, each line with its choice, rate and sum', () => {
  expect(invoiceContent(order)).toEqual(content);
  expect(invoiceContent({ ...order, billingAddress: billing })).toEqual({ ...content, buyer: billing });
});

test('[PAY-06] who is no trader, or has not said so, writes no invoice', () => {
  expect(invoiceContent({ ...order, seller: null })).toBeNull();
  expect(invoiceContent({ ...order, tax: null })).toBeNull();
  expect(invoiceContent({ ...order, seller: { ...seller, sellsAs: 'private' } })).toBeNull();
  expect(invoiceContent({ ...order, seller: { ...seller, sellsAs: 'small-business' } })).not.toBeNull();
});

test('[PAY-06] a credit note names its invoice and what it takes back of each rate', () => {
  const note = (before: InvoiceContent[], cents: number) =>
    creditNoteContent({ number: 'RC-7', content }, before, { amountCents: cents, items: [] });
  const nothing = { lines: [], shippingCents: 0, credits: 'RC-7' };
  const first = note([], 1060);
  expect(first).toEqual({
    ...content,
    ...nothing,
    totalCents: 1060,
    rates: [
      { percent: 23, paidCents: 907, taxCents: 170 },
      { percent: 6, paidCents: 153, taxCents: 9 },
    ],
  });
  expect(note([first], 6290)).toEqual({
    ...content,
    ...nothing,
    totalCents: 6290,
    rates: [
      { percent: 23, paidCents: 5383, taxCents: 1006 },
      { percent: 6, paidCents: 907, taxCents: 51 },
    ],
  });
});

test('[PAY-06] a rate of which nothing goes back does not stand on a credit note', () => {
  const rates = [
    { percent: 19, paidCents: 100, taxCents: 16 },
    { percent: 7, paidCents: 0, taxCents: 0 },
  ];
  expect(creditedRates(rates, [], { amountCents: 100, items: [] })).toEqual([
    { percent: 19, paidCents: 100, taxCents: 16 },
  ]);
});
