import type { Conversation, Folder, FolderCount } from '#domain/messages/model.ts';
import { folders } from '#domain/messages/limits.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { conversationJson, sidesFrom } from './conversation-json-store.ts';

interface CountRow {
  place: string;
  count: number;
  unread: number;
  sent: number;
  sent_unread: number;
  unread_messages: number;
}

/** [MSG-12] Every folder with its counts, read from what is written along. */
export async function countFolders(db: Queryable, userId: string): Promise<{ folders: FolderCount[]; unread: number }> {
  const { rows } = await db.query<CountRow>({
    name: 'messages-counts',
    text: 'SELECT place, count, unread, sent, sent_unread, unread_messages FROM inbox_counts WHERE user_id = $1',
    values: [userId],
  });
  const of = (...places: string[]): CountRow[] => rows.filter(({ place }) => places.includes(place));
  const sum = (list: readonly CountRow[], key: Exclude<keyof CountRow, 'place'>): number =>
    list.reduce((all, row) => all + row[key], 0);
  const open = of('inbox', 'archived');
  const counted: Record<Folder, { count: number; unread: number }> = {
    inbox: { count: sum(of('inbox'), 'count'), unread: sum(of('inbox'), 'unread') },
    unread: { count: sum(open, 'unread'), unread: sum(open, 'unread') },
    sent: { count: sum(open, 'sent'), unread: sum(open, 'sent_unread') },
    spam: { count: sum(of('spam'), 'count'), unread: sum(of('spam'), 'unread') },
    trash: { count: sum(of('trash'), 'count'), unread: sum(of('trash'), 'unread') },
    archived: { count: sum(of('archived'), 'count'), unread: sum(of('archived'), 'unread') },
    all: { count: sum(open, 'count'), unread: sum(open, 'unread') },
  };
  return {
    folders: folders.map((folder) => ({ folder, ...counted[folder] })),
    unread: sum(open, 'unread_messages'),
  };
}

/** Conversations that are looked at one by one before a search reads its index. */
const LOOKED_AT = 300;

export interface InboxPage {
  userId: string;
  folder: Folder;
  labelId: string | null;
  isStarred: boolean;
  /** Words to look for; null lists all. */
  q: string | null;
  from: { at: string; id: string } | null;
  direction: 'older' | 'newer';
  limit: number;
}

const inFolder: Record<Folder, string> = {
  inbox: `s.place = 'inbox'`,
  spam: `s.place = 'spam'`,
  trash: `s.place = 'trash'`,
  archived: `s.place = 'archived'`,
  all: `s.folder = 'inbox'`,
  unread: `s.folder = 'inbox' AND s.unread_count > 0`,
  sent: `s.folder = 'inbox' AND s.has_sent`,
};

/** Stems of either language for messages, plain words for titles and names, and the mark of whose they are. */
const wanted = (user: string, q: string): string => `wanted AS MATERIALIZED (
    SELECT (plainto_tsquery('artisan', search_text(${q})) || plainto_tsquery('german', search_text(${q}))) AS stems,
      plainto_tsquery('simple', search_text(${q})) AS names,
      array_to_tsvector(ARRAY['u:' || ${user}])::text::tsquery AS mark
  )`;
/** Every conversation in which something fits, by the index of words, with the newest message that does. */
const lookup = (user: string, q: string): string => `WITH ${wanted(user, q)}, hits AS MATERIALIZED (
    SELECT m.conversation_id, max(m.number) AS number FROM wanted, messages m
    WHERE m.words @@ (wanted.stems && wanted.mark) AND numnode(wanted.stems) > 0 GROUP BY m.conversation_id
    UNION ALL SELECT c.id, NULL FROM wanted, conversations c WHERE c.words @@ (wanted.names && wanted.mark)
      AND numnode(wanted.names) > 0
  ), each_once AS (SELECT conversation_id, max(number) AS number FROM hits GROUP BY conversation_id)`;
