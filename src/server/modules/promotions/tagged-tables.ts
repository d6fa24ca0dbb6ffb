import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, through, usedBy, usesOfSame } from '../../platform/personal-data/ownership-store.ts';

const codes = { en: 'Use of codes', de: 'Eingelöste Codes' };
const ofOwnCheckouts = through('checkouts', { checkout_id: 'id' }, byId('buyer_id'));

/** [SUP-03] Codes and how often they were used stay; by whom does not. */
export const promotionTables: TaggedTables = {
  promo_buyers: {
    called: codes,
    columns: { plain: 'code uses max_uses', ids: 'seller_id buyer' },
    sides: [{ whose: usedBy(ofOwnCheckouts), notCopied: 'it is a count', onErasure: 'delete' }],
  },
  promo_uses: {
    called: codes,
    columns: {
      plain: 'code checkout_id cart_id discount_cents status created_at offer_cart_id',
      ids: 'seller_id buyers',
    },
    sides: [
      { whose: usesOfSame(ofOwnCheckouts), notCopied: 'it is a count', onErasure: { blank: { buyers: `'{}'` } } },
    ],
  },
  offer_carts: { columns: { plain: 'code cart_id way given_at', ids: 'seller_id' } },
  promo_codes: {
    columns: {
      plain:
        'code kind percent amount_cents minimum_cents starts_at ends_at stopped_at max_uses uses created_at at_most_cents items listing_id max_uses_per_buyer next_stage next_stage_at',
      ids: 'seller_id',
    },
  },
  subsidy_budgets: { columns: { plain: 'day limit_cents used_cents', ids: 'seller_id' } },
  subsidies: { columns: { plain: 'cause_id day cents order_id released_at', ids: 'seller_id' } },
  sales: {
    columns: {
      plain:
        'id percent amount_cents listing_id starts_at ends_at stopped_at created_at due_at next_stage next_stage_at',
      ids: 'seller_id',
    },
  },
};
