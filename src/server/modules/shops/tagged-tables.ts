import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, closedAddress } from '../../platform/personal-data/ownership-store.ts';

const shop = { en: 'Shop', de: 'Laden' };

/** [SUP-03] The shop closes with its person; its address leads nowhere, and is not given to anybody else. */
export const shopTables: TaggedTables = {
  follows: {
    called: { en: 'Shops that you followed', de: 'Läden, denen du folgtest' },
    columns: { plain: 'at', ids: 'user_id seller_id' },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
  },
  vat_rate_changes: {
    called: { en: 'VAT rates that you set', de: 'Mehrwertsteuersätze, die du gesetzt hast' },
    columns: { plain: 'version code goods since percent reason set_at', ids: 'set_by', personal: 'set_by_name' },
    sides: [
      {
        whose: byId('set_by'),
        notCopied: 'it is what the house set',
        onErasure: { blank: { set_by_name: `'Former member'` } },
      },
    ],
  },
  country_changes: {
    called: { en: 'Countries that you closed or opened', de: 'Länder, die du geschlossen oder geöffnet hast' },
    columns: { plain: 'version code since is_served reason set_at told_at', ids: 'set_by', personal: 'set_by_name' },
    sides: [
      {
        whose: byId('set_by'),
        notCopied: 'it is what the house set',
        onErasure: { blank: { set_by_name: `'Former member'` } },
      },
    ],
  },
  shop_calendars: {
    called: shop,
    columns: {
      plain: 'working_days last_hour keeps_holidays days_off minutes_per_day max_queue_days queue_minutes updated_at',
      ids: 'seller_id',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
  shop_notices: {
    called: shop,
    columns: {
      plain: 'id selling first_day last_day created_at began_at',
      ids: 'seller_id',
      personal: 'notice autoreply',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
  seller_applications: {
    called: { en: 'Your applications to open a shop', de: 'Deine Bewerbungen um einen Shop' },
    columns: {
      plain: 'number state country sells_as payout_country applied_at decided_at',
      ids: 'seller_id decided_by',
      personal: 'story specialty payout_holder pictures reason decided_by_name',
    },
    sides: [
      { whose: byId('seller_id'), onErasure: 'delete' },
      {
        whose: byId('decided_by'),
        notCopied: 'it is what somebody else wrote',
        onErasure: { blank: { decided_by: 'NULL', decided_by_name: `'Former member'` } },
      },
    ],
  },
  shop_invoice_facts: {
    called: { en: 'Who sells, for invoices', de: 'Wer verkauft, für Rechnungen' },
    columns: {
      plain: 'sells_as uses_oss updated_at',
      ids: 'seller_id',
      personal: 'legal_name line1 postcode city country vat_number',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
  shop_slugs: {
    called: shop,
    columns: { ids: 'seller_id', personal: 'slug' },
    sides: [
      {
        whose: byId('seller_id'),
        notCopied: 'the address stands in the shop',
        onErasure: { blank: { slug: closedAddress('slug') } },
      },
    ],
  },
  shops: {
    called: shop,
    columns: {
      plain:
        'country time_zone since returns_days reply_hours sold rating_sum rating_count created_at updated_at followers',
      ids: 'seller_id',
      personal: 'slug name owner place tagline story announcement packing thanks portrait banner notice',
    },
    sides: [
      {
        whose: byId('seller_id'),
        onErasure: {
          blank: {
            slug: closedAddress('slug'),
            name: `'Closed shop'`,
            owner: `'Former member'`,
            place: `''`,
            tagline: `''`,
            story: `''`,
            announcement: `''`,
            packing: `''`,
            thanks: `''`,
            portrait: 'NULL',
            banner: 'NULL',
            notice: 'NULL',
          },
        },
      },
    ],
  },
};
