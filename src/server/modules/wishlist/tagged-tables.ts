import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

const called = { en: 'Wishlist', de: 'Wunschliste' };

/** [SUP-03] A wishlist goes with its person; what a maker who is gone called a piece leaves the lists of others. */
export const wishlistTables: TaggedTables = {
  wishlist_items: {
    called,
    columns: {
      plain: 'listing_id added_at price_cents was_sold_out collection_id',
      ids: 'user_id seller_id',
      personal: 'title picture',
    },
    sides: [
      { whose: byId('user_id'), onErasure: 'delete' },
      {
        whose: byId('seller_id'),
        notCopied: 'they are the lists of others',
        onErasure: { blank: { title: `''`, picture: 'NULL' } },
      },
    ],
  },
  wishlist_collections: {
    called,
    columns: { plain: 'id created_at', ids: 'user_id', personal: 'name' },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
  },
  wishlists: {
    called,
    columns: { plain: 'created_at updated_at', ids: 'user_id', secret: 'share_hash share_token' },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
  },
};
