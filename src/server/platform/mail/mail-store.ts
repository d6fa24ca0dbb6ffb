import { truncate } from '#domain/core/visible-text.ts';
import { jsonRecord } from '../database/json-record.ts';
import type { Queryable, Transaction } from '../database/open-database.ts';
import type { Statement } from '../database/statement-batch.ts';
import type { ItemFailure } from '../queue/queue.ts';
import { enqueuePart } from '../queue/queue-store.ts';
import type { Mail } from './mail.ts';

export const MAIL_QUEUE = 'mail';
/** A mail that could not be sent so often waits for a person. */
export const MAX_TRIES = 10;

/**
 * [UX-98] What a mail tells of was taken back: one that has not left is never sent. Answers whether another one has left already.
 * `since` is when what they tell of happened; mails about the same thing from before stay.
 */
export async function recallMails(
  tx: Transaction,
  { about, since }: { about: string; since: string },
): Promise<{ hasLeft: boolean }> {
  await tx.query({
    name: 'mails-recall',
    text: 'DELETE FROM mails WHERE about = $1 AND created_at >= $2::timestamptz AND sent_at IS NULL',
    values: [about, since],
  });
  const { rowCount } = await tx.query({
    name: 'mails-have-left',
    text: 'SELECT 1 FROM mails WHERE about = $1 AND created_at >= $2::timestamptz LIMIT 1',
    values: [about, since],
  });
  return { hasLeft: (rowCount ?? 0) > 0 };
}

/** Mails by their keys, which a statement of the caller's own tables finds: those that have not left are never sent. */
export async function recallByKeys(
  tx: Transaction,
  { name, keys, values }: { name: string; keys: string; values: unknown[] },
): Promise<void> {
  await tx.query({ name, text: `DELETE FROM mails WHERE sent_at IS NULL AND key IN (${keys})`, values });
}

/** The same for what still waits for one reader, of one kind: what their keys begin with. */
export async function recallMailsTo(
  tx: Transaction,
  { recipient, kind }: { recipient: string; kind: string },
): Promise<void> {
  await tx.query({
    name: 'mails-recall-to',
    text: 'DELETE FROM mails WHERE recipient = $1 AND starts_with(key, $2) AND sent_at IS NULL',
    values: [recipient, kind],
  });
}

const itemsOf = (from: string, notBefore: string): string =>
  enqueuePart({ queue: MAIL_QUEUE, from, id: 'item_id', key: 'key', notBefore });

/** Lets a mail that failed be tried again at once, as if it were new. */
export async function renewMail(tx: Transaction, { key, now }: { key: string; now: Date }) {
  const { rows } = await tx.query<{ recipient: string; tries: number }>({
    name: 'mails-renew',
    text: `WITH failed AS (
             SELECT key, tries FROM mails WHERE key = $1 AND sent_at IS NULL AND tries > 0 FOR UPDATE
           ), again AS (
             UPDATE mails m SET tries = 0, next_at = $2, error = '', item_id = coalesce(m.item_id, gen_random_uuid())
               FROM failed f WHERE m.key = f.key RETURNING m.key, m.item_id, m.recipient, f.tries
           ), item AS (${itemsOf('again', 'NULL')})
           SELECT recipient, tries FROM again`,
    values: [key, now],
  });
  tx.enqueued.add(MAIL_QUEUE);
  return rows[0] ?? null;
}

/** Parked mails count as new again; their items are renewed by whoever asks. */
export async function renewMails(tx: Transaction, keys: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'mails-renew-all',
    text: `UPDATE mails SET tries = 0, next_at = $2, error = '' WHERE key = ANY($1) AND sent_at IS NULL`,
    values: [keys, now],
  });
}

export interface DueMail {
  key: string;
  at_most_once: boolean;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  headers: Record<string, string>;
}

/**
 * The mail, unless it was sent or taken back since it was due, or belongs to another item. One that is better lost than doubled counts
 * as sent from here on.
 */
export async function claimMail(
  db: Queryable,
  { key, itemId, now }: { key: string; itemId: string; now: Date },
): Promise<DueMail | null> {
  const { rows } = await db.query<DueMail>({
    name: 'mail-take',
    text: `UPDATE mails SET sent_at = CASE WHEN at_most_once THEN $2::timestamptz END WHERE key = $1 AND item_id = $3
           AND sent_at IS NULL
           RETURNING key, recipient, subject, body_text, body_html, headers, at_most_once`,
    values: [key, now, itemId],
  });
  return rows[0] ?? null;
}

/** [INV-12] Its words may hold a link that opens an account, so they go with it; the demo alone shows what was sent. */
export async function markMailSent(
  db: Queryable,
  key: string,
  { now, keepsText }: { now: Date; keepsText: boolean },
): Promise<void> {
  await db.query({
    name: 'mail-sent',
    text: `UPDATE mails SET sent_at = $2, error = '', body_text = CASE WHEN $3 THEN body_text ELSE '' END,
           body_html = CASE WHEN $3 THEN body_html ELSE '' END,
             recipient = CASE WHEN forgets_reader THEN '' ELSE recipient END WHERE key = $1`,
    values: [key, now, keepsText],
  });
}

