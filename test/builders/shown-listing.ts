import type { Listing } from '#domain/listings/model.ts';

/** A listing of Rio’s as screens show it: a jug with two colours. */
export const shownListing = (changes: Partial<Listing> = {}): Listing => ({
  ...{ listingId: 'jug', state: 'active', title: 'Jug', description: 'Thrown by hand.', category: 'jugs' },
  categoryPath: [
    { slug: 'clay', name: 'Clay' },
    { slug: 'jugs', name: 'Jugs' },
  ],
  ...{ priceCents: 4200, priceVaries: true, compareAtCents: null, currency: 'EUR' },
  options: [{ name: 'Colour', values: ['Blue', 'Red'] }],
  variants: [
    {
      id: 'v1',
      values: ['Blue'],
      priceCents: 4200,
      formerCents: null,
      saleEndsAt: null,
      contents: null,
      stock: 3,
      sku: 'B-1',
      pictureId: null,
    },
    {
      id: 'v2',
      values: ['Red'],
      priceCents: 4500,
      formerCents: null,
      saleEndsAt: null,
      contents: null,
      stock: 0,
      sku: '',
      pictureId: null,
    },
  ],
  ...{ personalisation: null, materials: ['stoneware'], colours: ['blue'], tags: ['jug'] },
  pictures: [
    {
      ...{ id: '0198c9b2-0000-7000-8000-000000000001', width: 800, height: 1000, colour: '#aabbcc', alt: 'A jug' },
      ...{ focusX: 0.5, focusY: 0.5 },
    },
  ],
  ...{
    processingDays: 2,
    madeToOrder: false,
    weightGrams: 500,
    shippingProfileId: null,
    postage: null,
    origin: 'made',
  },
  ...{ heightMm: 95, widthMm: null, depthMm: null, sizeNote: '', withdrawalException: null, care: '', stock: 3 },
  ...{ ratingMean: 0, ratingCount: 0, createdAt: '2026-11-02T10:00:00.000Z', moreFromShop: [] },
  shop: { sellerId: 'rio', name: 'Rio Clay', slug: 'rio-clay', place: 'Porto' } as Listing['shop'],
  ...changes,
});
