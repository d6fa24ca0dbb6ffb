import type { Queryable } from '../../platform/database/open-database.ts';

/** The marketplace's share in percent, as it holds at a moment. */
export async function findFeePercent(db: Queryable, at: Date): Promise<number> {
  const { rows } = await db.query<{ percent: number }>({
    name: 'fee-percent',
    text: 'SELECT percent::float8 AS percent FROM fee_rules WHERE holds_from <= $1 ORDER BY holds_from DESC LIMIT 1',
    values: [at],
  });
  if (!rows[0]) throw new Error('there is no fee rule: the start writes the first one');
  return rows[0].percent;
}

/**
 * The first rule holds from the beginning, another percentage from a minute after `now`: when it does, every process sees it. The
 * percentage of the newest rule adds nothing.
 */
export async function ensureFeeRule(db: Queryable, percent: number, now: Date): Promise<void> {
  await db.query({
    text: `INSERT INTO fee_rules (holds_from, percent)
           SELECT CASE WHEN EXISTS (SELECT 1 FROM fee_rules) THEN $2::timestamptz + interval '1 minute' ELSE 'epoch' END, $1
           WHERE $1::numeric IS DISTINCT FROM (SELECT percent FROM fee_rules ORDER BY holds_from DESC LIMIT 1) ON CONFLICT DO NOTHING`,
    values: [percent, now],
  });
}
