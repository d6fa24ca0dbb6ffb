import type { SecurityAlertKind } from '#domain/core/vault/security-monitor.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

const MINUTE_MS = 60_000;

/** One alert a minute for each person and kind; its count is the highest that was seen. */
export async function raiseAlert(
  db: Queryable,
  { userId, kind, count, now }: { userId: string; kind: SecurityAlertKind; count: number; now: Date },
): Promise<void> {
  await db.query({
    name: 'vault-raise-alert',
    text: `INSERT INTO vault_alerts AS a (user_id, kind, minute, raised_at, count) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (user_id, kind, minute) DO UPDATE SET count = greatest(a.count, excluded.count)`,
    values: [userId, kind, new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS), now, count],
  });
}

export interface AlertRow {
  userId: string;
  displayName: string;
  kind: SecurityAlertKind;
  raisedAt: string;
  count: number;
}

/** The newest, with whose values it was. */
export async function listAlerts(db: Queryable, { since, limit }: { since: Date; limit: number }): Promise<AlertRow[]> {
  const { rows } = await db.query<AlertRow>({
    name: 'vault-list-alerts',
    text: `SELECT a.user_id AS "userId", coalesce(u.display_name, '') AS "displayName", a.kind,
           ${iso('a.raised_at')} AS "raisedAt", a.count
           FROM vault_alerts a LEFT JOIN users u ON u.id = a.user_id WHERE a.raised_at > $1
           ORDER BY a.raised_at DESC, a.user_id, a.kind LIMIT $2`,
    values: [since, limit],
  });
  return rows;
}

export interface VaultFigures {
  encrypted: number;
  decrypted: number;
  failed: number;
}

/** What all people together did within the last minute. */
export async function findFigures(db: Queryable, now: Date): Promise<VaultFigures> {
  const { rows } = await db.query<{ kind: string; count: number }>({
    name: 'vault-figures',
    text: 'SELECT kind, sum(count)::int AS count FROM vault_counts WHERE began_at > $1 GROUP BY kind',
    values: [new Date(now.getTime() - MINUTE_MS)],
  });
  const of = (kind: string): number => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { encrypted: of('encrypted'), decrypted: of('decrypted'), failed: of('decryption-failed') };
}
