import type { Message } from '#domain/messages/model.ts';

/** What is read of a conversation so far: its newest messages without a gap, in the order they were written. */
export interface Thread {
  items: readonly Message[];
  hasOlder: boolean;
}

interface Page {
  items: readonly Message[];
  hasOlder: boolean;
}

const byNumber = (one: Message, other: Message): number => one.number - other.number;

/** Two readings together: of what stands in both, the later one counts. */
const union = (before: readonly Message[], after: readonly Message[]): Message[] =>
  [...new Map([...before, ...after].map((message) => [message.number, message])).values()].toSorted(byNumber);

/** The newest page came again: it is added, or takes the place of everything where more came than a page holds. */
export function withNewest(thread: Thread | undefined, page: Page): Thread {
  const last = thread?.items.at(-1)?.number ?? 0;
  const first = page.items[0]?.number ?? last + 1;
  if (!thread || thread.items.length === 0 || first > last + 1) return { items: page.items, hasOlder: page.hasOlder };
  return { items: union(thread.items, page.items), hasOlder: thread.hasOlder };
}

/** An older page came; one that does not end where the thread begins belongs to a reading that is no more. */
export function withOlder(thread: Thread, page: Page): Thread {
  const first = thread.items[0]?.number ?? 1;
  const last = page.items.at(-1)?.number;
  if (last === undefined) return { ...thread, hasOlder: false };
  return last < first - 1 ? thread : { items: union(page.items, thread.items), hasOlder: page.hasOlder };
}

/** One message, as it was answered or read again. */
export const withMessage = (thread: Thread, message: Message): Thread => {
  const last = thread.items.at(-1)?.number ?? 0;
  // One that came before those in front of it waits until they are read too.
  return message.number > last + 1 ? thread : { ...thread, items: union(thread.items, [message]) };
};

/** The other one has read up to a number. */
export const withSeen = (thread: Thread, number: number, at: string): Thread => ({
  ...thread,
  items: thread.items.map((message) =>
    message.isOwn && message.number <= number && !message.isRead ? { ...message, isRead: true, readAt: at } : message,
  ),
});

/** One has read up to a number oneself. */
export const withRead = (thread: Thread, number: number): Thread => ({
  ...thread,
  items: thread.items.map((message) =>
    !message.isOwn && message.number <= number && !message.isRead ? { ...message, isRead: true } : message,
  ),
});

/** What one has reported, or says is none. */
export const withMarks = (
  thread: Thread,
  messageId: string,
  marks: Partial<Pick<Message, 'isSpam' | 'isReported'>>,
): Thread => ({
  ...thread,
  items: thread.items.map((message) => (message.messageId === messageId ? { ...message, ...marks } : message)),
});

/** [UX-84] Where the new ones begin: the first that was written to one and is not read. */
export const firstUnread = (items: readonly Message[]): number | null =>
  items.find(({ isOwn, isRead }) => !isOwn && !isRead)?.number ?? null;
