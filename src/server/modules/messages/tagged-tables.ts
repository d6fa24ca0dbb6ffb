import type { TaggedTables, Side } from '../../platform/personal-data/tagged-table.ts';
import { byId, through } from '../../platform/personal-data/ownership-store.ts';

const called = { en: 'Messages', de: 'Nachrichten' };
const inbox = {
  en: 'Labels, templates and settings of your inbox',
  de: 'Etiketten, Vorlagen und Einstellungen deines Postfachs',
};
const gone: Side = { whose: byId('user_id'), onErasure: 'delete' };
const ofOwnSides = (column: string): string =>
  through('conversation_sides', { [column]: 'conversation_id', seller_id: 'seller_id' }, byId('user_id'));

/**
 * [MSG-18, SUP-03] What somebody wrote is taken out of their conversations, and these are closed; whoever they wrote with keeps their own
 * words and the place of the others.
 */
export const messageTables: TaggedTables = {
  conversation_labels: {
    called: inbox,
    columns: { plain: 'label_id conversation_id', ids: 'user_id' },
    sides: [gone],
  },
  message_labels: {
    called: inbox,
    columns: { plain: 'id message_count created_at updated_at', ids: 'user_id', personal: 'name color' },
    sides: [gone],
  },
  message_templates: {
    called: inbox,
    columns: { plain: 'id kind created_at updated_at', ids: 'user_id', personal: 'name body' },
    sides: [gone],
  },
  message_blocks: {
    called: inbox,
    columns: { plain: 'at', ids: 'user_id blocked_id' },
    sides: [gone, { whose: byId('blocked_id'), notCopied: 'it is the choice of somebody else', onErasure: 'delete' }],
  },
  message_writers: {
    called: inbox,
    columns: { plain: 'acted_at', ids: 'user_id' },
    sides: [{ ...gone, notCopied: 'it lets one writer act at a time' }],
  },
  message_acts: {
    called: inbox,
    columns: { plain: 'kind at id conversation_id', ids: 'user_id' },
    sides: [{ ...gone, notCopied: 'it counts for a day what stands in the copy' }],
    retention: [{ from: 'at', days: 1 }],
  },
  spam_reports: {
    called: { en: 'Reports of messages', de: 'Meldungen von Nachrichten' },
    columns: { plain: 'conversation_id message_id id status at', ids: 'seller_id reporter_id', personal: 'reason' },
    sides: [{ whose: byId('reporter_id'), onErasure: { blank: { reason: `'-'` } } }],
  },
  broadcasts: {
    called: { en: 'Messages of the house that you wrote', de: 'Nachrichten des Hauses, die du geschrieben hast' },
    columns: {
      plain: 'id texts audience created_at not_before banner_until about announces state cursor sent total finished_at',
      ids: 'created_by',
      personal: 'created_by_name',
    },
    sides: [
      {
        whose: byId('created_by'),
        notCopied: 'it is what the house wrote',
        onErasure: { blank: { created_by_name: `'Former member'` } },
      },
    ],
  },
  messages: {
    called,
    columns: {
      plain:
        'conversation_id number id type is_read read_at is_spam spam_score rank_score spam_signs settled_by settled_at open_reports client_id at erased_at',
      ids: 'seller_id sender_id receiver_id',
      personal: 'body metadata',
      // What search compares: the words stand in the body.
      secret: 'words',
    },
    sides: [
      {
        whose: byId('sender_id'),
        onErasure: {
          blank: {
            body: `''`,
            metadata: `metadata - 'attachments'`,
            erased_at: 'coalesce(erased_at, :now)',
            is_spam: 'false',
            spam_signs: `'{}'`,
            open_reports: '0',
          },
        },
      },
      // What was written to the person stands in their copy, and stays its writer's.
      { whose: ofOwnSides('conversation_id'), onErasure: 'nothing' },
    ],
  },
  conversations: {
    called: { en: 'Conversations', de: 'Gespräche' },
    columns: {
      plain:
        'id message_type product_id order_id order_number closed_at last_message_at last_is_spam message_count created_at updated_at',
      ids: 'seller_id buyer_id last_sender_id',
      personal: 'product_title product_image last_message',
      secret: 'words',
    },
    sides: [
      {
        whose: ofOwnSides('id'),
        onErasure: {
          blank: {
            closed_at: 'coalesce(closed_at, :now)',
            last_message: `CASE last_sender_id WHEN :id THEN '' ELSE last_message END`,
            last_is_spam: 'last_is_spam AND last_sender_id IS DISTINCT FROM :id',
            product_title: `CASE seller_id WHEN :id THEN '' ELSE product_title END`,
            product_image: `CASE seller_id WHEN :id THEN NULL ELSE product_image END`,
            words: `to_tsvector('simple', search_text(concat_ws(' ', CASE seller_id WHEN :id THEN '' ELSE product_title END, order_number))) || array_to_tsvector(ARRAY['u:' || seller_id, 'u:' || buyer_id])`,
          },
        },
      },
    ],
  },
  conversation_sides: {
    called: inbox,
    columns: {
      plain:
        'conversation_id role folder is_archived place unread_count has_sent trashed_at notice_at notice_since updated_at',
      ids: 'seller_id user_id',
      personal: 'is_starred priority',
    },
    sides: [{ whose: byId('user_id'), onErasure: { blank: { is_starred: 'false', priority: `'normal'` } } }],
  },
  inbox_counts: {
    columns: { plain: 'place count unread sent sent_unread unread_messages', ids: 'user_id' },
  },
};
