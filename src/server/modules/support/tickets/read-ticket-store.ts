import type { OwnTicket, OwnTicketRow, Ticket, TicketFigures, TicketRow } from '#domain/support/tickets/model.ts';
import { PROMISED_HOURS } from '#domain/support/tickets/model.ts';
import type { TicketView } from '#domain/support/tickets/contract.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const lastSql = `greatest(t.at, (SELECT max(e.at) FROM support_ticket_entries e
    WHERE e.number = t.number AND e.kind <> 'note'))`;
const ownRow = `t.number, ${iso('t.at', 'US')} AS at, t.state, t.article, t.order_number AS "orderNumber", t.message,
  (SELECT count(*)::int FROM support_ticket_entries e WHERE e.number = t.number AND e.kind = 'answer') AS answers,
  ${iso(lastSql)} AS "lastAt"`;
/** Notes are read by the house alone. */
const entriesSql = (
  isHouse: boolean,
): string => `coalesce((SELECT jsonb_agg(jsonb_build_object('id', e.id, 'at', ${iso('e.at')}, 'kind', e.kind,
  'authorName', e.author_name, 'body', e.body) ORDER BY e.at, e.id) FROM support_ticket_entries e
    WHERE e.number = t.number ${isHouse ? '' : `AND e.kind <> 'note'`}), '[]') AS entries`;

interface Cursor {
  at: string;
  id: string;
}

export async function listOwn(
  db: Queryable,
  { userId, after, limit }: { userId: string; after: Cursor | null; limit: number },
): Promise<OwnTicketRow[]> {
  const { rows } = await db.query<OwnTicketRow>({
    name: 'support-list-own',
    text: `SELECT ${ownRow} FROM support_tickets t
           WHERE t.user_id = $1 AND t.merged_into IS NULL AND ($2::timestamptz IS NULL OR (t.at, t.number) < ($2, $3))
           ORDER BY t.at DESC, t.number DESC LIMIT $4`,
    values: [userId, after?.at ?? null, after?.id ?? '', limit],
  });
  return rows;
}

/** With whose it is; the call says who may see it. */
export async function findOwn(
  db: Queryable,
  number: string,
): Promise<{ ticket: Omit<OwnTicket, 'attachments' | 'mergedKey'>; userId: string | null } | null> {
  const { rows } = await db.query<Omit<OwnTicket, 'attachments' | 'mergedKey'> & { userId: string | null }>({
    name: 'support-find-own',
    text: `SELECT ${ownRow}, t.merged_into AS "mergedInto", ${entriesSql(false)}, t.user_id AS "userId"
           FROM support_tickets t WHERE t.number = $1`,
    values: [number],
  });
  const [row] = rows;
  if (!row) return null;
  const { userId, ...ticket } = row;
  return { ticket, userId };
}

const person = (id: string, name: string): string =>
  `CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('userId', ${id}, 'name', ${name}) END`;
const houseRow = `${ownRow}, (ARRAY['urgent', 'high', 'normal', 'low'])[t.priority + 1] AS priority, ${iso('t.since', 'US')} AS since, t.email,
  ${person('u.id', 'u.display_name')} AS person, ${person('o.id', 'o.display_name')} AS owner`;
const houseFrom = `support_tickets t LEFT JOIN users u ON u.id = t.user_id LEFT JOIN users o ON o.id = t.owner_id`;

/** Which tickets stand in a view; $1 is who looks. */
const views: Record<TicketView, string> = {
  house: `t.closed_at IS NULL AND t.state = 'house' AND $1::text IS NOT NULL`,
  overdue: `t.closed_at IS NULL AND t.state = 'house' AND $1::text IS NOT NULL
    AND t.since < $8::timestamptz - interval '${PROMISED_HOURS} hours'`,
  person: `t.closed_at IS NULL AND t.state = 'person' AND $1::text IS NOT NULL`,
  mine: 't.closed_at IS NULL AND t.owner_id = $1',
  unowned: 't.closed_at IS NULL AND t.owner_id IS NULL AND $1::text IS NOT NULL',
  closed: 't.closed_at IS NOT NULL AND t.merged_into IS NULL AND $1::text IS NOT NULL',
  all: 't.merged_into IS NULL AND $1::text IS NOT NULL',
};
const newest = { closed: 't.closed_at', all: 't.at' } as const;

export interface WantedTickets {
  view: TicketView;
  userId: string;
  q: string;
  /** Its position, or null for any. */
  priority: number | null;
  sort: 'since' | 'at' | undefined;
  direction: 'asc' | 'desc';
  now: Date;
  /** Where the page before ended: priority, moment and number. */
  after: { priority: number; at: string; id: string } | null;
  limit: number;
}

/** [SUP-04] A page of tickets: open ones by priority and waiting time, closed ones and all of them the newest first. */
export async function listTicketRows(
  db: Queryable,
  { view, userId, q, priority, sort, direction, now, after, limit }: WantedTickets,
): Promise<(TicketRow & { cursor: string })[]> {
  const newestFirst = view === 'closed' || view === 'all' ? { column: newest[view], order: 'DESC' as const } : null;
  const by = sort
    ? { column: `t.${sort}`, order: direction === 'asc' ? ('ASC' as const) : ('DESC' as const) }
    : newestFirst;
  const moment = by?.column;
  const beyond = by?.order === 'ASC' ? '>' : '<';
  const paged = by
    ? `($5::timestamptz IS NULL OR (${moment}, t.number) ${beyond} ($5, $6)) AND $4::int IS NOT NULL
      ORDER BY ${moment} ${by.order}, t.number ${by.order}`
    : `($5::timestamptz IS NULL OR (t.priority, t.since, t.number) > ($4::int, $5, $6))
      ORDER BY t.priority, t.since, t.number`;
  const { rows } = await db.query<TicketRow & { cursor: string }>({
    name: `support-list-tickets-${view}-${sort ?? ''}-${direction}`,
    text: `SELECT ${houseRow}, ${iso(moment ?? 't.since', 'US')} AS cursor FROM ${houseFrom}
           WHERE ${views[view]} AND ($2 = '' OR t.words @@ websearch_to_tsquery('simple', $2) OR t.number = upper($2)
             OR t.email = lower($2))
             AND ($3::smallint IS NULL OR t.priority = $3) AND ${paged} LIMIT $7`,
    values: [
      userId,
      q,
      priority,
      after?.priority ?? 0,
      after?.at ?? null,
      after?.id ?? '',
      limit,
      ...(view === 'overdue' ? [now] : []),
    ],
  });
  return rows;
}

export type StoredTicket = Omit<Ticket, 'owners' | 'attachments'>;

export async function findTicket(db: Queryable, number: string): Promise<StoredTicket | null> {
  const { rows } = await db.query<StoredTicket>({
    name: 'support-find-ticket',
    text: `SELECT ${houseRow}, ${entriesSql(true)}, t.merged_into AS "mergedInto",
             ${iso('t.first_answered_at')} AS "firstAnsweredAt",
             (SELECT r.id FROM orders r WHERE r.number = t.order_number AND t.order_number <> '' LIMIT 1) AS "orderId",
             coalesce((SELECT jsonb_agg(jsonb_build_object('number', s.number, 'message', left(s.message, 120))) FROM (
               SELECT s.number, s.message FROM support_tickets s
               WHERE s.number <> t.number AND s.closed_at IS NULL AND s.user_id IS NOT DISTINCT FROM t.user_id
                 AND (s.user_id IS NOT NULL OR s.email = t.email) ORDER BY s.at DESC, s.number LIMIT 10) s),
               '[]') AS others
           FROM ${houseFrom} WHERE t.number = $1`,
    values: [number],
  });
  return rows[0] ?? null;
}

/** [SUP-04] How many wait, and the medians of first answer and solution of the last 30 days. */
export async function findFigures(db: Queryable, now: Date): Promise<TicketFigures> {
  const minutes = (from: string, to: string): string =>
    `round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${to} - ${from})) / 60)::int`;
  return onlyRow(
    await db.query<TicketFigures>({
      name: 'support-figures',
      text: `SELECT o.*, a.*, c.* FROM
               (SELECT count(*) FILTER (WHERE state = 'house')::int AS house,
                  count(*) FILTER (WHERE state = 'person')::int AS person,
                  count(*) FILTER (WHERE owner_id IS NULL)::int AS unowned,
                  count(*) FILTER (WHERE state = 'house'
                    AND since < $1::timestamptz - make_interval(hours => $2))::int AS overdue
                FROM support_tickets WHERE closed_at IS NULL) o,
               (SELECT ${minutes('at', 'first_answered_at')} AS "firstAnswerMinutes" FROM support_tickets
                 WHERE first_answered_at > $1::timestamptz - interval '30 days') a,
               (SELECT count(*)::int AS closed30, ${minutes('at', 'closed_at')} AS "solveMinutes" FROM support_tickets
                WHERE closed_at > $1::timestamptz - interval '30 days' AND merged_into IS NULL) c`,
      values: [now, PROMISED_HOURS],
    }),
  );
}
