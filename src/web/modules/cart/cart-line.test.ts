import { expect, test } from 'vitest';
import type { Addition } from '#web/modules/listings/slots.ts';
import { lineOf } from './cart-line.ts';

const picture = (id: string) => ({ id, alt: id, width: 800, height: 600, colour: '#aabbcc', focusX: 50, focusY: 50 });
function added(pictures: string[], pictureId: string | null) {
  const shop = { sellerId: 'rio', name: 'Rio Clay', slug: 'rio-clay', place: 'Porto' };
  const listing = {
    ...{ listingId: 'jug', title: 'Jug', shop, pictures: pictures.map(picture), withdrawalException: 'sealed' },
    ...{ processingDays: 3, madeToOrder: true },
  };
  const variant = { id: 'ink', values: ['Ink'], priceCents: 4200, stock: 5, pictureId, contents: null };
  return lineOf({ listing, variant, quantity: 2, personalisation: 'For Ida' } as unknown as Addition);
}

test('[CART-02] a piece becomes a line with its shop, its choice and its price of now', () => {
  const { id, ...line } = added(['a', 'b'], null);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(line).toEqual({
    ...{ sellerId: 'rio', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto', listingId: 'jug' },
    ...{ variantId: 'ink', title: 'Jug', values: ['Ink'], personalisation: 'For Ida', picture: picture('a') },
    ...{ quantity: 2, priceCents: 4200, addedPriceCents: 4200, contents: null, withdrawalException: 'sealed' },
    ...{ stock: 5, available: true, processingDays: 3, madeToOrder: true },
  });
});

test('[CART-02] its picture is that of the choice, else the first, else none', () => {
  expect(added(['a', 'b'], 'b').picture?.id).toBe('b');
  expect(added(['a', 'b'], 'gone').picture?.id).toBe('a');
  expect(added([], 'b').picture).toBeNull();
});
