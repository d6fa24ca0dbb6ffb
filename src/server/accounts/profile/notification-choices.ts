import { accountsContract } from '#domain/accounts/contract.ts';
import {
  isNotificationKind,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
} from '#domain/accounts/notification-kinds.ts';
import { ok } from '#domain/core/result.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  wanted: boolean;
}

async function choicesOf(db: Queryable, userId: string): Promise<{ choices: Choice[] }> {
  const { rows } = await db.query<Choice>({
    name: 'accounts-choices',
    text: 'SELECT kind, channel, wanted FROM notification_choices WHERE user_id = $1',
    values: [userId],
  });
  const said = new Map(rows.map(({ kind, channel, wanted }) => [`${kind} ${channel}`, wanted]));
  return {
    choices: notificationKindNames.flatMap((kind) =>
      notificationChannels.map((channel) => ({
        kind,
        channel,
        wanted: said.get(`${kind} ${channel}`) ?? notificationKinds[kind][channel],
      })),
    ),
  };
}

/** Whether the person wants to hear of this in this way: what they chose, or the kind's own default. Rooms above ask before they tell. */
export async function wantsNotification(
  db: Queryable,
  wish: { userId: string; kind: string; channel: NotificationChannel },
): Promise<boolean> {
  if (!isNotificationKind(wish.kind)) return true;
  const { rows } = await db.query<{ wanted: boolean }>({
    name: 'accounts-choice',
    text: 'SELECT wanted FROM notification_choices WHERE user_id = $1 AND kind = $2 AND channel = $3',
    values: [wish.userId, wish.kind, wish.channel],
  });
  return rows[0]?.wanted ?? notificationKinds[wish.kind][wish.channel];
}

export const getNotificationChoices = read(
  accountsContract.getNotificationChoices,
  { policy: signedIn },
  async ({ app, caller }) => ok(await choicesOf(app.db, caller.session?.userId ?? '')),
);

export const setNotificationChoices = write(
  accountsContract.setNotificationChoices,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    for (const { kind, channel, wanted } of input.choices)
      await tx.query({
        name: 'accounts-set-choice',
        text: 'INSERT INTO notification_choices (user_id, kind, channel, wanted) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id, kind, channel) DO UPDATE SET wanted = $4',
        values: [userId, kind, channel, wanted],
      });
    return ok(await choicesOf(tx, userId));
  },
);
