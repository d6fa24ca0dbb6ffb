import { accountsContract } from '#domain/accounts/contract.ts';
import {
  isNotificationKind,
  type NotificationChannel,
  notificationChannels,
  notificationKindNames,
  notificationKinds,
} from '#domain/accounts/notification-kinds.ts';
import type { DeliverySettings } from '#domain/accounts/delivery/delivery-settings.ts';
import type { PushDevice } from '#domain/accounts/delivery/push-device.ts';
import { ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { changeDelivery } from '../delivery/change-delivery.ts';
import { findDeliverySettings } from '../delivery/delivery-store.ts';
import { dropKinds } from '../delivery/digest-store.ts';
import { listDevices } from '../push/push-store.ts';
import { type Choice, findChoice, listChoices, upsertChoice } from '../stores/notification-store.ts';

interface Choices {
  choices: Choice[];
  delivery: DeliverySettings;
  push: { publicKey: string | null; devices: PushDevice[] };
}

async function choicesOf({ config }: App, db: Queryable, session: Caller['session']): Promise<Choices> {
  const { userId = '', tokenHash = Buffer.alloc(0) } = session ?? {};
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
    delivery: await findDeliverySettings(db, userId, config.TIME_ZONE),
    push: { publicKey: config.PUSH_PUBLIC_KEY ?? null, devices: await listDevices(db, userId, tokenHash) },
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

export const getNotificationChoices = read(
  accountsContract.getNotificationChoices,
  { policy: signedIn },
  async ({ app, caller }) => ok(await choicesOf(app, app.db, caller.session)),
);

export const setNotificationChoices = write(
  accountsContract.setNotificationChoices,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    for (const choice of input.choices) await upsertChoice(tx, { ...choice, userId, now: app.clock.now() });
    const ended = input.choices.filter(({ channel, wanted }) => channel === 'digest' && !wanted);
    await dropKinds(
      tx,
      userId,
      ended.map(({ kind }) => kind),
    );
    if (input.delivery) await changeDelivery(app, tx, { userId, settings: input.delivery });
    return ok(await choicesOf(app, tx, caller.session));
  },
);
