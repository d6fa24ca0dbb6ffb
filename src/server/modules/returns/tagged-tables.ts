import { BOOKS_YEARS, books, type TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, byProven, through } from '../../platform/personal-data/ownership-store.ts';

const ofOwnOrders = through(
  'orders',
  { seller_id: 'seller_id', order_id: 'id' },
  `(${byId('buyer_id')} OR (buyer_id IS NULL AND ${byProven('email')}))`,
);
const withoutText = { words: `''`, picture_ids: `'{}'`, carrier: `''`, tracking: `''`, swap_parcel: `''` };
// A rejection without a reason is none.
const withoutReason = `CASE rejection WHEN '' THEN '' ELSE 'Removed' END`;

/** [SUP-03] Returns stay with their orders; what their buyer and their maker wrote does not. */
export const returnTables: TaggedTables = {
  returns: {
    called: { en: 'Returns', de: 'Rücksendungen' },
    columns: {
      plain:
        'id order_id state is_open lines reason refusal refund_id refund_cents is_restocked remedy requested_at updated_at disputed_at',
      ids: 'seller_id',
      personal: 'words picture_ids carrier tracking swap_parcel rejection',
    },
    sides: [
      { whose: ofOwnOrders, onErasure: { blank: withoutText }, law: books('requested_at') },
      {
        whose: byId('seller_id'),
        notCopied: 'they tell of who bought',
        onErasure: { blank: { rejection: withoutReason } },
      },
    ],
    retention: [{ from: 'requested_at', years: BOOKS_YEARS, blank: { ...withoutText, rejection: withoutReason } }],
  },
  return_labels: {
    called: { en: 'Returns', de: 'Rücksendungen' },
    columns: {
      plain: 'order_id return_id state payer request locked_until carrier service cost_cents bought_at provider_id',
      ids: 'seller_id',
      personal: 'tracking',
      secret: 'document counter_code',
    },
    sides: [{ whose: ofOwnOrders, onErasure: { blank: { tracking: `''`, document: 'NULL', counter_code: 'NULL' } } }],
  },
  return_transitions: { columns: { plain: 'return_id state at by', ids: 'seller_id' } },
};
