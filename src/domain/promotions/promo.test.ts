import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCode, type Code } from './check-code.ts';
import { plainCode, discountOf, pricedOf, promoAt } from './promo.ts';
import type { Promo } from './promo-schema.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hour = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const percent: Promo = { type: 'percent', code: 'TEN', percent: 10, discountAmount: 0, sellerId: 'ana' };
const fixed: Promo = { type: 'fixed', code: 'FIVE', amount: 500, discountAmount: 0, sellerId: 'ana' };
const lines = [
  { sellerId: 'ana', listingId: 'mugs', variantId: 'mug', quantity: 2, priceCents: 1500 },
  { sellerId: 'bo', listingId: 'scarves', variantId: 'scarf', quantity: 1, priceCents: 9000 },
];
const code = (changes: Partial<Code> = {}, promo: Partial<Promo> = {}): Code => ({
  promo: { ...percent, ...promo } as Promo,
  startsAt: hour(-1),
  timeZone: 'UTC',
  stopped: false,
  uses: 0,
  maxUses: null,
  isUsedByBuyer: false,
  isForCart: true,
  ...changes,
});

test('[CART-05, CART-07] a shop’s code takes from that shop’s pieces alone, one of nobody’s shop from all', () => {
  expect([percent, fixed].map((promo) => discountOf(promo, lines))).toEqual([300, 500]);
  expect(discountOf({ ...percent, sellerId: undefined }, lines)).toBe(1200);
  expect(discountOf({ ...fixed, sellerId: 'cy' }, lines)).toBe(0);
  expect(discountOf({ ...fixed, amount: 9999 }, lines)).toBe(3000);
});

test('[DASH-04] a code for one listing takes off that listing alone', () => {
  const bowl = { sellerId: 'ana', listingId: 'bowls', variantId: 'bowl', quantity: 1, priceCents: 4000 };
  const ofBowls: Promo = { ...percent, listingId: 'bowls' };
  expect(discountOf(ofBowls, [...lines, bowl])).toBe(400);
  expect(discountOf({ ...ofBowls, minimumCents: 4001 }, [...lines, bowl])).toBe(0);
  const says = (given: Code, isOwn = false) => checkCode(given, { lines, now, isOwn });
  expect(says(code({}, ofBowls))).toMatchObject({ problem: { code: 'cart/code-other-listing' } });
  expect(says(code({ isUsedByBuyer: true }))).toMatchObject({ problem: { code: 'cart/code-used-by-you' } });
  expect(says(code({ isUsedByBuyer: true }), true).ok).toBe(true);
});

test('[CART-05] below its minimum a code takes nothing off; at it, it does', () => {
  expect(discountOf({ ...percent, minimumCents: 3001 }, lines)).toBe(0);
  expect(discountOf({ ...percent, minimumCents: 3000 }, lines)).toBe(300);
});

test('[UX-46] a code counts from its start to its end, while it has uses and was not stopped', () => {
  const says = (given: Code | null, isOwn = false) => {
    const result = checkCode(given, { lines, now, isOwn });
    return result.ok ? result.value.code : result.problem.code;
  };
  expect(says(null)).toBe('cart/code-unknown');
  expect(says(code())).toBe('TEN');
  expect(says(code({ startsAt: now }))).toBe('TEN');
  expect(says(code({ startsAt: hour(1) }))).toBe('cart/code-not-yet');
  expect(says(code({}, { until: hour(1).toISOString() }))).toBe('TEN');
  expect(says(code({}, { until: now.toISOString() }))).toBe('cart/code-ended');
  expect(says(code({ stopped: true }))).toBe('cart/code-ended');
  expect(says(code({ uses: 1, maxUses: 2 }))).toBe('TEN');
  expect(says(code({ uses: 2, maxUses: 2 }))).toBe('cart/code-used-up');
  expect(says(code({ uses: 2, maxUses: 2 }), true)).toBe('TEN');
  expect(checkCode(code({}, { minimumCents: 4000 }), { lines, now })).toMatchObject({
    problem: { code: 'cart/code-minimum', minimumCents: 4000, missingCents: 1000 },
  });
});

const offer: Promo = {
  type: 'percent',
  code: 'BACK-7KQ2-M4XD',
  percent: 10,
  discountAmount: 0,
  atMostCents: 22_720,
  items: [
    { variantId: 'vase', quantity: 1 },
    { variantId: 'mug', quantity: 2 },
  ],
};
const vase = { sellerId: 'ana', listingId: 'vases', variantId: 'vase', quantity: 1, priceCents: 221_600 };
const mugs = { sellerId: 'ana', listingId: 'mugs', variantId: 'mug', quantity: 2, priceCents: 2800 };

