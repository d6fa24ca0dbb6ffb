import { BOOKS_YEARS, type TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, byProven, through } from '../../platform/personal-data/ownership-store.ts';

const ownTickets = `(${byId('user_id')} OR (user_id IS NULL AND ${byProven('email')}))`;
const ofOwnOrders = through(
  'orders',
  { seller_id: 'seller_id', order_id: 'id' },
  `(${byId('buyer_id')} OR (buyer_id IS NULL AND ${byProven('email')}))`,
);
const ofOwnCases = through('cases', { seller_id: 'seller_id', number: 'number' }, ofOwnOrders);
const withoutText = { author_name: `'Former member'`, body: `''`, picture_ids: `'{}'` };
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
  support_attachments: {
    called: { en: 'Files of your requests', de: 'Dateien deiner Anfragen' },
    columns: { plain: 'number id entry_id type size', personal: 'name', secret: 'content' },
    sides: [{ whose: ofOwnTickets, onErasure: 'delete' }],
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
  case_entries: {
    called: { en: 'Words in cases', de: 'Worte in Fällen' },
    columns: { plain: 'number id at kind', ids: 'seller_id author_id', personal: 'author_name body picture_ids' },
    sides: [
      { whose: `kind IN ('buyer', 'opened') AND ${ofOwnCases}`, onErasure: { blank: withoutText } },
      { whose: `kind = 'maker' AND ${byId('seller_id')}`, onErasure: { blank: withoutText } },
      {
        whose: `kind NOT IN ('buyer', 'maker') AND ${byId('author_id')}`,
        notCopied: 'it is what the house wrote',
        onErasure: { blank: { author_name: `'Former member'` } },
      },
    ],
    retention: [{ from: 'at', years: BOOKS_YEARS, blank: withoutText }],
  },
  cases: {
    called: { en: 'Cases about your orders', de: 'Fälle zu deinen Bestellungen' },
    sides: [{ whose: ofOwnOrders, onErasure: 'nothing' }],
    columns: {
      plain: 'number source source_id order_id state at since due_at escalation_id decision decided_at refund_cents',
      ids: 'seller_id owner_id escalated_by decided_by',
    },
  },
  support_macros: { columns: { plain: 'id name body' } },
};
