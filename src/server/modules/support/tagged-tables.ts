import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, byProven } from '../../platform/personal-data/ownership-store.ts';

/** [SUP-03] Votes still count, nobody can tell whose they were; letters go, and three years after they were answered in any case. */
export const supportTables: TaggedTables = {
  article_votes: {
    called: { en: 'Articles that you found helpful', de: 'Artikel, die du hilfreich fandst' },
    columns: { plain: 'article helpful voted_at', ids: 'voter' },
    sides: [
      {
        whose: byId('voter'),
        notCopied: 'they are counted',
        onErasure: { blank: { voter: `'gone:' || gen_random_uuid()` } },
      },
    ],
  },
  support_tickets: {
    called: { en: 'Letters to support', de: 'Briefe an die Hilfe' },
    columns: { plain: 'number at article order_number closed_at', ids: 'user_id', personal: 'email message' },
    sides: [{ whose: `(${byId('user_id')} OR (user_id IS NULL AND ${byProven('email')}))`, onErasure: 'delete' }],
    retention: [{ from: 'closed_at', years: 3 }],
  },
};
