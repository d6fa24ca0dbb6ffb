import { ok } from '#domain/core/result.ts';
import { DAY } from '#domain/core/time.ts';
import type { RecoveryAnalytics } from '#domain/recovery/contract.ts';
import { recoveryContract } from '#domain/recovery/contract.ts';
import { read } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

type Day = RecoveryAnalytics['days'][number];

/** Every day of the span, those without carts too. */
async function listDays(db: Queryable, { from, to }: { from: Date; to: Date }): Promise<Day[]> {
  const { rows } = await db.query<Day>({
    name: 'recovery-days',
    text: `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, count(a.cart_id)::int AS carts, coalesce(sum(a.attempts), 0)::int AS emails, count(*) FILTER (WHERE a.status = 'recovered')::int AS recovered,
             coalesce(sum(a.total_cents) FILTER (WHERE a.status = 'recovered'), 0)::bigint::float8 AS "recoveredCents"
           FROM generate_series(date_trunc('day', $1::timestamptz, 'UTC'), $2, interval '1 day') AS d (day)
             LEFT JOIN abandoned_carts a ON a.created_at >= greatest(d.day, $1) AND a.created_at < d.day + interval '1 day' AND a.created_at <= $2 AND a.abandoned_at IS NOT NULL
           GROUP BY d.day ORDER BY d.day`,
    values: [from, to],
  });
  return rows;
}

/** [REC-12] Carts left, reminders, and what came back, by the day on which the cart was begun. */
export const getAnalytics = read(
  recoveryContract.getAnalytics,
  { policy: admin('analytics.view') },
  async ({ input, app }) => {
    const to = app.clock.now();
    const days = await listDays(app.db, { from: new Date(to.getTime() - input.days * DAY), to });
    const sum = (key: 'carts' | 'emails' | 'recovered' | 'recoveredCents'): number =>
      days.reduce((all, day) => all + day[key], 0);
    const carts = sum('carts');
    const recovered = sum('recovered');
    return ok({
      carts,
      emails: sum('emails'),
      recovered,
      rate: carts === 0 ? 0 : Math.round((recovered / carts) * 1000) / 10,
      recoveredCents: sum('recoveredCents'),
      days,
    });
  },
);
