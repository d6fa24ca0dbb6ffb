import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

/** [SUP-03] What can be bought, as words: made anew from listings, and gone with them. */
export const searchTables: TaggedTables = {
  search_documents: {
    called: { en: 'Listings of your shop', de: 'Angebote deines Ladens' },
    columns: {
      plain:
        'listing_id category top_category price_cents quality rating tier created_at field_weights title_weight marks',
      ids: 'seller_id',
      personal: 'words card',
    },
    // They go with their listings, and are counted along.
    sides: [{ whose: byId('seller_id'), notCopied: 'it is an index of the listings', onErasure: 'delete soon' }],
  },
  search_tiers: { columns: { plain: 'from_quality' } },
  category_counts: { columns: { plain: 'category listings' } },
  shop_counts: { columns: { plain: 'listings', ids: 'seller_id' } },
  search_changed: { columns: { plain: 'id listing_id', ids: 'seller_id' } },
  search_counted_words: {
    called: { en: 'Words of your listings', de: 'Wörter deiner Angebote' },
    columns: { plain: 'listing_id', ids: 'seller_id', personal: 'stems spelled' },
    sides: [{ whose: byId('seller_id'), notCopied: 'it is an index of the listings', onErasure: 'delete soon' }],
  },
  search_lexemes: { columns: { plain: 'lexeme documents' } },
  search_spellings: { columns: { plain: 'word stems written plural titled documents' } },
  search_deletions: { columns: { plain: 'part word' } },
  search_counted: { columns: { plain: 'single documents changes' } },
};
