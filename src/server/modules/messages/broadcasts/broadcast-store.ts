import type { Announcement, Audience, Broadcast } from '#domain/messages/admin-model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { mailLanguageSql } from '../../accounts/stores/profile-store.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const broadcastJson = `jsonb_build_object('broadcastId', b.id, 'texts', b.texts, 'audience', b.audience, 'announces',
  b.announces, 'createdBy', jsonb_build_object('userId', b.created_by, 'name', b.created_by_name),
  'createdAt', ${iso('b.created_at', 'US')}, 'startsAt', ${iso('b.not_before')}, 'bannerUntil',
    ${iso('b.banner_until')}, 'state', b.state, 'sent', b.sent, 'total', b.total, 'finishedAt',
    ${iso('b.finished_at')})`;

/** Whom an audience in the placeholder means, as a condition on a person `u`: whoever can sign in and fits. */
const fitsSql = (
  audience: string,
): string => `u.deleted_at IS NULL AND u.account_status <> 'banned' AND CASE ${audience} ->> 'kind'
    WHEN 'people' THEN ${audience} -> 'userIds' ? u.id
    ELSE CASE ${audience} ->> 'part' WHEN 'makers' THEN EXISTS (SELECT 1 FROM listings l WHERE l.seller_id = u.id
      AND l.state = 'active')
      WHEN 'buyers' THEN EXISTS (SELECT 1 FROM orders o WHERE o.buyer_id = u.id) ELSE true END END`;

/** [MSG-16] How many people an audience is now. */
export const countAudience = async (db: Queryable, audience: Audience): Promise<number> =>
  onlyRow(
    await db.query<{ count: number }>({
      name: 'messages-count-audience',
      text: `SELECT count(*)::int AS count FROM users u WHERE ${fitsSql('$1::jsonb')}`,
      values: [JSON.stringify(audience)],
    }),
  ).count;

export interface NewBroadcast {
  id: string;
  texts: Broadcast['texts'];
  audience: Audience;
  createdBy: string;
  createdByName: string;
  createdAt: Date;
  notBefore: Date;
  about: string | null;
  announces?: Announcement | null;
  bannerUntil?: Date | null;
  total: number;
}

/** Null where there is one of this id. */
export async function insertBroadcast(tx: Transaction, made: NewBroadcast): Promise<Broadcast | null> {
  const { rows } = await tx.query<{ broadcast: Broadcast }>({
    name: 'messages-insert-broadcast',
    text: `INSERT INTO broadcasts AS b (id, texts, audience, created_by, created_by_name, created_at, not_before, about,
           announces, banner_until, total)
           SELECT n.id, n.texts, n.audience, n."createdBy", n."createdByName", n."createdAt", n."notBefore", n.about,
             n.announces, n."bannerUntil", n.total
           FROM jsonb_to_record($1::jsonb) AS n (id text, texts jsonb, audience jsonb, "createdBy" text,
             "createdByName" text, "createdAt" timestamptz,
             "notBefore" timestamptz, about text, announces text, "bannerUntil" timestamptz, total int)
               ON CONFLICT DO NOTHING RETURNING ${broadcastJson} AS broadcast`,
    values: [JSON.stringify(made)],
  });
  return rows[0]?.broadcast ?? null;
}

/** A warning that nobody has got yet is never sent; false where it has left. */
export async function recallBroadcast(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'messages-recall-broadcast',
    text: `DELETE FROM broadcasts WHERE id = $1 AND state = 'waiting' AND sent = 0`,
    values: [id],
  });
  return rowCount === 1;
}

export async function findBroadcast(db: Queryable, id: string): Promise<Broadcast | null> {
  const { rows } = await db.query<{ broadcast: Broadcast }>({
    name: 'messages-find-broadcast',
    text: `SELECT ${broadcastJson} AS broadcast FROM broadcasts b WHERE b.id = $1`,
    values: [id],
  });
  return rows[0]?.broadcast ?? null;
}

/** The newest first; warnings stand in the log and not here. */
export async function listBroadcastsBefore(
  db: Queryable,
  before: { at: string; id: string } | null,
  limit: number,
): Promise<Broadcast[]> {
  const { rows } = await db.query<{ broadcast: Broadcast }>({
    name: 'messages-list-broadcasts',
    text: `SELECT ${broadcastJson} AS broadcast FROM broadcasts b WHERE b.about IS NULL
           AND ($1::timestamptz IS NULL OR (b.created_at, b.id) < ($1, $2))
           ORDER BY b.created_at DESC, b.id DESC LIMIT $3`,
    values: [before?.at ?? null, before?.id ?? '', limit],
  });
  return rows.map(({ broadcast }) => broadcast);
}

