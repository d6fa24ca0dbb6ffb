import { fail, ok } from '#domain/core/result.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { showAttached } from '../reading/show-messages.ts';
import { countWaiting, listContext, listQueue, type QueuePage } from './moderation-store.ts';

function positionOf(cursor: string | undefined): QueuePage['after'] {
  const [rank, ...locations] = parsedCursor(cursor, 3) ?? [];
  const at = timeCursorOf(locations);
  return at && typeof rank === 'number' ? { rank, ...at } : null;
}

/** [MSG-16] What waits for a moderator, by the second scorer. */
export const listFlaggedMessages = read(
  messagesContract.listFlaggedMessages,
  { policy: admin('spam.view') },
  async ({ input, app }) => {
    const { which, cursor, limit } = input;
    const [rows, waiting] = await Promise.all([
      listQueue(app.db, { which, after: positionOf(cursor), limit: limit + 1, now: app.clock.now() }),
      countWaiting(app.db),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [
      last.rankScore,
      which === 'decided' ? (last.settledAt ?? '') : last.timestamp,
      last.messageId,
    ]);
    return ok({ items: items.map(({ settledAt: _at, ...message }) => message), nextCursor, waiting });
  },
);

/** [MSG-16, ADM-12] The messages around a flagged or reported one, and no others; the log says who read them. */
export const readFlaggedContext = write(
  messagesContract.readFlaggedContext,
  { policy: admin('spam.view'), idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const messages = await listContext(tx, input.messageId);
    if (messages.length === 0) return fail({ code: 'messages/not-waiting' });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'messages.readFlaggedContext',
        subject: { kind: 'message', id: input.messageId },
        after: { messages: messages.length },
      },
    );
    const show = await showAttached(
      { app, db: tx },
      messages.flatMap(({ attachments }) => attachments),
    );
    return ok({ messages: messages.map((each) => ({ ...each, attachments: show(each.attachments) })) });
  },
);
