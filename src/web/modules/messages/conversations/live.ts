import { currentSession } from '#web/platform/session.ts';
import type { Listener } from '#web/platform/live.ts';
import { refresh } from '#web/platform/use-call.ts';
import { patchThread, renewThread } from './read-thread.ts';
import { withSeen } from './thread-cache.ts';
import { startTyping, endTyping } from './typing.ts';
import { patchConversations } from './use-conversations.ts';

const renewLists = (): void => refresh('messages.listConversations', 'messages.getInbox');

/** [MSG-11] What happens in one's conversations, wherever one is: lists, counts and open conversations follow. */
export const messagesLive: Listener = {
  'messages.sent': ({ conversationId, senderId }) => {
    if (senderId !== currentSession()?.userId) endTyping(conversationId);
    renewThread(conversationId);
    renewLists();
  },
  'messages.read': ({ conversationId, readerId, number }) => {
    if (readerId !== currentSession()?.userId)
      return patchThread(conversationId, (thread) => withSeen(thread, number, new Date().toISOString()));
    // Another device of one's own read it.
    patchConversations([conversationId], { isRead: true });
    renewLists();
  },
  'messages.typing': ({ conversationId, userId }) => {
    if (userId !== currentSession()?.userId) startTyping(conversationId);
  },
  'messages.changed': () =>
    refresh('messages.listConversations', 'messages.getInbox', 'messages.getConversation', 'messages.listTemplates'),
  'messages.status-changed': () => refresh('messages.getConversation', 'messages.listConversations'),
  'messages.decided': ({ conversationId }) => {
    renewThread(conversationId);
    renewLists();
  },
};
