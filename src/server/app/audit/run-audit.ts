import type { PoolClient } from 'pg';
import type { App } from '../../platform/calls/app.ts';
import { type Check, countOf } from './check.ts';
import { alertChecks } from './alert-checks.ts';
import { disputeChecks, disputeProviderChecks } from './dispute-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { logChecks } from './log-checks.ts';
import { messageChecks } from './message-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { offerChecks } from './offer-checks.ts';
import { orderChecks } from './order-checks.ts';
import { payoutChecks, payoutProviderChecks } from './payout-checks.ts';
import { promoChecks } from './promo-checks.ts';
import { reminderChecks } from './reminder-checks.ts';
import { providerChecks } from './provider-checks.ts';
import { saleChecks } from './sale-checks.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { returnChecks } from './return-checks.ts';
import { secretChecks } from './secret-checks.ts';
import { stockChecks } from './stock-checks.ts';

/** [FILE-01, INV-24] Files and uploads against the parts that hold their bytes. */
const fileChecks: readonly Check[] = [
  {
    id: 'INV-24',
    unit: 'files and uploads',
    seen: countOf('stored_files', `state <> 'removed'`),
    says: 'the parts of a file hold every byte that was acknowledged, one behind the other',
    sql: `SELECT 'file ' || f.id || ': ' || f.received || ' bytes, in parts ' || coalesce(p.bytes, 0)
          || coalesce(', a gap at ' || p.gap, '') AS breach
          FROM stored_files f LEFT JOIN (
            SELECT owner_id, file_id, sum(size) AS bytes, min(starts_at) FILTER (WHERE starts_at <> due) AS gap
            FROM (SELECT *, coalesce(sum(size) OVER (PARTITION BY owner_id, file_id
              ORDER BY starts_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS due
                  FROM file_parts WHERE size IS NOT NULL) p
            GROUP BY owner_id, file_id) p ON p.owner_id = f.owner_id AND p.file_id = f.id
          WHERE f.state <> 'removed' AND (coalesce(p.bytes, 0) <> f.received OR p.gap IS NOT NULL)`,
  },
];

export interface Finding {
  id: string;
  /** What was looked at: `182 variants`. */
  seen: string[];
  /** How many rows break a rule; the first of them are named. */
  count: number;
  breaches: { says: string; breach: string }[];
  state: 'ok' | 'breach' | 'no data yet' | 'not checked';
  /** What of it nothing here looks at, and why. */
  notChecked: string | null;
}

/** [RUN-08] What rows cannot show, or nothing here looks at. */
const notChecked: Readonly<Record<string, string>> = {
  'INV-20': 'what a merge lost leaves no row; tests prove the merge',
  'INV-23': 'rows do not show which call changed them; tests hold every call to its contract',
};

const INVARIANTS = Array.from({ length: 24 }, (_, index) => `INV-${String(index + 1).padStart(2, '0')}`);
/** So many breaches of every check are named; all are counted. */
const NAMED = 20;

export const auditChecks = ({ usesPaymentSandbox }: { usesPaymentSandbox: boolean }): readonly Check[] => [
  ...moneyChecks,
  ...ledgerChecks,
  ...disputeChecks,
  ...payoutChecks,
  ...promoChecks,
  ...saleChecks,
  ...offerChecks,
  ...reminderChecks,
  ...(usesPaymentSandbox ? [...providerChecks, ...payoutProviderChecks, ...disputeProviderChecks] : []),
  ...orderChecks,
  ...returnChecks,
  ...invoiceChecks,
  ...messageChecks,
  ...stockChecks,
  ...secretChecks,
  ...logChecks,
  ...fileChecks,
  ...alertChecks,
];

/** Runs the checks on one connection, in whatever transaction it has open. */
export async function runChecks(
  client: Pick<PoolClient, 'query'>,
  { now, checks }: { now: Date; checks: readonly Check[] },
): Promise<Finding[]> {
  await client.query(`SELECT set_config('audit.now', $1, true)`, [now.toISOString()]);
  const findings = new Map(
    INVARIANTS.map((id): [string, Finding] => [
      id,
      {
        ...{ id, seen: [], count: 0, breaches: [], notChecked: notChecked[id] ?? null },
        state: checks.some((check) => check.id === id) ? 'no data yet' : 'not checked',
      },
    ]),
  );
  for (const check of checks) {
    const finding = findings.get(check.id) as Finding;
    const seen = Number((await client.query<{ seen: number }>(check.seen)).rows[0]?.seen ?? 0);
    const { rows } = await client.query<{ breach: string; total: number }>(
      `SELECT breach, count(*) OVER () AS total FROM (${check.sql}) b LIMIT ${NAMED}`,
    );
    if (seen > 0 && !finding.seen.includes(`${seen} ${check.unit}`)) finding.seen.push(`${seen} ${check.unit}`);
    finding.breaches.push(...rows.map((row) => ({ says: check.says, breach: row.breach ?? 'a row without a name' })));
    finding.count += Number(rows[0]?.total ?? 0);
    if (finding.count > 0) finding.state = 'breach';
    else if (finding.seen.length > 0) finding.state = 'ok';
  }
  return [...findings.values()];
}

/** [RUN-08] Looks at the whole database as it stands at one moment, beside a running server, and changes nothing. */
export async function runAudit({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>): Promise<Finding[]> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await runChecks(client, { now: clock.now(), checks: auditChecks(config) });
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

/** `INV-07 ok 182 variants`, `INV-08 BREACH 1 …`, `INV-01 no data yet`, `INV-23 not checked: …`. */
export function auditLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ id, state, seen, count, breaches, notChecked }) => {
    const rest = notChecked ? `; not checked: ${notChecked}` : '';
    if (state === 'not checked') return [`${id} not checked: ${notChecked ?? 'nothing looks at it'}`];
    if (state === 'no data yet') return [`${id} no data yet${rest}`];
    if (state === 'ok') return [`${id} ok ${seen.join(', ')}${rest}`];
    return [
      `${id} BREACH ${count} of ${seen.join(', ') || 'nothing'}${rest}`,
      ...breaches.map(({ says, breach }) => `       ${breach}. Should be: ${says}`),
    ];
  });
}
