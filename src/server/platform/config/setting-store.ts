import { iso } from '../database/iso.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Queryable, Transaction } from '../database/open-database.ts';

export interface SettingChange {
  version: number;
  name: string;
  value: string | null;
  reason: string;
  changedBy: string;
  changedAt: string;
}

const change = `version::float8 AS version, name, value, reason, changed_by_name AS "changedBy",
  ${iso('changed_at')} AS "changedAt"`;

/** The newest change of each setting. */
export async function listSettingChanges(db: Queryable): Promise<SettingChange[]> {
  const { rows } = await db.query<SettingChange>({
    name: 'settings-newest',
    text: `SELECT DISTINCT ON (name) ${change} FROM setting_changes ORDER BY name, version DESC`,
  });
  return rows;
}

/** What was set before, the newest first. */
export async function listChangesOf(db: Queryable, name: string): Promise<SettingChange[]> {
  const { rows } = await db.query<SettingChange>({
    name: 'settings-history',
    text: `SELECT ${change} FROM setting_changes WHERE name = $1 ORDER BY version DESC LIMIT 50`,
    values: [name],
  });
  return rows;
}

/** One change at a time: whoever comes second sees the first. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.query({ name: 'settings-lock', text: `SELECT pg_advisory_xact_lock(726053)` });
}

interface NewChange {
  name: string;
  value: string | null;
  reason: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Keeps a change, and tells every process at the commit. */
export async function insertSettingChange(
  tx: Transaction,
  { name, value, reason, by, now }: NewChange,
): Promise<number> {
  return onlyRow(
    await tx.query<{ version: number }>({
      name: 'settings-insert',
      text: `WITH added AS (
               INSERT INTO setting_changes (version, name, value, reason, changed_by, changed_by_name, changed_at)
               SELECT 1 + coalesce(max(version), 0), $1, $2, $3, $4, $5, $6 FROM setting_changes RETURNING version)
             SELECT version::float8 AS version, pg_notify('settings', version::text) FROM added`,
      values: [name, value, reason, by.userId, by.name, now],
    }),
  ).version;
}
