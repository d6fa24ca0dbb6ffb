import type { Cart, CartLine } from '#domain/cart/model.ts';
import type { Quote } from '#domain/checkout/model.ts';
import type { ParcelLine } from '#domain/orders/parcel-schema.ts';

/** A line of a cart as a screen shows it: two jugs of a shop. */
export const shownCartLine = (changes: Partial<CartLine> = {}): CartLine => ({
  ...{ id: 'line-1', sellerId: 'rio', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto' },
  ...{ listingId: 'jug', variantId: 'ink', title: 'Jug', values: ['Ink'], personalisation: '', picture: null },
  ...{ quantity: 2, priceCents: 4200, addedPriceCents: 4200, stock: 5, available: true },
  ...{ processingDays: 3, madeToOrder: false },
  ...changes,
});

export const shownCart = (changes: Partial<Cart> = {}): Cart => ({
  ...{ cartId: 'cart-1', items: [shownCartLine()], subtotal: 8400, discount: 0, total: 8400, itemCount: 2 },
  ...{ currency: 'EUR', appliedPromo: null, createdAt: null, lastActivityAt: null },
  ...{ abandonedCartRecovered: false, notes: {} },
  ...changes,
});

type Parcel = Quote['parcels'][number];

/** The same line as it stands in a parcel. */
export const shownParcelLine = (changes: Partial<ParcelLine> = {}): ParcelLine => ({
  ...shownCartLine(),
  discountCents: 0,
  ...changes,
});

/** The parcel of that line, by tracked post. */
export const shownParcel = (changes: Partial<Parcel> = {}): Parcel => ({
  ...{ sellerId: 'rio', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto', lines: [shownParcelLine()] },
  ...{ subtotalCents: 8400, discountCents: 0, postageOffCents: 0, freeFromCents: null, chosen: 'standard' },
  options: [
    {
      ...{ id: 'standard', name: 'Tracked', priceCents: 550 },
      ...{ leavesBy: '2026-12-04', arrivesFrom: '2026-12-05', arrivesTo: '2026-12-08' },
    },
  ],
  ...{ returnDays: 14, seller: null, tax: null },
  ...changes,
});

export const shownQuote = (changes: Partial<Quote> = {}): Quote => ({
  ...{ country: 'AT', currency: 'EUR', parcels: [shownParcel()], problems: [], subtotalCents: 8400, promo: null },
  ...{ discountCents: 0, shippingCents: 550, taxCents: 0, totalCents: 8950 },
  ...changes,
});
