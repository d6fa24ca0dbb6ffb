import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCode, type Code } from './check-code.ts';
import { plainCode, discountOf, promoAt } from './promo.ts';
import type { Promo } from './promo-schema.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hour = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const percent: Promo = { type: 'percent', code: 'TEN', percent: 10, discountAmount: 0, sellerId: 'ana' };
const fixed: Promo = { type: 'fixed', code: 'FIVE', amount: 500, discountAmount: 0, sellerId: 'ana' };
const parts = [
  { sellerId: 'ana', cents: 3000 },
  { sellerId: 'bo', cents: 9000 },
];
const code = (changes: Partial<Code> = {}, promo: Partial<Promo> = {}): Code => ({
  promo: { ...percent, ...promo } as Promo,
  startsAt: hour(-1),
  stopped: false,
  uses: 0,
  maxUses: null,
  ...changes,
});

test('[CART-05, CART-07] a shop’s code takes from that shop’s pieces alone, one of nobody’s shop from all', () => {
  expect([percent, fixed].map((promo) => discountOf(promo, parts))).toEqual([300, 500]);
  expect(discountOf({ ...percent, sellerId: undefined }, parts)).toBe(1200);
  expect(discountOf({ ...fixed, sellerId: 'cy' }, parts)).toBe(0);
  expect(discountOf({ ...fixed, amount: 9999 }, parts)).toBe(3000);
});

test('[CART-05] below its minimum a code takes nothing off; at it, it does', () => {
  expect(discountOf({ ...percent, minimumCents: 3001 }, parts)).toBe(0);
  expect(discountOf({ ...percent, minimumCents: 3000 }, parts)).toBe(300);
});

test('[CART-05] whatever a promo says, it takes whole cents between nothing and its part of the cart', () => {
  const promo = fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.double({ min: 0, max: 100, noNaN: true }) }),
    fc.record({ type: fc.constant('fixed' as const), amount: fc.integer({ min: 0, max: 2_000_000 }) }),
  );
  fc.assert(
    fc.property(promo, fc.integer({ min: 0, max: 2_000_000 }), (drawn, cents) => {
      const discount = discountOf({ code: 'X', discountAmount: 0, ...drawn }, [{ sellerId: 'ana', cents }]);
      expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= cents).toBe(true);
    }),
  );
});

test('[UX-46] a code counts from its start to its end, while it has uses and was not stopped', () => {
  const says = (given: Code | null, isOwn = false) => {
    const result = checkCode(given, { parts, now, isOwn });
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
  expect(checkCode(code({}, { minimumCents: 4000 }), { parts, now })).toMatchObject({
    problem: { code: 'cart/code-minimum', minimumCents: 4000, missingCents: 1000 },
  });
});

test('[UX-46] a code is read as it was typed: small letters, spaces around and within', () => {
  expect(plainCode('  winter 10 ')).toBe('WINTER10');
  expect(promoAt({ ...fixed, until: now.toISOString() }, now)).toBeNull();
});
