import { expect, test } from 'vitest';
import { checkCode } from './check-code.ts';
import { nextLook, RECHECK_INTERVAL_MS, saleWindow } from './check-sale.ts';
import type { Promo } from './promo-schema.ts';
import { promoAt } from './promo.ts';

const now = new Date('2026-11-21T10:00:00Z');
const beside = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const lines = [{ sellerId: 'ana', listingId: 'mugs', variantId: 'mug', quantity: 2, priceCents: 1500 }];
const promo: Promo = { type: 'percent', code: 'TEN', percent: 10, discountAmount: 0, sellerId: 'ana' };
const code = {
  ...{ promo, startsAt: now, stopped: false, uses: 0, maxUses: null },
  ...{ isUsedByBuyer: false, isForCart: true, timeZone: 'UTC' },
};

test('[UX-46, INV-10] a code holds from its very moment on, up to its end without that', () => {
  expect([-1, 0, 1].map((ms) => checkCode({ ...code, startsAt: beside(ms) }, { lines, now }).ok)).toEqual([
    true,
    true,
    false,
  ]);
  const until = (ms: number): Promo => ({ ...promo, until: beside(ms).toISOString() });
  expect([0, 1].map((ms) => checkCode({ ...code, promo: until(ms) }, { lines, now }).ok)).toEqual([false, true]);
  expect([0, 1].map((ms) => promoAt(until(ms), now) !== null)).toEqual([false, true]);
  const from = (minimumCents: number): Promo => ({ ...promo, minimumCents });
  expect([3000, 3001].map((cents) => checkCode({ ...code, promo: from(cents) }, { lines, now }).ok)).toEqual([
    true,
    false,
  ]);
});

test('[DASH-04] a sale that ends with its beginning, or now, is none', () => {
  const ends = (ms: number, startsAt: Date | null) =>
    saleWindow({ startsAt: startsAt && startsAt.toISOString(), endsAt: beside(ms).toISOString() }, now).ok;
  expect([0, 1].map((ms) => ends(ms, null))).toEqual([false, true]);
  expect([0, 1].map((ms) => ends(ms, beside(-1000)))).toEqual([false, true]);
  expect([5000, 5001].map((ms) => ends(ms, beside(5000)))).toEqual([false, true]);
});

test('[DASH-04] the prices of a sale are looked at in its last moment', () => {
  expect(nextLook({ startsAt: beside(-1), endsAt: beside(RECHECK_INTERVAL_MS) }, now)).toEqual(
    beside(RECHECK_INTERVAL_MS),
  );
  expect(nextLook({ startsAt: now, endsAt: beside(1) }, now)).toEqual(beside(1));
  // Stopped before it began: what is left is the look after its end.
  expect(nextLook({ startsAt: beside(1000), endsAt: beside(1000) }, now)).toEqual(beside(1000));
  expect(nextLook({ startsAt: beside(-RECHECK_INTERVAL_MS), endsAt: beside(-RECHECK_INTERVAL_MS) }, now)).toBeNull();
});
