import { auditChainSql } from '../../modules/admin/audit-chain-store.ts';
import { type Check, countOf, NOW } from './check.ts';

/** [ADM-12] The log of what administrators did: one chain of hashes from its first row to its end. */
export const logChecks: readonly Check[] = [
  {
    id: 'INV-13',
    unit: 'people who are suspended or banned',
    seen: countOf('users', `account_status <> 'active'`),
    says: 'nobody who is suspended or banned is signed in',
    sql: `SELECT 'a session of ' || u.id || ', who is ' || u.account_status AS breach FROM users u
          JOIN sessions s ON s.user_id = u.id
          WHERE u.account_status = 'banned' OR (u.account_status = 'suspended' AND (u.account_status_until IS NULL
            OR u.account_status_until > ${NOW}))`,
  },
  {
    id: 'INV-22',
    unit: 'acts in the audit log',
    seen: countOf('audit_log'),
    says: 'every act stands in the log as it was written',
    sql: auditChainSql.changed,
  },
  {
    id: 'INV-22',
    unit: 'acts in the audit log',
    seen: countOf('audit_log'),
    says: 'every act follows the one before it',
    sql: auditChainSql.gap,
  },
  {
    id: 'INV-22',
    unit: 'acts in the audit log',
    seen: countOf('audit_head', 'seq > 0'),
    says: 'the log ends where its last act was written',
    sql: auditChainSql.end,
  },
];
