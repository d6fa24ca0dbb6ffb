import { iso } from '../../platform/database/iso.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

const changedSql = `'act ' || seq || ' (' || act || '): changed after it was written'`;
const gapSql = `'act ' || seq || ': what came before it is gone'`;

/** [INV-22] What may be wrong with the chain of the log, each as SQL that answers with a `breach` for each act that it finds. */
export const auditChainSql = {
  changed: `SELECT ${changedSql} AS breach FROM audit_log l
            WHERE hash <> audit_hash(l)`,
  gap: `SELECT ${gapSql} AS breach
          FROM (SELECT seq, previous_hash, lag(seq, 1, 0::bigint) OVER chain AS before,
            lag(hash, 1, decode(repeat('00', 32), 'hex')) OVER chain AS wanted FROM audit_log
            WINDOW chain AS (ORDER BY seq)) l
          WHERE previous_hash <> wanted OR seq <> before + 1`,
  end: `SELECT 'the log ends with act ' || coalesce(l.seq, 0) || ' instead of ' || h.seq AS breach
          FROM audit_head h LEFT JOIN LATERAL (SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1) l ON true
          WHERE h.seq <> coalesce(l.seq, 0) OR h.hash <> coalesce(l.hash, decode(repeat('00', 32), 'hex'))
          UNION ALL SELECT 'the log has ' || count(*) || ' acts and no end' FROM audit_log
            WHERE NOT EXISTS (SELECT 1 FROM audit_head) HAVING count(*) > 0`,
};

const MAX_BREACHES = 20;
/** Acts that are looked at in one statement. */
const CHAIN_BATCH_SIZE = 2000;

/** Where a walk along the chain stands. */
interface ChainCursor {
  seq: number;
  hash: string;
  acts: number;
  breaches: string[];
}

/** Looks at the next acts; null when there are none. */
async function checkNext(db: Queryable, { seq, hash, acts, breaches }: ChainCursor): Promise<ChainCursor | null> {
  const { rows } = await db.query<ChainCursor>({
    name: 'admin-check-audit-chain',
    text: `WITH part AS MATERIALIZED (
             SELECT seq, act, hash, previous_hash, hash <> audit_hash(l) AS is_changed FROM audit_log l
               WHERE seq > $1 ORDER BY seq LIMIT ${CHAIN_BATCH_SIZE}
           ), breaches AS (
             SELECT ${changedSql} AS breach FROM part WHERE is_changed
             UNION ALL SELECT ${gapSql} FROM (SELECT seq, previous_hash, lag(seq, 1, $1::bigint) OVER chain AS before,
               lag(hash, 1, decode($2, 'hex')) OVER chain AS wanted FROM part WINDOW chain AS (ORDER BY seq)) l
               WHERE previous_hash <> wanted OR seq <> before + 1
           )
           SELECT seq, encode(hash, 'hex') AS hash, (SELECT count(*) FROM part) AS acts,
             ARRAY(SELECT breach FROM breaches LIMIT ${MAX_BREACHES}) AS breaches FROM part ORDER BY seq DESC LIMIT 1`,
    values: [seq, hash],
  });
  const next = rows[0];
  return next
    ? { ...next, acts: acts + next.acts, breaches: [...breaches, ...next.breaches].slice(0, MAX_BREACHES) }
    : null;
}

/** [INV-22, UX-99] Goes through the whole chain, some acts at a time since none is ever changed, and keeps what it found. */
export async function checkAuditChain(db: Queryable, now: Date): Promise<void> {
  let last: ChainCursor = { seq: 0, hash: '00'.repeat(32), acts: 0, breaches: [] };
  for (let next: ChainCursor | null = last; next; next = await checkNext(db, last)) last = next;
  await db.query({
    name: 'admin-save-audit-chain-check',
    text: `INSERT INTO audit_chain_checks (id, checked_at, acts, breaches)
           SELECT 1, $1, $2, ARRAY(SELECT unnest($3::text[]) UNION ALL SELECT breach FROM (${auditChainSql.end}) e)
           ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, acts = excluded.acts,
             breaches = excluded.breaches
             WHERE audit_chain_checks.checked_at <= excluded.checked_at`,
    values: [now, last.acts, last.breaches],
  });
}

export interface AuditChainCheck {
  checkedAt: string;
  acts: number;
  breaches: string[];
}

/** The last time that it was gone through; null where it never was. */
export async function findAuditChainCheck(db: Queryable): Promise<AuditChainCheck | null> {
  const { rows } = await db.query<AuditChainCheck>({
    name: 'admin-audit-chain-check',
    text: `SELECT ${iso('checked_at')} AS "checkedAt", acts, breaches FROM audit_chain_checks`,
  });
  return rows[0] ?? null;
}