/** What the outbox shows of a try that failed. One that counted as sent does so no more. */
export async function recordMailFailure(
  tx: Transaction,
  key: string,
  { tries, nextAt, message }: ItemFailure,
): Promise<void> {
  await tx.query({
    name: 'mail-failed',
    text: `UPDATE mails SET sent_at = NULL, tries = CASE WHEN $4::timestamptz IS NULL THEN greatest($2, ${MAX_TRIES})
           ELSE $2 END, error = $3,
             next_at = coalesce($4::timestamptz, next_at) WHERE key = $1`,
    values: [key, tries, message, nextAt],
  });
}

export interface ShownMail {
  /** Whether an answer to it comes in. */
  takesReply: boolean;
  key: string;
  recipient: string;
  subject: string;
  body_text: string;
  created_at: Date;
  sent_at: Date | null;
}

export async function listNewestMails(db: Queryable, limit: number): Promise<ShownMail[]> {
  const { rows } = await db.query<ShownMail>({
    name: 'mails-newest',
    text: `SELECT key, recipient, subject, body_text, created_at, sent_at, headers ? 'Reply-To' AS "takesReply"
           FROM mails ORDER BY created_at DESC LIMIT $1`,
    values: [limit],
  });
  return rows;
}

export async function findMailHtml(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await db.query<{ body_html: string }>({
    name: 'mails-html',
    text: 'SELECT body_html FROM mails WHERE key = $1',
    values: [key],
  });
  return rows[0]?.body_html ?? null;
}

/** Whom an answer to a mail goes to, and whose it is; null where it takes none. */
export async function findMailReply(
  db: Queryable,
  key: string,
): Promise<{ recipient: string; subject: string; replyTo: string } | null> {
  const { rows } = await db.query<{ recipient: string; subject: string; replyTo: string }>({
    name: 'mails-reply',
    text: `SELECT recipient, subject, headers ->> 'Reply-To' AS "replyTo" FROM mails
           WHERE key = $1 AND headers ? 'Reply-To'`,
    values: [key],
  });
  return rows[0] ?? null;
}

interface MailsToPost {
  mails: readonly Mail[];
  now: Date;
  /** Nobody works on items of mails where no mail server is set: they wait in their table alone. */
  hasSender: boolean;
}

/** Puts mails into the outbox and their items into the queue; of an occasion that had its mail already nothing is written. */
const insertMailsStatement = ({ mails, now, hasSender }: MailsToPost): Statement => ({
  name: hasSender ? 'mails-write' : 'mails-store',
  text: `WITH written AS (
           INSERT INTO mails (key, recipient, subject, body_text, body_html, headers, created_at, next_at, at_most_once,
             about, forgets_reader, quoted, item_id)
           SELECT m.key, m."to", m.subject, m.text, m.html, coalesce(m.headers, '{}'), $2, coalesce(m."notBefore", $2),
             coalesce(m."atMostOnce", false), coalesce(m.about, ''), coalesce(m."forgetsReader", false),
             coalesce(m.quotes, '{}'), ${hasSender ? 'gen_random_uuid()' : 'NULL'}
           FROM jsonb_to_recordset($1::jsonb) AS m (key text, "to" text, subject text, text text, html text,
             headers jsonb, "notBefore" timestamptz, "atMostOnce" boolean, about text, "forgetsReader" boolean,
             quotes text[])
           ON CONFLICT (key) DO NOTHING RETURNING key, item_id, next_at
         )${hasSender ? `, item AS (${itemsOf('written', 'CASE WHEN next_at > $2 THEN next_at END')})` : ''}
         SELECT 1 FROM written`,
  values: [
    jsonRecord(mails.map((mail) => ({ ...mail, subject: truncate(mail.subject.replace(/[\r\n]+/g, ' '), 200) }))),
    now,
  ],
});

/** Says how many were new. */
export async function insertMails(tx: Transaction, posted: MailsToPost): Promise<number> {
  if (posted.hasSender) tx.enqueued.add(MAIL_QUEUE);
  return (await tx.query(insertMailsStatement(posted))).rowCount ?? 0;
}

/** The same, where nobody asks how many. */
export function postMails(tx: Transaction, posted: MailsToPost): void {
  if (posted.hasSender) tx.enqueued.add(MAIL_QUEUE);
  tx.send(insertMailsStatement(posted));
}

/** Gives items to the oldest mails that were written while no mail server was set; says to how many. */
export async function enqueueStoredMails(tx: Transaction, { now, limit }: { now: Date; limit: number }) {
  tx.enqueued.add(MAIL_QUEUE);
  const { rowCount } = await tx.query({
    name: 'mails-enqueue',
    text: `WITH stored AS (
             UPDATE mails SET item_id = gen_random_uuid() WHERE key = ANY(ARRAY(
               SELECT key FROM mails WHERE sent_at IS NULL AND item_id IS NULL ORDER BY created_at, key LIMIT $2
               FOR UPDATE SKIP LOCKED)) RETURNING key, item_id, next_at
           ), item AS (${itemsOf('stored', 'CASE WHEN next_at > $1 THEN next_at END')})
           SELECT 1 FROM stored`,
    values: [now, limit],
  });
  return rowCount ?? 0;
}
