import { accountsContract } from '#domain/accounts/contract.ts';
import {
  isNotificationKind,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKindNames,
  notificationKinds,
} from '#domain/accounts/notification-kinds.ts';
import { ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { type Choice, findChoice, listChoices, upsertChoice } from '../stores/notification-store.ts';

async function choicesOf(db: Queryable, userId: string): Promise<{ choices: Choice[] }> {
  const rows = await listChoices(db, userId);
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

/** Whether the person wants to hear of this in this way: what they chose, or the kind's own default. Modules above ask before they tell. */
export async function wantsNotification(
  db: Queryable,
  request: { userId: string; kind: string; channel: NotificationChannel },
): Promise<boolean> {
  if (!isNotificationKind(request.kind)) return true;
  const wanted = await findChoice(db, request);
  return wanted ?? notificationKinds[request.kind][request.channel];
}

/** Whether they asked for it themselves: what nobody needs goes to those alone. */
export const asksForNotification = async (
  db: Queryable,
  request: { userId: string; kind: NotificationKind; channel: NotificationChannel },
): Promise<boolean> => (await findChoice(db, request)) === true;

export const getNotificationChoices = read(
  accountsContract.getNotificationChoices,
  { policy: signedIn },
  async ({ app, caller }) => ok(await choicesOf(app.db, caller.session?.userId ?? '')),
);

export const setNotificationChoices = write(
  accountsContract.setNotificationChoices,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    for (const choice of input.choices) await upsertChoice(tx, { ...choice, userId, now: app.clock.now() });
    return ok(await choicesOf(tx, userId));
  },
);
