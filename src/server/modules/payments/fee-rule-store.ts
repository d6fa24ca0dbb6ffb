import type { FeeRule } from '#domain/payments/fee-rule.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

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
 * percentage that the last start with another one set adds nothing, so that what an administrator changed since stays.
 */
export async function ensureFeeRule(db: Queryable, percent: number, now: Date): Promise<void> {
  await db.query({
    text: `INSERT INTO fee_rules (holds_from, percent)
           SELECT CASE WHEN EXISTS (SELECT 1 FROM fee_rules) THEN $2::timestamptz + interval '1 minute'
             ELSE 'epoch' END, $1
           WHERE $1::numeric IS DISTINCT FROM (SELECT percent FROM fee_rules WHERE set_by = '' ORDER BY holds_from DESC
             LIMIT 1) ON CONFLICT DO NOTHING`,
    values: [percent, now],
  });
}

type StoredRule = Omit<FeeRule, 'state'>;

/** The newest first; the first of them holds from the beginning of time. */
export async function listFeeRules(db: Queryable): Promise<StoredRule[]> {
  const { rows } = await db.query<StoredRule>({
    name: 'fee-rules',
    text: `SELECT percent::float8 AS percent, CASE WHEN holds_from > 'epoch' THEN ${iso('holds_from')}
           END AS "holdsFrom", set_by AS "setBy"
           FROM fee_rules ORDER BY holds_from DESC LIMIT 200`,
  });
  return rows;
}

/** A rule that has not begun to hold is replaced by another one of its moment. */
export async function saveFeeRule(
  tx: Transaction,
  { percent, holdsFrom, setBy }: { percent: number; holdsFrom: Date; setBy: string },
): Promise<void> {
  await tx.query({
    name: 'fee-rule-save',
    text: `INSERT INTO fee_rules (holds_from, percent, set_by) VALUES ($1, $2, $3)
           ON CONFLICT (holds_from) DO UPDATE SET percent = excluded.percent, set_by = excluded.set_by`,
    values: [holdsFrom, percent, setBy],
  });
}