/**
 * The same among the next conversations of a page alone, which are looked at one by one: a word that stands in most of a million messages
 * fills a page from them, and its index need not be read.
 */
const lookupAmong = (
  recent: string,
  user: string,
  q: string,
): string => `WITH ${wanted(user, q)}, recent AS MATERIALIZED (
    ${recent} LIMIT ${LOOKED_AT}
  ), each_once AS (SELECT r.conversation_id, hit.number FROM recent r CROSS JOIN wanted
    CROSS JOIN LATERAL (SELECT max(m.number) AS number FROM messages m
      WHERE m.seller_id = r.seller_id AND m.conversation_id = r.conversation_id
        AND m.words @@ (wanted.stems && wanted.mark) AND numnode(wanted.stems) > 0) hit
    WHERE hit.number IS NOT NULL OR EXISTS (SELECT FROM conversations c
      WHERE c.seller_id = r.seller_id AND c.id = r.conversation_id AND c.words @@ (wanted.names && wanted.mark)
        AND numnode(wanted.names) > 0))`;
const excerptSql = (
  q: string,
): string => `CASE WHEN f.number IS NOT NULL THEN (SELECT jsonb_build_object('number', m.number, 'excerpt',
    ts_headline('artisan', m.body, plainto_tsquery('artisan', ${q}),
      'MaxFragments=1, MaxWords=24, MinWords=8, StartSel="", StopSel=""'))
  FROM messages m WHERE m.seller_id = s.seller_id AND m.conversation_id = s.conversation_id AND m.number = f.number)
    END`;

/** [MSG-11] A page of conversations from a place, in the order they are shown: the newest first. One row more tells that it goes on. */
export async function listSides(db: Queryable, page: InboxPage): Promise<Conversation[]> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const user = put(page.userId);
  const isOlder = page.direction === 'older';
  const order = isOlder ? 'DESC' : 'ASC';
  const conditions = [`s.user_id = ${user}`, inFolder[page.folder]];
  if (page.isStarred) conditions.push('s.is_starred');
  if (page.labelId !== null)
    conditions.push(
      `EXISTS (SELECT 1 FROM conversation_labels l WHERE l.user_id = ${user} AND l.label_id = ${put(page.labelId)}
       AND l.conversation_id = s.conversation_id)`,
    );
  if (page.from)
    conditions.push(
      `(s.updated_at, s.conversation_id) ${isOlder ? '<' : '>'} (${put(page.from.at)}::timestamptz, ${put(page.from.id)})`,
    );
  const where = conditions.join(' AND ');
  const ordered = `ORDER BY s.updated_at ${order}, s.conversation_id ${order}`;
  const q = page.q === null ? null : put(page.q);
  const limit = put(page.limit);
  const shape = [page.folder, page.direction, page.isStarred, page.labelId !== null, page.from !== null];
  const read = async (how: string, lookupSql: string): Promise<Conversation[]> => {
    const { rows } = await db.query<{ conversation: Conversation }>({
      name: `messages-sides-${[...shape, how].join('-')}`,
      text: `${lookupSql}
        SELECT ${conversationJson(q === null ? undefined : excerptSql(q))} AS conversation
        FROM ${sidesFrom} ${q === null ? '' : 'JOIN each_once f ON f.conversation_id = s.conversation_id'}
        WHERE ${where} ${ordered} LIMIT ${limit}`,
      values,
    });
    return rows.map(({ conversation }) => conversation);
  };
  const search = async (query: string): Promise<Conversation[]> => {
    const recent = `SELECT s.conversation_id, s.seller_id FROM conversation_sides s WHERE ${where} ${ordered}`;
    const near = await read('near', lookupAmong(recent, user, query));
    return near.length === page.limit ? near : read('search', lookup(user, query));
  };
  const listed = q === null ? await read('all', '') : await search(q);
  return isOlder ? listed : listed.toReversed();
}
