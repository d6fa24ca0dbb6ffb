import { refusalOf } from '#domain/messages/decide-send.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { ok } from '#domain/core/result.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { signal } from '../../../platform/events/signal.ts';
import { findConversation } from '../reading/conversation-store.ts';

/** [MSG-15] The other one sees for some seconds that one is typing; who could not write to them shows nothing. */
export const setTyping = write(
  messagesContract.setTyping,
  { policy: signedIn, idempotency: 'none', limit: { times: 60, seconds: 60 } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const { conversationId } = input;
    const match = await findConversation(tx, userId, conversationId);
    const otherId = match?.conversation.with.userId ?? null;
    if (!match || otherId === null) return ok({ shown: false });
    const { messageType, status } = match.conversation;
    if (refusalOf({ ...match, messageType, isClosed: status === 'closed' }) !== null) return ok({ shown: false });
    await signal(app, tx, {
      name: 'messages.typing',
      payload: { conversationId, userId },
      live: [`user:${otherId}`],
    });
    return ok({ shown: true });
  },
);
