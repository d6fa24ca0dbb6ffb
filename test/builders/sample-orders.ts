import type { Language } from '#domain/core/languages/language.ts';
import type { Order } from '#domain/orders/model.ts';
import type { ConfirmedCheckout } from '#server/rooms/checkout/checkout-store.ts';

/** What people typed: it stands in a mail of every language as it is, and is never read as markup. */
export const typed = {
  shop: 'Rio <b>Clay</b>',
  piece: 'Mug "Dawn" & <i>Dusk</i>',
  choice: 'Blue & white',
  engraving: 'For Ida, <script>always</script>',
  reason: 'The kiln broke, <a href="https://evil.example">sorry</a>.',
  person: 'Ana <u>Rio</u>',
  message: 'Where is it?\n\nI wait, and <img src=x> wait.',
};

const seller = {
  sellsAs: 'registered' as const,
  legalName: 'Rio Clay Ltd',
  line1: 'Rua 1',
  postcode: '1000',
  city: 'Athina',
  country: 'GR',
  vatNumber: 'EL123',
  usesOss: false,
};
const tax = { basis: 'taxed' as const, country: 'GR', lines: [], postage: [], rates: [], taxCents: 123_456 };

export const line = (quantity: number) => ({
  id: 'line1',
  sellerId: 'user1',
  shopName: typed.shop,
  shopSlug: 'rio-clay',
  place: 'Athina',
  listingId: 'listing1',
  variantId: 'variant1',
  title: typed.piece,
  values: [typed.choice],
  personalisation: typed.engraving,
  picture: { id: 'picture1', alt: typed.piece, width: 800, height: 600, colour: '#aabbcc', focusX: 50, focusY: 50 },
  quantity,
  priceCents: 123_450,
  addedPriceCents: 123_450,
  stock: 3,
  available: true,
  processingDays: 3,
  madeToOrder: false,
});

export const order: Order = {
  orderId: 'order1',
  number: 'AM-2026-100001',
  state: 'shipped',
  sellerId: 'user1',
  shopName: typed.shop,
  shopSlug: 'rio-clay',
  place: '',
  email: 'bo@example.com',
  buyerName: 'Bo',
  address: { name: 'Bo', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien', country: 'AT', phone: '' },
  billingAddress: null,
  note: '',
  lines: [],
  subtotalCents: 123_450,
  discountCents: 0,
  promoCode: null,
  postageOffCents: 0,
  shippingCents: 0,
  standardShippingCents: 0,
  taxCents: 0,
  totalCents: 123_450,
  seller,
  tax,
  currency: 'EUR',
  deliveryName: 'Standard',
  ...{ carrier: '', tracking: '' },
  leavesBy: '2026-12-02',
  arrivesFrom: '2026-12-05',
  arrivesTo: '2026-12-08',
  placedAt: '2026-12-01T10:00:00.000Z',
  cardBrand: null,
  cardLast4: null,
  returnDays: 14,
  invoices: [],
  refundedCents: 0,
  refunds: [],
  disputes: [],
  withdrawals: [],
  timeline: [],
};

const parcel = (quantity: number): ConfirmedCheckout['parcels'][number] => ({
  sellerId: 'user1',
  shopName: typed.shop,
  shopSlug: 'rio-clay',
  place: 'Athina',
  lines: [line(quantity)],
  subtotalCents: quantity * 123_450,
  discountCents: 1000,
  postageOffCents: 0,
  options: [
    {
      id: 'standard',
      name: 'Standard',
      priceCents: 550,
      leavesBy: '2026-12-02',
      arrivesFrom: '2026-12-05',
      arrivesTo: '2026-12-08',
    },
  ],
  freeFromCents: null,
  chosen: 'standard',
  returnDays: 14,
  seller,
  tax,
});

export const checkout = (language: Language, quantity: number): ConfirmedCheckout => ({
  id: 'checkout1',
  email: 'bo@example.com',
  language,
  parcels: [parcel(quantity)],
  total_cents: quantity * 123_450 - 450,
  discount_cents: 1000,
  promo: null,
});
