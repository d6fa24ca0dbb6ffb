import { alertRetention } from '#domain/errors/limits.ts';
import type { SecurityAlert } from '#domain/errors/model.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

const LOCK = 726_054;

/** [ERR-07] The newest thousand are kept. */
export async function insertAlert(
  tx: Transaction,
  { id, kind, words }: Pick<SecurityAlert, 'id' | 'kind' | 'words'>,
  now: Date,
): Promise<void> {
  tx.send({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK] });
  tx.send({
    name: 'security-alerts-insert',
    text: 'INSERT INTO security_alerts (id, kind, words, at) VALUES ($1, $2, $3, $4)',
    values: [id, kind, words, now],
  });
  await tx.query({
    name: 'security-alerts-trim',
    text: `DELETE FROM security_alerts WHERE id IN (SELECT id FROM security_alerts
           ORDER BY at DESC, id DESC OFFSET ${alertRetention.most})`,
  });
}

const SHOWN = 100;

/** Those since then, at most a hundred of them, and how many there are. */
export async function listAlerts(db: Queryable, since: Date): Promise<{ items: SecurityAlert[]; count: number }> {
  const { rows } = await db.query<SecurityAlert & { count: number }>({
    name: 'security-alerts-list',
    text: `SELECT id, kind, words, ${iso('at')} AS at, count(*) OVER ()::int AS count FROM security_alerts WHERE at > $1
           ORDER BY security_alerts.at DESC, id DESC LIMIT ${SHOWN}`,
    values: [since],
  });
  return { items: rows.map(({ count: _count, ...alert }) => alert), count: rows[0]?.count ?? 0 };
}
