import { expect, test } from 'vitest';
import { isPostFree } from './post-free.ts';
import type { Promo } from './promo-schema.ts';

const postage: Promo = { type: 'postage', code: 'POST', discountAmount: 0, sellerId: 'ana' };
const percent: Promo = { type: 'percent', code: 'TEN', percent: 10, discountAmount: 0, sellerId: 'ana' };
const mugs = { sellerId: 'ana', listingId: 'mugs', variantId: 'mug', quantity: 2, priceCents: 1500 };
const scarf = { sellerId: 'bo', listingId: 'scarves', variantId: 'scarf', quantity: 1, priceCents: 9000 };

test('[DASH-04] post is free from the very sum that a code names on, of what the code is for', () => {
  const free = (minimumCents: number): boolean => isPostFree({ ...postage, minimumCents }, [mugs, scarf]);
  expect([2999, 3000, 3001].map(free)).toEqual([true, true, false]);
});

test('[DASH-04] post is not free where nothing of the parcel is what the code is for', () => {
  expect(isPostFree(postage, [mugs])).toBe(true);
  expect(isPostFree(postage, [scarf])).toBe(false);
  expect(isPostFree({ ...postage, listingId: 'bowls' }, [mugs])).toBe(false);
  expect(isPostFree(postage, [{ ...mugs, priceCents: 0 }])).toBe(false);
  expect(isPostFree(percent, [mugs])).toBe(false);
  expect(isPostFree(null, [mugs])).toBe(false);
});
