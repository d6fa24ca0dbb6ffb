import type { NotificationChannel, NotificationKind } from '#domain/accounts/notification-kinds.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  wanted: boolean;
}

/** What a person chose; what they never touched is not there. */
export async function listChoices(db: Queryable, userId: string): Promise<Choice[]> {
  const { rows } = await db.query<Choice>({
    name: 'accounts-choices',
    text: 'SELECT kind, channel, wanted FROM notification_choices WHERE user_id = $1',
    values: [userId],
  });
  return rows;
}

export async function findChoice(
  db: Queryable,
  { userId, kind, channel }: { userId: string; kind: string; channel: NotificationChannel },
): Promise<boolean | null> {
  const { rows } = await db.query<{ wanted: boolean }>({
    name: 'accounts-choice',
    text: 'SELECT wanted FROM notification_choices WHERE user_id = $1 AND kind = $2 AND channel = $3',
    values: [userId, kind, channel],
  });
  return rows[0]?.wanted ?? null;
}

export async function upsertChoice(
  tx: Transaction,
  { userId, kind, channel, wanted, now }: Choice & { userId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'accounts-set-choice',
    text: `INSERT INTO notification_choices AS c (user_id, kind, channel, wanted, since) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (user_id, kind, channel) DO UPDATE SET wanted = $4, since = CASE WHEN c.wanted = $4 THEN c.since
             ELSE $5 END`,
    values: [userId, kind, channel, wanted, now],
  });
}
