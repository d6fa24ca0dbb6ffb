import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '#domain/messages/limits.ts';
import { send } from '#web/platform/sending/send.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/** Conversations in which the other one types now. */
const typists = createStore<ReadonlySet<string>>(new Set());
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** They sent what they typed, or stopped. */
export function endTyping(conversationId: string): void {
  clearTimeout(timers.get(conversationId));
  timers.delete(conversationId);
  if (typists.get().has(conversationId))
    typists.set((now) => new Set([...now].filter((each) => each !== conversationId)));
}

/** [MSG-15] The other one types: shown until nothing more is heard of it for a while. */
export function startTyping(conversationId: string): void {
  clearTimeout(timers.get(conversationId));
  timers.set(
    conversationId,
    setTimeout(() => endTyping(conversationId), TYPING_SHOWN_MS),
  );
  typists.set((now) => new Set([...now, conversationId]));
}

export const useIsTyping = (conversationId: string): boolean => useStore(typists).has(conversationId);

const shownAt = new Map<string, number>();

/** One types oneself: the other one is shown it, at most every few seconds. What does not arrive is not missed. */
export function showTyping(conversationId: string): void {
  const now = Date.now();
  if (now - (shownAt.get(conversationId) ?? 0) < TYPING_EVERY_MS) return;
  shownAt.set(conversationId, now);
  void send('messages.setTyping', { conversationId }).catch(() => undefined);
}
