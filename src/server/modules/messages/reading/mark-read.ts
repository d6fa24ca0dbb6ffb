import { checkIds } from '#domain/messages/check-ids.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findSide, markStoredRead } from './conversation-store.ts';
import { countFolders } from './inbox-store.ts';

interface Reading {
  userId: string;
  otherId: string | null;
  sellerId: string;
  conversationId: string;
  upTo: number;
}

/** [MSG-05] Reads up to a number; the writer sees that it was seen. Answers how many stay unread here. */
async function readUpTo(app: App, tx: Transaction, { otherId, ...reading }: Reading): Promise<number> {
  const { userId, conversationId } = reading;
  const { marked, left, number } = await markStoredRead(tx, { ...reading, now: app.clock.now() });
  if (marked > 0)
    await publish(app, tx, {
      name: 'messages.read',
      subject: conversationId,
      payload: { conversationId, readerId: userId, number },
      live: [`user:${userId}`, ...(otherId === null ? [] : [`user:${otherId}`])],
    });
  return left;
}

export const markRead = write(
  messagesContract.markRead,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const ids = checkIds({ conversationId: input.conversationId });
    if (!ids.ok) return ids;
    const userId = caller.session?.userId ?? '';
    const { conversationId } = input;
    const side = await findSide(tx, userId, conversationId);
    if (!side) return fail({ code: 'messages/unauthorized' });
    const upTo = input.upTo ?? side.messageCount;
    const unreadCount = await readUpTo(app, tx, { ...side, userId, conversationId, upTo });
    return ok({ unreadCount, unread: (await countFolders(tx, userId)).unread });
  },
);
