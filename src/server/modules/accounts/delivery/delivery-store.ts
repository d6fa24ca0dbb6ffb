import type { DeliverySettings, DigestRhythm } from '#domain/accounts/delivery/delivery-settings.ts';
import type { NotificationChannel } from '#domain/accounts/notification-kinds.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

interface SettingsRow {
  timeZone: string | null;
  quietFrom: string | null;
  quietTo: string | null;
  digest: DigestRhythm | null;
}

const settingsColumns = `d.time_zone AS "timeZone", d.quiet_from AS "quietFrom", d.quiet_to AS "quietTo", d.digest`;

const settingsOf = (row: SettingsRow | undefined, timeZone: string): DeliverySettings => ({
  timeZone: row?.timeZone ?? timeZone,
  quiet: row?.quietFrom && row.quietTo ? { from: row.quietFrom, to: row.quietTo } : null,
  digest: row?.digest ?? 'weekly',
});

/** When a person is written to; `timeZone` is that of who chose none. */
export async function findDeliverySettings(db: Queryable, userId: string, timeZone: string): Promise<DeliverySettings> {
  const { rows } = await db.query<SettingsRow>({
    name: 'accounts-delivery-settings',
    text: `SELECT ${settingsColumns} FROM delivery_settings d WHERE d.user_id = $1`,
    values: [userId],
  });
  return settingsOf(rows[0], timeZone);
}

/** The same, with what was chosen for one kind. */
export async function findDelivery(
  db: Queryable,
  { userId, kind, timeZone }: { userId: string; kind: string; timeZone: string },
): Promise<{ settings: DeliverySettings; chosen: Partial<Record<NotificationChannel, boolean>> }> {
  const { rows } = await db.query<SettingsRow & { chosen: Partial<Record<NotificationChannel, boolean>> | null }>({
    name: 'accounts-delivery',
    text: `SELECT ${settingsColumns}, (SELECT jsonb_object_agg(channel, wanted) FROM notification_choices
           WHERE user_id = $1 AND kind = $2) AS chosen
           FROM (SELECT 1) one LEFT JOIN delivery_settings d ON d.user_id = $1`,
    values: [userId, kind],
  });
  return { settings: settingsOf(rows[0], timeZone), chosen: rows[0]?.chosen ?? {} };
}

export async function saveDeliverySettings(
  tx: Transaction,
  userId: string,
  { timeZone, quiet, digest, now }: DeliverySettings & { now: Date },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-delivery',
    text: `INSERT INTO delivery_settings (user_id, time_zone, quiet_from, quiet_to, digest, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (user_id) DO UPDATE SET time_zone = $2, quiet_from = $3, quiet_to = $4, digest = $5,
             updated_at = $6`,
    values: [userId, timeZone, quiet?.from ?? null, quiet?.to ?? null, digest, now],
  });
}
