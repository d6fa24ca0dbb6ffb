import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, through } from '../../platform/personal-data/ownership-store.ts';

const called = { en: 'Cart', de: 'Warenkorb' };

/** [SUP-03] What lies in a cart goes with its person. */
export const cartTables: TaggedTables = {
  cart_lines: {
    called,
    columns: {
      plain: 'cart_id id listing_id variant_id quantity added_price_cents added_at',
      ids: 'seller_id',
      personal: 'personalisation',
    },
    sides: [{ whose: through('carts', { cart_id: 'id' }, byId('user_id')), onErasure: 'delete' }],
  },
  carts: {
    called,
    columns: {
      plain: 'id currency recovered created_at last_activity_at merged_into',
      ids: 'user_id',
      personal: 'applied_promo notes',
      secret: 'token_hash',
    },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
  },
};
