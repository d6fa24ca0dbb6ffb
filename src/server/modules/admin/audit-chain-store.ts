import { iso } from '../../platform/database/iso.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

/** [INV-22] What may be wrong with the chain of the log, each as SQL that answers with a `breach` for each act that it finds. */
export const auditChainSql = {
  changed: `SELECT 'act ' || seq || ' (' || act || '): changed after it was written' AS breach FROM audit_log l
            WHERE hash <> audit_hash(l)`,
  gap: `SELECT 'act ' || seq || ': what came before it is gone' AS breach
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

/** [INV-22, UX-99] Goes through the whole chain as it is in one moment, and keeps what it found. */
export async function checkAuditChain(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'admin-check-audit-chain',
    text: `WITH breaches AS (${Object.values(auditChainSql)
      .map((sql) => `(${sql})`)
      .join(' UNION ALL ')})
           INSERT INTO audit_chain_checks (id, checked_at, acts, breaches)
           SELECT 1, $1, (SELECT count(*) FROM audit_log), ARRAY(SELECT breach FROM breaches LIMIT ${MAX_BREACHES})
           ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, acts = excluded.acts,
             breaches = excluded.breaches
             WHERE audit_chain_checks.checked_at <= excluded.checked_at`,
    values: [now],
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
