import { fail, ok } from '#domain/core/result.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { prefixedId } from '#domain/core/ids.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { beginBroadcast } from './begin-broadcast.ts';
import { countAudience, endStoredBanner, findBroadcast, listBroadcastsBefore, stopStored } from './broadcast-store.ts';

/** [MSG-16] Before it is sent: to how many it would go. */
export const countReceivers = write(
  messagesContract.countReceivers,
  { policy: admin('messages.send'), idempotency: 'none' },
  async ({ input, tx }) => ok({ total: await countAudience(tx, input.audience) }),
);

/** [MSG-16] The house writes to one, several or all of a filter; a job sends it, and says how far it is. */
export const startBroadcast = write(
  messagesContract.startBroadcast,
  { policy: admin('messages.send'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const begun = await beginBroadcast({ app, tx, caller }, { ...input, id: prefixedId('bulk', app.ids.uuid()) });
    if (!begun) throw new Error('a new id is taken');
    return begun;
  },
);

export const listBroadcasts = read(
  messagesContract.listBroadcasts,
  { policy: admin('messages.view') },
  async ({ input, app }) => {
    const rows = await listBroadcastsBefore(app.db, timeCursor(input.cursor), input.limit + 1);
    return ok(pageOf(rows, input.limit, (last) => [last.createdAt, last.broadcastId]));
  },
);

export const getBroadcast = read(
  messagesContract.getBroadcast,
  { policy: admin('messages.view') },
  async ({ input, app }) => {
    const broadcast = await findBroadcast(app.db, input.broadcastId);
    return broadcast ? ok(broadcast) : fail({ code: 'messages/broadcast-not-found' });
  },
);

/** [MSG-16] It goes to nobody more. */
export const stopBroadcast = write(
  messagesContract.stopBroadcast,
  { policy: admin('messages.send') },
  async ({ input, app, tx, caller }) => {
    const stopped = await stopStored(tx, input.broadcastId, app.clock.now());
    if (!stopped)
      return (await findBroadcast(tx, input.broadcastId))
        ? fail({ code: 'messages/broadcast-over' })
        : fail({ code: 'messages/broadcast-not-found' });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'messages.stopBroadcast',
        subject: { kind: 'broadcast', id: input.broadcastId },
        after: { sent: stopped.sent, total: stopped.total },
      },
    );
    return ok(stopped);
  },
);

/** [ALERT-26] The store shows it no more. */
export const endBanner = write(
  messagesContract.endBanner,
  { policy: admin('messages.send') },
  async ({ input, app, tx, caller }) => {
    const ended = await endStoredBanner(tx, input.broadcastId, app.clock.now());
    if (!ended) return fail({ code: 'messages/broadcast-not-found' });
    await appendAuditLog(
      { app, tx, caller },
      { action: 'messages.endBanner', subject: { kind: 'broadcast', id: input.broadcastId } },
    );
    return ok(ended);
  },
);
