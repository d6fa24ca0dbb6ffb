import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, byProven, through } from '../../platform/personal-data/ownership-store.ts';

const ownTickets = `(${byId('user_id')} OR (user_id IS NULL AND ${byProven('email')}))`;
const ofOwnTickets = through('support_tickets', { number: 'number' }, ownTickets);

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
  support_ticket_entries: {
    called: { en: 'Answers to your requests', de: 'Antworten auf deine Anfragen' },
    columns: { plain: 'number id at kind', ids: 'author_id', personal: 'author_name body' },
    sides: [
      { whose: `kind <> 'note' AND ${ofOwnTickets}`, onErasure: 'delete' },
      { whose: `kind = 'note' AND ${ofOwnTickets}`, notCopied: 'it is a note of the house', onErasure: 'delete' },
      {
        whose: `kind <> 'reply' AND ${byId('author_id')}`,
        notCopied: 'it is what the house wrote',
        onErasure: { blank: { author_name: `'Former member'` } },
      },
    ],
  },
  support_tickets: {
    called: { en: 'Letters to support', de: 'Briefe an die Hilfe' },
    columns: {
      plain: 'number at language article order_number priority state since first_answered_at closed_at merged_into',
      ids: 'user_id owner_id',
      personal: 'email message',
      secret: 'words',
    },
    sides: [
      { whose: ownTickets, onErasure: 'delete' },
      {
        whose: byId('owner_id'),
        notCopied: 'it is what somebody else wrote',
        onErasure: { blank: { owner_id: 'NULL' } },
      },
    ],
    retention: [{ from: 'closed_at', years: 3 }],
  },
  support_macros: { columns: { plain: 'id name body' } },
};
