import type { ScreenContent } from '../../../platform/page/screen.ts';

/** What an inbox shows first, as its screen asks for it; of words and labels the screen asks itself. */
export function inboxFirstCalls(
  query: Record<string, string>,
  conversationId?: string,
): NonNullable<ScreenContent['firstData']> {
  const { folder = 'inbox', label, q } = query;
  return [
    ['messages.getInbox', {}],
    ...(label || q ? [] : [['messages.listConversations', { folder, limit: 30 }] satisfies [string, object]]),
    ...(conversationId ? [['messages.getConversation', { conversationId }] satisfies [string, object]] : []),
  ];
}