test.each<[string, number, Parameters<typeof discountOf>[1]]>([
  ['all that was left, at the price of then', 22_720, [vase, mugs]],
  ['a part of it', 560, [mugs]],
  ['other pieces instead, of the same sum', 0, [{ ...vase, variantId: 'bowl' }]],
  ['one of them and others', 560, [mugs, { ...vase, variantId: 'bowl' }]],
  ['more of them than were left', 560, [{ ...mugs, quantity: 9 }]],
  [
    'more of them than were left, in two lines',
    560,
    [
      { ...mugs, quantity: 1 },
      { ...mugs, quantity: 8 },
    ],
  ],
  ['all of it, dearer now', 22_720, [{ ...vase, priceCents: 400_000 }, mugs]],
  ['all of it, cheaper now', 10_560, [{ ...vase, priceCents: 100_000 }, mugs]],
  ['a piece that cannot be bought any more', 560, [{ ...vase, priceCents: 0 }, mugs]],
])(
  '[REC-06, INV-10] an offer is its percentage of the pieces that were left, at most what was promised: %s',
  (_what, cents, passed) => {
    expect(discountOf(offer, passed)).toBe(cents);
  },
);

test('[INV-10] an offer takes off at most its percentage and its promise', () => {
  const lineOf = fc.record({
    sellerId: fc.constantFrom('ana', 'bo'),
    listingId: fc.constantFrom('mugs', 'vases'),
    variantId: fc.constantFrom('vase', 'mug', 'bowl', 'scarf'),
    quantity: fc.integer({ min: 1, max: 20 }),
    priceCents: fc.integer({ min: 0, max: 500_000 }),
  });
  fc.assert(
    fc.property(fc.array(lineOf, { maxLength: 8 }), (passed) => {
      const discount = discountOf(offer, passed);
      const dearest = (variantId: string) =>
        Math.max(0, ...passed.filter((line) => line.variantId === variantId).map((line) => line.priceCents));
      expect(discount).toBeLessThanOrEqual(Math.round((dearest('vase') + 2 * dearest('mug')) / 10));
      expect(discount).toBeLessThanOrEqual(22_720);
    }),
  );
});

test('[INV-10, UX-46] an offer is refused in other carts and where none of its pieces is left', () => {
  const says = (isForCart: boolean, passed: Parameters<typeof discountOf>[1]) => {
    const result = checkCode(code({ isForCart, promo: offer }), { lines: passed, now });
    return result.ok ? result.value.code : result.problem.code;
  };
  expect(says(true, [mugs])).toBe(offer.code);
  expect(says(false, [mugs, vase])).toBe('cart/code-other-cart');
  expect(says(true, [{ ...vase, variantId: 'bowl' }])).toBe('cart/code-other-items');
  expect(says(true, [{ ...vase, priceCents: 0 }])).toBe('cart/code-other-items');
});

test('[UX-46] a code is read as it was typed: small letters, spaces around and within', () => {
  expect(plainCode('  winter 10 ')).toBe('WINTER10');
  expect(promoAt({ ...fixed, until: now.toISOString() }, now)).toBeNull();
});

test('[CART-06, INV-10] what cannot be bought is worth nothing to a code', () => {
  const line = { ...vase, title: 'Vase' };
  expect(pricedOf({ ...line, available: true })).toEqual(line);
  expect(pricedOf({ ...line, available: false })).toEqual({ ...line, priceCents: 0 });
});

test('[UX-46] a code of one listing without a minimum is taken with any of it', () => {
  const bowl = { sellerId: 'ana', listingId: 'bowls', variantId: 'bowl', quantity: 1, priceCents: 1 };
  const given = code({}, { listingId: 'bowls' });
  expect(checkCode(given, { lines: [bowl], now })).toEqual({ ok: true, value: given.promo });
  // With nothing in the cart a code for all of it waits for something to be put in.
  expect(checkCode(code(), { lines: [], now }).ok).toBe(true);
  // Whose checkout holds it is said by who asks.
  expect(checkCode(code({ uses: 1, maxUses: 1 }), { lines, now })).toMatchObject({
    problem: { code: 'cart/code-used-up' },
  });
});
