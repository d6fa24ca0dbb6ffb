import { type Check, countOf, NOW } from './check.ts';

/** [ADM-12] The log of what administrators did: one chain of hashes from its first row to its end. */
export const logChecks: readonly Check[] = [
  {
    id: 'INV-13',
    unit: 'people who are suspended or banned',
    seen: countOf('users', `account_status <> 'active'`),
    says: 'nobody who is suspended or banned is signed in',
    sql: `SELECT 'a session of ' || u.id || ', who is ' || u.account_status AS breach FROM users u JOIN sessions s ON s.user_id = u.id
          WHERE u.account_status = 'banned' OR (u.account_status = 'suspended' AND (u.account_status_until IS NULL OR u.account_status_until > ${NOW}))`,
  },
  {
    id: 'INV-22',
    unit: 'acts in the audit log',
    seen: countOf('audit_log'),
    says: 'every act stands in the log as it was written',
    sql: `SELECT 'act ' || seq || ' (' || act || '): changed after it was written' AS breach FROM audit_log l WHERE hash <> audit_hash(l)`,
  },
  {
    id: 'INV-22',
    unit: 'acts in the audit log',
    seen: countOf('audit_log'),
    says: 'every act follows the one before it',
    sql: `SELECT 'act ' || seq || ': what came before it is gone' AS breach
          FROM (SELECT seq, previous_hash, lag(seq, 1, 0::bigint) OVER chain AS before, lag(hash, 1, decode(repeat('00', 32), 'hex')) OVER chain AS wanted FROM audit_log WINDOW chain AS (ORDER BY seq)) l
          WHERE previous_hash <> wanted OR seq <> before + 1`,
  },
  {
    id: 'INV-22',
    unit: 'acts in the audit log',
    seen: countOf('audit_head', 'seq > 0'),
    says: 'the log ends where its last act was written',
    sql: `SELECT 'the log ends with act ' || coalesce(l.seq, 0) || ' instead of ' || h.seq AS breach
          FROM audit_head h LEFT JOIN LATERAL (SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1) l ON true
          WHERE h.seq <> coalesce(l.seq, 0) OR h.hash <> coalesce(l.hash, decode(repeat('00', 32), 'hex'))
          UNION ALL SELECT 'the log has ' || count(*) || ' acts and no end' FROM audit_log WHERE NOT EXISTS (SELECT 1 FROM audit_head) HAVING count(*) > 0`,
  },
];
