import { BOOKS_YEARS, books, type TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import {
  byId,
  byProven,
  closedAddress,
  ofSomebodyGone,
  through,
} from '../../platform/personal-data/ownership-store.ts';

const orders = { en: 'Orders', de: 'Bestellungen' };
const parcels = { en: 'Parcels', de: 'Pakete' };
const ofBuyer = `(${byId('buyer_id')} OR (buyer_id IS NULL AND ${byProven('email')}))`;
const ofOwnOrders = through('orders', { seller_id: 'seller_id', order_id: 'id' }, ofBuyer);

/** The country stays, as taxes depend on it. */
const withoutBuyer = {
  email: `''`,
  buyer_name: `'Former member'`,
  note: `''`,
  billing_address: 'NULL',
  card_last4: 'NULL',
  address: `jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '', 'postcode', '-',
    'city', 'Removed', 'country', address->>'country', 'phone', '')`,
};
// A proof shows something, and a request says what to change.
const withoutProof = {
  text: `'Removed'`,
  picture_ids: `'{}'`,
  answer: `CASE answer WHEN '' THEN '' ELSE 'Removed' END`,
};
const withoutDeclarer = { name: `'Former member'`, email: `''`, said: `''`, tracking: `''` };

/** [SUP-03] Orders and their sums stay; who bought them, and where it went, does not, but on the invoices that the law wants as they are. */
export const orderTables: TaggedTables = {
  withdrawals: {
    called: { en: 'Withdrawals', de: 'Widerrufe' },
    columns: {
      plain:
        'id order_id state refusal order_number lines is_before_leaving declared_at sent_at received_at refunded_at refund_cents label_cents',
      ids: 'seller_id',
      personal: 'name said email tracking',
    },
    sides: [
      {
        whose: `(${ofOwnOrders} OR (order_id = '' AND ${byProven('email')}))`,
        onErasure: { blank: withoutDeclarer },
        law: books('declared_at'),
      },
    ],
    retention: [{ from: 'declared_at', years: BOOKS_YEARS, blank: withoutDeclarer }],
  },
  shop_buyers: {
    called: { en: 'Buyers of your shop', de: 'Käuferinnen und Käufer deines Ladens' },
    columns: {
      plain: 'orders spent_cents first_at last_at last_order_id',
      ids: 'seller_id buyer_key buyer_id',
      personal: 'name words note',
    },
    sides: [
      // The rows of guests go as their orders lose the address.
      {
        whose: byId('buyer_id'),
        notCopied: 'their orders are copied; the note is the maker’s own',
        onErasure: { blank: { name: `'Former member'`, words: `'former member'`, note: `''` } },
      },
      { whose: byId('seller_id'), onErasure: { blank: { note: `''` } } },
    ],
  },
  order_rows: {
    called: orders,
    columns: {
      plain: 'order_id state sold_hour sold_cents sold_by_listing due_on',
      ids: 'seller_id',
      personal: 'words',
    },
    sides: [
      // The name leaves the words as it leaves the order.
      { whose: ofOwnOrders, notCopied: 'their orders are copied', onErasure: { blank: { words: `''` } } },
    ],
  },
  order_row_counts: { columns: { plain: 'serial state due_on orders', ids: 'seller_id' } },
  order_hours: { columns: { plain: 'serial hour orders cents is_change', ids: 'seller_id' } },
  listing_hours: { columns: { plain: 'serial listing_id hour sold cents is_change', ids: 'seller_id' } },
  listing_sales: { columns: { plain: 'listing_id sold cents', ids: 'seller_id' } },
  order_lines: {
    called: orders,
    columns: {
      plain:
        'order_id id listing_id variant_id title option_values withdrawal_exception picture unit_price_cents quantity discount_cents funded_cents restocked withdrawn refunded returned paid_back in_parcels not_sent',
      ids: 'seller_id',
      personal: 'personalisation',
    },
    sides: [
      {
        whose: ofOwnOrders,
        // That there were words of the buyer's stays: such a piece is not taken back.
        onErasure: { blank: { personalisation: `CASE personalisation WHEN '' THEN '' ELSE 'Removed' END` } },
      },
    ],
  },
  proofs: {
    called: { en: 'Proofs', de: 'Entwürfe' },
    columns: {
      plain: 'order_id line_id version state sent_at due_at answered_at answered_by next_at',
      ids: 'seller_id',
      personal: 'text picture_ids answer',
    },
    sides: [
      { whose: ofOwnOrders, onErasure: { blank: withoutProof } },
      { whose: byId('seller_id'), notCopied: 'they tell of who bought', onErasure: { blank: withoutProof } },
    ],
    retention: [{ from: 'sent_at', years: BOOKS_YEARS, blank: withoutProof }],
  },
  parcels: {
    called: parcels,
    columns: {
      plain: 'order_id id state carrier packed_at sent_at delivered_at expected_on',
      ids: 'seller_id',
      personal: 'tracking',
    },
    sides: [{ whose: ofOwnOrders, onErasure: { blank: { tracking: `''` } } }],
  },
  parcel_lines: {
    called: parcels,
    columns: { plain: 'order_id parcel_id line_id quantity', ids: 'seller_id' },
    sides: [{ whose: ofOwnOrders, onErasure: 'nothing' }],
  },
  labels: {
    called: parcels,
    columns: {
      plain: 'order_id parcel_id state request locked_until carrier service cost_cents bought_at provider_id',
      ids: 'seller_id',
      personal: 'tracking',
      secret: 'document',
    },
    sides: [{ whose: ofOwnOrders, onErasure: { blank: { tracking: `''`, document: 'NULL' } } }],
  },
  parcel_events: {
    called: parcels,
    columns: { plain: 'order_id parcel_id id kind at', ids: 'seller_id', personal: 'location' },
    sides: [{ whose: ofOwnOrders, onErasure: 'delete' }],
  },
  order_transitions: {
    called: orders,
    columns: { plain: 'order_id state at by', ids: 'seller_id' },
    sides: [{ whose: ofOwnOrders, onErasure: 'nothing' }],
  },
  invoices: {
    called: { en: 'Invoices', de: 'Rechnungen' },
    columns: {
      plain: 'id kind year serial number order_id refund_id issued_at follows',
      ids: 'seller_id',
      personal: 'content',
    },
    sides: [
      { whose: ofOwnOrders, onErasure: 'keep', law: books('issued_at') },
      {
        whose: byId('seller_id'),
        notCopied: 'they name who bought; what was earned stands in the ledger',
        onErasure: 'keep',
        law: books('issued_at'),
      },
    ],
    retention: [
      {
        from: 'issued_at',
        years: BOOKS_YEARS,
        blank: {
          content: `content
            || jsonb_build_object('buyer', jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '',
              'postcode', '-', 'city', 'Removed', 'country', content->'buyer'->>'country', 'phone', ''))`,
        },
      },
      {
        from: 'issued_at',
        years: BOOKS_YEARS,
        only: ofSomebodyGone('seller_id'),
        blank: {
          content: `content || jsonb_build_object('shopName', 'Closed shop', 'seller', content->'seller'
            || '{"legalName": "Removed", "line1": "Removed", "postcode": "-", "city": "Removed", "vatNumber": ""}')`,
        },
      },
    ],
  },
  invoice_series: { columns: { plain: 'kind year last', ids: 'seller_id' } },
  order_numbers: { columns: { plain: 'number order_id', ids: 'seller_id' } },
  orders: {
    called: orders,
    columns: {
      plain:
        'id number checkout_id state language contained_tax subtotal_cents discount_cents funded_cents postage_off_cents shipping_cents standard_shipping_cents tax_cents total_cents currency delivery_id delivery_name leaves_by arrives_from arrives_to card_brand placed_at updated_at promo_code return_days return_ends_at refunded_cents kept_label_cents late_mailed_at awaits_buyer arrival_said_at arrival_said_by',
      ids: 'seller_id buyer_id buyer_key',
      personal: 'email buyer_name address billing_address note card_last4 seller_facts shop_name shop_slug place',
    },
    sides: [
      { whose: ofBuyer, onErasure: { blank: withoutBuyer }, law: books('placed_at') },
      {
        whose: byId('seller_id'),
        notCopied: 'they name who bought; what was earned stands in the ledger',
        onErasure: { blank: { shop_slug: closedAddress('shop_slug') } },
        law: books('placed_at'),
      },
    ],
    retention: [
      { from: 'placed_at', years: BOOKS_YEARS, blank: withoutBuyer },
      {
        from: 'placed_at',
        years: BOOKS_YEARS,
        only: ofSomebodyGone('seller_id'),
        blank: { seller_facts: 'NULL', shop_name: `'Closed shop'`, place: `''` },
      },
    ],
  },
};
