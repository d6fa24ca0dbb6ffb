import type { Order } from '#domain/orders/model.ts';

type Line = Order['lines'][number];

/** A line as a screen shows it; each test says what matters to it. */
export const shownLine = (changes: Partial<Line> = {}): Line => ({
  ...{ id: 'line-1', listingId: 'jug', variantId: 'ink', title: 'Jug', values: ['Ink'], personalisation: '' },
  ...{ withdrawalException: null, picture: null, unitPriceCents: 4200, quantity: 2 },
  ...{
    discountCents: 0,
    fundedCents: 0,
    paidBackQuantity: 0,
    refundedQuantity: 0,
    returnedQuantity: 0,
    notSentQuantity: 0,
  },
  ...changes,
});

/** A paid order of two jugs with €5.50 of postage, begun by nobody yet. */
export const shownOrder = (changes: Partial<Order> = {}): Order => ({
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'confirmed', sellerId: 'rio', shopName: 'Rio Clay' },
  ...{ shopSlug: 'rio-clay', place: 'Porto', timeZone: 'UTC', email: 'bo@example.com', buyerName: 'Bo Ek' },
  address: { name: 'Bo Ek', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien', country: 'AT', phone: '' },
  ...{ billingAddress: null, note: '', lines: [shownLine()] },
  ...{ subtotalCents: 8400, discountCents: 0, promoCode: null, postageOffCents: 0, shippingCents: 550 },
  ...{ standardShippingCents: 550, taxCents: 0, totalCents: 8950, seller: null, tax: null, currency: 'EUR' },
  deliveryId: 'standard',
  ...{ deliveryName: 'Tracked', carrier: '', tracking: '', parcels: [], proofs: [], leavesBy: '2026-12-02' },
  ...{ arrivesFrom: '2026-12-05', arrivesTo: '2026-12-08', placedAt: '2026-12-01T10:05:00.000Z' },
  ...{
    cardBrand: 'visa',
    cardLast4: '4242',
    returnDays: 14,
    arrivalSaidAt: null,
    arrivalSaidBy: null,
    returnEndsAt: null,
    invoices: [],
    refundedCents: 0,
    keptLabelCents: 0,
    refunds: [],
  },
  ...{ disputes: [], timeline: [{ state: 'confirmed', at: '2026-12-01T10:05:00.000Z', by: 'buyer' }], withdrawals: [] },
  ...changes,
});
