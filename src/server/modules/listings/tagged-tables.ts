import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

const listings = { en: 'Listings of your shop', de: 'Angebote deines Ladens' };

/** [SUP-03] What a maker wrote of their pieces goes with them; that there were pieces, and how many were sold, stays with the orders. */
export const listingTables: TaggedTables = {
  categories: { columns: { plain: 'slug parent name name_de sentence sentence_de cover position goods is_paused' } },
  category_redirects: { columns: { plain: 'slug target' } },
  postage_rate_changes: {
    called: { en: 'Standard postage that you set', de: 'Übliche Versandkosten, die du gesetzt hast' },
    columns: {
      plain: 'version area way since kind currency first_cents more_cents first_day last_day reason set_at told_at',
      ids: 'set_by',
      personal: 'set_by_name',
    },
    sides: [
      {
        whose: byId('set_by'),
        notCopied: 'it is what the house set',
        onErasure: { blank: { set_by_name: `'Former member'` } },
      },
    ],
  },
  category_changes: {
    called: { en: 'Changes of categories that you planned', de: 'Änderungen von Kategorien, die du geplant hast' },
    columns: {
      plain: 'id slug kind change since state moved up_to problem reason set_at ended_at',
      ids: 'set_by',
      personal: 'set_by_name',
    },
    sides: [
      {
        whose: byId('set_by'),
        notCopied: 'it is what the house set',
        onErasure: { blank: { set_by_name: `'Former member'` } },
      },
    ],
  },
  back_in_stock_requests: {
    called: { en: 'Requests to hear of pieces', de: 'Bitten um Nachricht zu Stücken' },
    columns: { plain: 'variant_id at', ids: 'seller_id user_id' },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
  },
  listing_drafts: {
    called: listings,
    columns: { plain: 'id kept_at', ids: 'seller_id', personal: 'form' },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
  listing_imports: {
    called: listings,
    columns: { plain: 'started_at rows_read loaded refused finished_at', ids: 'seller_id', secret: 'file_hash' },
    sides: [{ whose: byId('seller_id'), notCopied: 'what was loaded stands in the listings', onErasure: 'delete' }],
  },
  shipping_profiles: {
    called: { en: 'Postage of your shop', de: 'Versand deines Ladens' },
    columns: {
      plain:
        'id extra_cents free_from_cents created_at zones rates except_countries packing_grams handling_days pickup',
      ids: 'seller_id',
      personal: 'name origin',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
  shop_sections: {
    called: listings,
    columns: { plain: 'id position created_at', ids: 'seller_id', personal: 'name' },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
  arranged_listings: { columns: { plain: 'listing_id position is_featured', ids: 'seller_id' } },
  listing_rows: {
    called: listings,
    columns: {
      plain: 'listing_id state is_low category price_cents highest_cents stock sold month_views changed_at section_id',
      ids: 'seller_id',
      personal: 'title_key words sku',
    },
    sides: [{ whose: byId('seller_id'), notCopied: 'what it says stands in the listings', onErasure: 'delete' }],
  },
  listing_row_counts: { columns: { plain: 'serial state listings low', ids: 'seller_id' } },
  rested_listings: { columns: { plain: 'listing_id state', ids: 'seller_id' } },
  sold_lately: { columns: { plain: 'listing_id', ids: 'seller_id' } },
  variants: {
    called: listings,
    columns: {
      plain:
        'listing_id id option_values position price_cents stock reserved sold received picture_id former_cents risen contents contents_unit sale_id regular_cents',
      ids: 'seller_id',
      personal: 'sku',
    },
    sides: [{ whose: byId('seller_id'), onErasure: { blank: { sku: `''` } } }],
  },
  former_variants: { columns: { plain: 'listing_id id option_values price_cents picture_id sold', ids: 'seller_id' } },
  variant_changes: {
    called: listings,
    columns: { plain: 'listing_id serial variant_id at of before after cause', ids: 'seller_id actor_id' },
    sides: [
      {
        whose: byId('actor_id'),
        notCopied: 'what it came to stands in the listings',
        onErasure: { blank: { actor_id: 'NULL' } },
      },
    ],
  },
  variant_prices: { columns: { plain: 'variant_id serial price_cents from_at', ids: 'seller_id' } },
  listings: {
    called: listings,
    columns: {
      plain:
        'id state category compare_at_cents currency options materials colours processing_days made_to_order weight_grams height_mm width_mm depth_mm rating_sum rating_count sold created_at updated_at submitted_at shipping_profile_id origin withdrawal_exception hidden_at making_minutes hs_code low_stock paused_until section_id',
      ids: 'seller_id',
      personal: 'title description personalisation tags pictures size_note care review_reason',
    },
    sides: [
      {
        whose: byId('seller_id'),
        onErasure: {
          blank: {
            title: `'Former listing'`,
            description: `''`,
            personalisation: 'NULL',
            tags: `'{}'`,
            pictures: `'[]'`,
            size_note: `''`,
            care: `''`,
            review_reason: `''`,
            shipping_profile_id: 'NULL',
          },
        },
      },
    ],
  },
};
