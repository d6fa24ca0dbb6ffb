import type { MailFigures, MailRow, MailView } from '#domain/office/mails/mails-contract.ts';
import { MAX_TRIES } from '../../../platform/mail/mail-store.ts';
import { like } from '../../../platform/database/like.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const views: Record<MailView, string> = {
  all: 'true',
  waiting: 'sent_at IS NULL AND tries = 0',
  failing: 'sent_at IS NULL AND tries > 0',
  sent: 'sent_at IS NOT NULL',
};

/** `order-confirmation` of `order-confirmation:ID`, `sent` of `sent ID`. */
const KIND = `substring(key FROM '^[^: ]+')`;

type KindRow = MailFigures['kinds'][number];

/** Mails of the last days by kind, those with trouble first. */
export async function countMails(db: Queryable, since: Date): Promise<KindRow[]> {
  const { rows } = await db.query<KindRow>({
    name: 'office-mail-kinds',
    text: `SELECT ${KIND} AS kind, count(sent_at)::int AS sent, count(*)
           FILTER (WHERE sent_at IS NULL AND tries = 0)::int AS waiting,
             count(*) FILTER (WHERE sent_at IS NULL AND tries > 0)::int AS failing,
               ${iso('max(created_at)')} AS "newestAt"
           FROM mails WHERE created_at >= $1 GROUP BY 1 ORDER BY failing DESC, count(*) DESC, 1 LIMIT 50`,
    values: [since],
  });
  return rows;
}

/** Who wants no mail about carts: only hashes are kept, so only hashes can be shown. */
export async function findOptouts(db: Queryable): Promise<MailFigures['optouts']> {
  const { rows } = await db.query<{ mark: string; at: string }>({
    name: 'office-mail-optouts',
    text: `SELECT left(encode(email_hash, 'hex'), 8) AS mark, ${iso('created_at')} AS at FROM cart_mail_optouts
           ORDER BY created_at DESC LIMIT 10`,
  });
  const { rows: counted } = await db.query<{ count: number }>({
    name: 'office-count-optouts',
    text: 'SELECT count(*)::int AS count FROM cart_mail_optouts',
  });
  return { count: counted[0]?.count ?? 0, newest: rows };
}

type Row = Omit<MailRow, 'to'> & { recipient: string; cursor: string };
interface Wanted {
  view: MailView;
  kind: string | null;
  /** Those of one kind are of these days. */
  since: Date;
  q: string;
  direction: 'asc' | 'desc';
  after: { at: string; id: string } | null;
  limit: number;
}

export async function findMails(
  db: Queryable,
  { view, kind, since, q, direction, after, limit }: Wanted,
): Promise<Row[]> {
  const { rows } = await db.query<Row>({
    name: `office-mails-${view}-${direction}`,
    text: `SELECT key, ${KIND} AS kind, recipient, subject, ${iso('created_at')} AS at,
           ${iso('created_at', 'US')} AS cursor, ${iso('sent_at')} AS "sentAt", tries,
             CASE WHEN sent_at IS NULL AND tries BETWEEN 1 AND ${MAX_TRIES - 1} THEN ${iso('next_at')} END AS "nextAt",
             CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN tries >= ${MAX_TRIES} THEN 'given up' WHEN tries > 0
               THEN 'failing' ELSE 'waiting' END AS state
           FROM mails WHERE ${views[view]} AND ($4::text IS NULL OR (${KIND} = $4 AND created_at >= $5))
             AND ($6 = '' OR subject ILIKE $6 OR recipient = lower($7))
             AND ($1::timestamptz IS NULL OR (created_at, key) ${direction === 'asc' ? '>' : '<'} ($1, $2))
               ORDER BY created_at ${direction}, key ${direction} LIMIT $3`,
    values: [after?.at ?? null, after?.id ?? '', limit, kind, since, q && like(q), q],
  });
  return rows;
}
