import { BOOKS_YEARS, books, type TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import {
  byId,
  byProven,
  ofShopWithin,
  withoutPersonalisation,
  withoutShop,
} from '../../platform/personal-data/ownership-store.ts';

/** The country stays, as taxes depend on it. */
const withoutBuyer = {
  email: `''`,
  note: `''`,
  notes: `'{}'`,
  billing_address: 'NULL',
  address: `jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '', 'postcode', '-', 'city', 'Removed',
            'country', address->>'country', 'phone', '')`,
  parcels: withoutPersonalisation('parcels'),
  payment_method_id: 'NULL',
};

/** [SUP-03] What was typed into the checkout goes with the person, or soon where nothing was paid; what was paid stays. */
export const checkoutTables: TaggedTables = {
  checkouts: {
    called: { en: 'Checkouts', de: 'Bestellvorgänge' },
    columns: {
      plain:
        'id cart_id language status total_cents currency discount_cents decline_code created_at expires_at paid_at promo is_asking is_queued terms_version',
      ids: 'buyer_id',
      personal: 'email parcels address billing_address note notes',
      secret: 'access_key_hash request_hash payment_method_id',
    },
    sides: [
      {
        whose: `(${byId('buyer_id')} OR (buyer_id IS NULL AND ${byProven('email')}))`,
        onErasure: { blank: withoutBuyer },
        law: books('created_at'),
      },
      {
        whose: ofShopWithin('parcels'),
        notCopied: 'they tell of who bought',
        onErasure: { blank: { parcels: withoutShop('parcels') } },
      },
    ],
    retention: [
      { from: 'created_at', days: 30, only: `status IN ('failed', 'expired')`, blank: withoutBuyer },
      { from: 'created_at', years: BOOKS_YEARS, blank: { ...withoutBuyer, parcels: `'[]'` } },
    ],
  },
  stock_reservations: {
    columns: { plain: 'checkout_id variant_id listing_id quantity status expires_at', ids: 'seller_id' },
  },
};
