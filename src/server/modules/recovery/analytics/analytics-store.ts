import type { RecoveryAnalytics } from '#domain/recovery/contract.ts';
import type { AbandonedCart, AbandonedCartView } from '#domain/recovery/abandoned-carts.ts';
import { houseZoneSql, onDaySql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

type Day = RecoveryAnalytics['days'][number];

/** Every day of the span, those without carts too. */
export async function listDays(db: Queryable, { from, to }: { from: Date; to: Date }): Promise<Day[]> {
  const { rows } = await db.query<Day>({
    name: 'recovery-days',
    text: `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, count(a.cart_id)::int AS carts,
           coalesce(sum(a.attempts), 0)::int AS emails, count(*)
           FILTER (WHERE a.status = 'recovered')::int AS recovered,
             coalesce(sum(a.total_cents) FILTER (WHERE a.status = 'recovered'), 0)::bigint::float8 AS "recoveredCents"
           FROM generate_series(date_trunc('day', $1::timestamptz AT TIME ZONE ${houseZoneSql}),
             $2::timestamptz AT TIME ZONE ${houseZoneSql}, interval '1 day') AS d (day)
             LEFT JOIN abandoned_carts a ON a.created_at >= greatest(d.day AT TIME ZONE ${houseZoneSql}, $1)
               AND a.created_at < (d.day + interval '1 day') AT TIME ZONE ${houseZoneSql} AND a.created_at <= $2
               AND a.abandoned_at IS NOT NULL
           GROUP BY d.day ORDER BY d.day`,
    values: [from, to],
  });
  return rows;
}

interface Wanted {
  from: Date;
  to: Date;
  show: AbandonedCartView;
  day: string | undefined;
  after: { at: string; id: string } | null;
  limit: number;
}

/** Carts that were left, the newest first, from one of them on. */
export async function findAbandoned(
  db: Queryable,
  { from, to, show, day, after, limit }: Wanted,
): Promise<AbandonedCart[]> {
  const { rows } = await db.query<Omit<AbandonedCart, 'begunAt' | 'leftAt'> & { begunAt: Date; leftAt: Date }>({
    name: 'recovery-abandoned-carts',
    text: `SELECT * FROM (
             SELECT a.cart_id || ':' || a.life AS id, date_trunc('milliseconds', a.created_at) AS "begunAt",
               a.abandoned_at AS "leftAt", a.total_cents AS "totalCents", a.attempts AS mails,
               (SELECT coalesce(jsonb_agg(jsonb_build_object('listingId', p->>'listingId', 'title', p->>'title',
                 'quantity', (p->>'quantity')::int)), '[]') FROM jsonb_array_elements(a.items) p) AS lines,
               CASE WHEN a.status = 'recovered' THEN 'back' ELSE CASE a.closed_by WHEN 'purchase' THEN 'bought'
                 WHEN 'emptied' THEN 'emptied' WHEN 'age' THEN 'let go' WHEN 'recovery' THEN 'back' ELSE
                 CASE WHEN a.closed_by IS NULL THEN 'open' ELSE 'wants no mail' END END END AS outcome
             FROM abandoned_carts a WHERE a.created_at >= $1 AND a.created_at <= $2 AND a.abandoned_at IS NOT NULL
               AND ${onDaySql('a.created_at', '$3')} AND CASE $4 WHEN 'mailed' THEN a.attempts > 0 WHEN 'back'
                 THEN a.status = 'recovered' ELSE true END
           ) c WHERE $5::timestamptz IS NULL OR ("begunAt", id) < ($5, $6) ORDER BY "begunAt" DESC, id DESC LIMIT $7`,
    values: [from, to, day ?? null, show, after?.at ?? null, after?.id ?? null, limit],
  });
  return rows.map((row) => ({ ...row, begunAt: row.begunAt.toISOString(), leftAt: row.leftAt.toISOString() }));
}