export async function stopStored(tx: Transaction, id: string, now: Date): Promise<Broadcast | null> {
  const { rows } = await tx.query<{ broadcast: Broadcast }>({
    name: 'messages-stop-broadcast',
    text: `UPDATE broadcasts b SET state = 'stopped', finished_at = $2
           WHERE b.id = $1 AND b.state IN ('waiting', 'running') RETURNING ${broadcastJson} AS broadcast`,
    values: [id, now],
  });
  return rows[0]?.broadcast ?? null;
}

/** [ALERT-26] The announcement that the store shows now: the one that began last. */
export async function findBanner(db: Queryable, now: Date): Promise<Pick<Broadcast, 'texts' | 'announces'> | null> {
  const { rows } = await db.query<Pick<Broadcast, 'texts' | 'announces'>>({
    name: 'messages-find-banner',
    text: `SELECT texts, announces FROM broadcasts WHERE banner_until > $1 AND not_before <= $1 AND state <> 'stopped'
           ORDER BY not_before DESC, id DESC LIMIT 1`,
    values: [now],
  });
  return rows[0] ?? null;
}

export async function endStoredBanner(tx: Transaction, id: string, now: Date): Promise<Broadcast | null> {
  const { rows } = await tx.query<{ broadcast: Broadcast }>({
    name: 'messages-end-banner',
    text: `UPDATE broadcasts b SET banner_until = least(b.banner_until, $2) WHERE b.id = $1
           RETURNING ${broadcastJson} AS broadcast`,
    values: [id, now],
  });
  return rows[0]?.broadcast ?? null;
}

/** The one that is due first, or one of them, locked until the transaction ends; null too where another transaction sends it now. */
export async function lockDueBroadcast(
  tx: Transaction,
  now: Date,
  id: string | null,
): Promise<(Broadcast & { cursor: string }) | null> {
  const { rows } = await tx.query<{ broadcast: Broadcast; cursor: string }>({
    name: 'messages-due-broadcast',
    text: `SELECT ${broadcastJson} AS broadcast, b.cursor FROM broadcasts b WHERE b.state IN ('waiting', 'running')
           AND b.not_before <= $1 AND ($2::text IS NULL OR b.id = $2)
           ORDER BY b.not_before, b.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    values: [now, id],
  });
  const [row] = rows;
  return row ? { ...row.broadcast, cursor: row.cursor } : null;
}

/** The next people behind a cursor, in the order of their ids. */
export async function listReceivers(
  tx: Transaction,
  { audience, cursor, limit }: { audience: Audience; cursor: string; limit: number },
): Promise<{ userId: string; language: Language }[]> {
  const { rows } = await tx.query<{ userId: string; language: Language }>({
    name: 'messages-receivers',
    text: `SELECT u.id AS "userId", ${mailLanguageSql('u')} AS language FROM users u
           WHERE u.id > $2 AND ${fitsSql('$1::jsonb')} ORDER BY u.id LIMIT $3`,
    values: [JSON.stringify(audience), cursor, limit],
  });
  return rows;
}

/** [INV-16] Moves the cursor in the transaction of those who got it; who is behind the last one is done. */
export async function moveBroadcast(
  tx: Transaction,
  moved: { id: string; cursor: string; sent: number; isDone: boolean; now: Date },
): Promise<void> {
  await tx.query({
    name: 'messages-move-broadcast',
    text: `UPDATE broadcasts SET cursor = $2, sent = sent + $3, total = greatest(total, sent + $3), state = CASE WHEN $4
           THEN 'done' ELSE 'running' END,
             finished_at = CASE WHEN $4 THEN $5::timestamptz END WHERE id = $1`,
    values: [moved.id, moved.cursor, moved.sent, moved.isDone, moved.now],
  });
}

/** The conversation of the house with each of some people, made where there is none. */
export async function houseConversations(
  tx: Transaction,
  people: readonly { userId: string; id: string }[],
  now: Date,
): Promise<Map<string, string>> {
  await tx.query({
    name: 'messages-house-conversations',
    text: `WITH made AS (
             INSERT INTO conversations (seller_id, id, buyer_id, message_type, last_message_at, words, created_at,
               updated_at)
             SELECT '', p.id, p."userId", 'system', $2, array_to_tsvector(ARRAY['u:' || p."userId"]), $2, $2
               FROM jsonb_to_recordset($1::jsonb) AS p ("userId" text, id text)
             ON CONFLICT DO NOTHING RETURNING id, buyer_id)
           INSERT INTO conversation_sides (user_id, conversation_id, seller_id, role, updated_at)
             SELECT buyer_id, id, '', 'buyer', $2 FROM made`,
    values: [JSON.stringify(people), now],
  });
  const { rows } = await tx.query<{ userId: string; id: string }>({
    name: 'messages-find-house',
    text: `SELECT buyer_id AS "userId", id FROM conversations WHERE seller_id = '' AND buyer_id = ANY($1)
           AND message_type = 'system'`,
    values: [people.map(({ userId }) => userId)],
  });
  return new Map(rows.map(({ userId, id }) => [userId, id]));
}
