import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

/** [SUP-03] Stars and votes still count; words, pictures and names of whoever gave them do not stay. A question without its words is shown no more. */
export const reviewTables: TaggedTables = {
  review_votes: {
    called: { en: 'Reviews that you found helpful', de: 'Bewertungen, die du hilfreich fandst' },
    columns: { plain: 'review_id at', ids: 'seller_id user_id' },
    sides: [{ whose: byId('user_id'), onErasure: 'nothing' }],
  },
  review_reports: {
    called: { en: 'Reports of reviews', de: 'Meldungen von Bewertungen' },
    columns: { plain: 'review_id reason at', ids: 'seller_id user_id', personal: 'note' },
    sides: [{ whose: byId('user_id'), onErasure: { blank: { note: `''` } } }],
  },
  reviews: {
    called: { en: 'Reviews', de: 'Bewertungen' },
    columns: {
      plain:
        'id order_id line_id listing_id stars option_values state answered_at helpful reports created_at published_at',
      ids: 'seller_id buyer_id',
      personal: 'buyer_name body pictures answer',
    },
    sides: [
      {
        whose: byId('buyer_id'),
        onErasure: { blank: { buyer_name: `'Former member'`, body: `''`, pictures: `'[]'` } },
      },
      {
        whose: byId('seller_id'),
        notCopied: 'everybody could read them, and they are their buyers’',
        onErasure: { blank: { answer: 'NULL', answered_at: 'NULL' } },
      },
    ],
  },
  questions: {
    called: { en: 'Questions', de: 'Fragen' },
    columns: {
      plain: 'id listing_id state answered_at created_at published_at',
      ids: 'seller_id asker_id',
      personal: 'asker_name body answer',
    },
    sides: [
      {
        whose: byId('asker_id'),
        onErasure: { blank: { asker_name: `'Former member'`, body: `'-'`, state: `'hidden'` } },
      },
      {
        whose: byId('seller_id'),
        notCopied: 'everybody could read them, and they are their buyers’',
        onErasure: { blank: { answer: 'NULL', answered_at: 'NULL' } },
      },
    ],
  },
};
