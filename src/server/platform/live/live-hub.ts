import type { App } from '../calls/app.ts';
import type { LiveMessage } from './live-message.ts';
import { CATCH_UP, listLiveMessages, listLiveMessagesSince, newestLiveId } from './live-store.ts';

interface LiveListener {
  topics: ReadonlySet<string>;
  userId: string;
  /** When the session that opened it ends. */
  endsAt?: Date | undefined;
  onMessage(message: LiveMessage): void;
  close(): void;
}

/** The open pages of this process. Messages come to it from the database, so it does not matter which process told them. */
export interface LiveHub {
  add(listener: LiveListener): () => void;
  publish(message: LiveMessage): void;
  /** A session of this person ended: their streams close and come back only with a session that lives. */
  closeOf(userId: string): void;
  /** Those whose session is over by itself: its time has come. */
  closeEnded(now: Date): void;
  closeAll(): void;
  countOf(userId: string): number;
  count(): number;
}

export function liveHub(): LiveHub {
  const listeners = new Set<LiveListener>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish: (message) => {
      for (const listener of listeners) if (listener.topics.has(message.topic)) listener.onMessage(message);
    },
    closeOf: (userId) => {
      for (const listener of [...listeners]) if (listener.userId === userId) listener.close();
    },
    closeEnded: (now) => {
      for (const listener of [...listeners]) if (listener.endsAt && listener.endsAt <= now) listener.close();
    },
    closeAll: () => {
      for (const listener of [...listeners]) listener.close();
    },
    count: () => listeners.size,
    countOf: (userId) => [...listeners].filter((listener) => listener.userId === userId).length,
  };
}

/** Numbers are given before commits, so a lower one may become visible later: catching up starts a little before the last seen. */
const RESUME_MARGIN = 50;

/** A page that has waited longer than so many seconds for its stream reads anew what it shows. */
const MAX_SECONDS_OPEN = 120;

/** What was told since a page began to load: it read its data before its stream was there. */
export async function messagesSinceOpening(app: App, topics: string[], seconds: number): Promise<LiveMessage[]> {
  if (!(seconds > 0)) return [];
  const since = new Date(app.clock.now().getTime() - Math.min(seconds, MAX_SECONDS_OPEN) * 1000);
  return listLiveMessagesSince(app.db, { topics, since });
}

/** Everything that was missed, in pages: whoever was away for long gets all of it. */
export async function* missedMessages(app: App, topics: string[], lastId: number): AsyncGenerator<LiveMessage> {
  for (let after = Math.max(0, lastId - RESUME_MARGIN); ;) {
    const rows = await listLiveMessages(app.db, { topics, after });
    yield* rows;
    if (rows.length < CATCH_UP) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** The number from which a page that opens now would resume: the newest there is, and no older ones within the margin. */
export async function resumeFrom(app: App, topics: string[]): Promise<number> {
  return (await newestLiveId(app.db, topics)) + RESUME_MARGIN;
}
