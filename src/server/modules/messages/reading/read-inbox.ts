import { sendingLimits } from '#domain/messages/allowance.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { waitOf } from '#domain/messages/decide-send.ts';
import type { Conversation } from '#domain/messages/model.ts';
import { ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { cursorOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { countFolders, listSides } from './inbox-store.ts';
import { listLabelsOf } from '../own/label-store.ts';
import { findAuditEntries } from '../sending/send-store.ts';

/** The house signs with the name of the marketplace. */
export const named = (app: Pick<App, 'config'>, conversation: Conversation): Conversation =>
  conversation.isSystemMessage
    ? { ...conversation, with: { ...conversation.with, name: app.config.MARKETPLACE_NAME } }
    : conversation;

/** [MSG-12] Folders with their counts and labels: what stands beside the list. */
export const getInbox = read(messagesContract.getInbox, { policy: signedIn }, async ({ app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const [counted, labels, actions] = await Promise.all([
    countFolders(app.db, userId),
    listLabelsOf(app.db, userId),
    findAuditEntries(app.db, { userId, kind: 'message', limits: sendingLimits, conversationId: '' }),
  ]);
  return ok({ ...counted, labels, wait: waitOf(actions.now, app.clock.now()) });
});

/** [MSG-11] One's conversations; a cursor names a place, and pages go both ways from it. */
export const listConversations = read(
  messagesContract.listConversations,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const from = timeCursor(input.cursor);
    const isOlder = input.direction === 'older';
    const rows = await listSides(app.db, {
      userId: caller.session?.userId ?? '',
      folder: input.folder,
      labelId: input.labelId ?? null,
      isStarred: input.isStarred ?? false,
      q: input.q || null,
      from,
      direction: input.direction,
      limit: input.limit + 1,
    });
    const goesOn = rows.length > input.limit;
    const items = isOlder ? rows.slice(0, input.limit) : rows.slice(-input.limit);
    const [first, last] = [items.at(0), items.at(-1)];
    const at = (one: Conversation | undefined): string | null =>
      one ? cursorOf([one.updatedAt, one.conversationId]) : null;
    const hasNewer = isOlder ? from !== null : goesOn;
    return ok({
      items: items.map((one) => named(app, one)),
      olderCursor: isOlder && !goesOn ? null : at(last),
      // Ahead of the first page there is what comes in while it is looked at.
      newerCursor: hasNewer ? at(first) : null,
    });
  },
);
