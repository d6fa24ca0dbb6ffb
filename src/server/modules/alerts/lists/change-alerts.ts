import { alertsContract } from '#domain/alerts/contract.ts';
import { sharedSnoozeOptions } from '#domain/alerts/snooze.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { accessTo, alertReader } from './access.ts';
import { countUnread } from './alert-list-store.ts';
import { changeStored, deleteStored, findNamed, markAllRead, restoreStored } from './change-store.ts';

const options = { policy: alertReader, idempotency: 'none' } as const;

/** What a change answers: other open pages hear of it. */
async function changedOf({ app, tx }: { app: App; tx: Transaction }, sellerId: string, changed: string[]) {
  if (changed.length > 0)
    await publish(app, tx, {
      name: 'alerts.changed',
      subject: sellerId,
      payload: { sellerId },
      live: [`shop:${sellerId}`],
    });
  return { changed, unread: await countUnread(tx, sellerId, { now: app.clock.now() }) };
}

/** [ALERT-12, ALERT-18] The named alerts, all of this shop; refused as a whole where one is another's, or most are gone. */
async function findBatch(tx: Transaction, sellerId: string, ids: readonly string[]) {
  const named = await findNamed(tx, { ids, sellerId });
  if (named.some((alert) => alert.sellerId !== sellerId)) return fail({ code: 'alerts/foreign-batch' });
  if (ids.length > 1 && named.length * 2 < new Set(ids).size) return fail({ code: 'alerts/mostly-failed' });
  return ok(named);
}

/** [ALERT-12] One, several or all are read. */
export const markRead = write(alertsContract.markRead, options, async ({ input, app, tx, caller }) => {
  const access = await accessTo(tx, caller, { sellerId: input.sellerId, operation: 'write' });
  if (!access.ok) return access;
  const { sellerId, userId } = access.value;
  const now = app.clock.now();
  const { ids, category = null } = input;
  if (ids === 'all')
    return ok(await changedOf({ app, tx }, sellerId, await markAllRead(tx, { sellerId, category, now })));
  const batch = await findBatch(tx, sellerId, ids);
  if (!batch.ok) return batch;
  const changed = await changeStored(tx, { sellerId, ids, change: { kind: 'read' }, by: userId, now });
  return ok(await changedOf({ app, tx }, sellerId, changed));
});

/** [ALERT-13, ALERT-14, ALERT-22, ALERT-25] */
export const changeAlerts = write(alertsContract.changeAlerts, options, async ({ input, app, tx, caller }) => {
  const access = await accessTo(tx, caller, { sellerId: input.sellerId, operation: 'write' });
  if (!access.ok) return access;
  const { sellerId, userId } = access.value;
  const { ids, change } = input;
  const batch = await findBatch(tx, sellerId, ids);
  if (!batch.ok) return batch;
  if (change.kind === 'snooze') {
    const snoozable = batch.value.map(({ priority, severity }) => ({
      priority,
      context: severity ? { severity } : {},
    }));
    if (!sharedSnoozeOptions(snoozable).includes(change.hours)) return fail({ code: 'alerts/snooze-too-long' });
  }
  const changed = await changeStored(tx, { sellerId, ids, change, by: userId, now: app.clock.now() });
  return ok(await changedOf({ app, tx }, sellerId, changed));
});

/** [ALERT-25] Those that are gone already change nothing. */
export const deleteAlerts = write(alertsContract.deleteAlerts, options, async ({ input, app, tx, caller }) => {
  const access = await accessTo(tx, caller, { sellerId: input.sellerId, operation: 'delete' });
  if (!access.ok) return access;
  const { sellerId } = access.value;
  const named = await findNamed(tx, { ids: input.ids, sellerId });
  if (named.some((alert) => alert.sellerId !== sellerId)) return fail({ code: 'alerts/foreign-batch' });
  const deleted = await deleteStored(tx, { sellerId, ids: input.ids, now: app.clock.now() });
  return ok(await changedOf({ app, tx }, sellerId, deleted));
});

/** [ALERT-25] A deletion can be taken back for ten minutes. */
export const restoreAlerts = write(alertsContract.restoreAlerts, options, async ({ input, app, tx, caller }) => {
  const access = await accessTo(tx, caller, { sellerId: input.sellerId, operation: 'write' });
  if (!access.ok) return access;
  const { sellerId } = access.value;
  const restored = await restoreStored(tx, { sellerId, ids: input.ids, now: app.clock.now() });
  return ok(await changedOf({ app, tx }, sellerId, restored));
});
