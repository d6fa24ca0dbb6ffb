import type { Picture } from '#domain/core/pictures/picture.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { send } from '#web/platform/sending/send.ts';
import { currentSession, onPersonChange } from '#web/platform/session.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { refresh } from '#web/platform/use-call.ts';
import { renewOwnPictures } from '../composer/own-pictures.ts';
import { renewed } from '../composer/renewed-pictures.ts';
import { patchThread } from '../conversations/read-thread.ts';
import { withMessage } from '../conversations/thread-cache.ts';
import { patchLast } from '../conversations/use-conversations.ts';
import { setWait } from './waits.ts';
import {
  type Hindrance,
  hindered,
  type Outbox,
  parseOutbox,
  type Unsent,
  underWay,
  unsentIn,
  waitsForConnection,
  without,
} from './outbox-state.ts';

const outbox = createStore<Outbox>([]);
/** What is on its way in each conversation: the next one goes when it has arrived, so that their order stays. */
const queues = new Map<string, Promise<void>>();
let readFor: string | null = null;
/** Tries in a row that the server did not answer. */
let unanswered = 0;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

const nameOf = (userId: string): string => `message-outbox:${userId}`;

function keep(next: (now: Outbox) => Outbox): void {
  outbox.set(next);
  const userId = currentSession()?.userId;
  if (!userId) return;
  try {
    if (outbox.get().length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(outbox.get()));
  } catch {
    // It is then sent on this visit or not at all, and says so.
  }
}

function hindranceOf(error: unknown): Hindrance {
  if (!(error instanceof ApiProblem) || error.status === 0) return { message: '', code: 'network', retryAt: null };
  const seconds = Number(error.facts.retryAfterSeconds);
  const retryAt = Number.isFinite(seconds) && seconds > 0 ? Date.now() + seconds * 1000 : null;
  return { message: error.message, code: error.code, retryAt };
}

async function deliver({ clientId, conversationId, content, pictures }: Unsent): Promise<void> {
  if (!outbox.get().some((each) => each.clientId === clientId)) return;
  keep((now) => underWay(now, clientId));
  const attachments = pictures.map(({ id, alt }) => ({ id, alt }));
  try {
    const sent = await send('messages.sendMessage', { conversationId, clientId, content, attachments }, clientId);
    patchThread(conversationId, (thread) => withMessage(thread, sent.message));
    setWait(conversationId, sent.wait);
    keep((now) => without(now, clientId));
    unanswered = 0;
  } catch (error) {
    const hindrance = hindranceOf(error);
    keep((now) => hindered(now, clientId, hindrance));
    // Without a connection its return tries again; a server that does not answer is asked later, and later still.
    if (hindrance.code === 'network' && navigator.onLine) {
      setTimeout(sendWaiting, Math.min(FIRST_RETRY_MS * 2 ** unanswered, LAST_RETRY_MS));
      unanswered += 1;
    }
  }
  refresh('messages.listConversations', 'messages.getInbox');
}

function enqueue(unsent: Unsent): void {
  const before = queues.get(unsent.conversationId) ?? Promise.resolve();
  queues.set(
    unsent.conversationId,
    before.then(() => deliver(unsent)),
  );
}

/** [UX-81] Shows a message at once and sends it; it stays until the server has it or its writer takes it away. */
export function sendMessage(conversationId: string, content: string, pictures: Picture[]): void {
  const unsent: Unsent = {
    ...{ clientId: crypto.randomUUID(), conversationId, content, pictures },
    ...{ at: new Date().toISOString(), state: 'sending', hindrance: null },
  };
  keep((now) => [...now, unsent]);
  patchLast(conversationId, currentSession()?.userId ?? '', content);
  enqueue(unsent);
}

/** Tries one again, and those that were written after it. */
export function retry(unsent: Unsent): void {
  keep((now) => underWay(now, unsent.clientId));
  enqueue(unsent);
}

export const discard = (clientId: string): void => keep((now) => without(now, clientId));

function sendWaiting(): void {
  for (const unsent of outbox.get()) if (waitsForConnection(unsent)) retry(unsent);
}

/** [UX-81] What was not sent when the page was left is sent now; and again when the connection is back. */
export function startOutbox(): void {
  const userId = currentSession()?.userId ?? null;
  if (!userId || readFor === userId) return;
  if (readFor === null) {
    addEventListener('online', sendWaiting);
    onPersonChange(() => {
      outbox.set([]);
      readFor = '';
    });
  }
  readFor = userId;
  try {
    outbox.set(parseOutbox(localStorage.getItem(nameOf(userId))));
  } catch {
    outbox.set([]);
  }
  void renewPictures();
  sendWaiting();
}

/** What the pictures of an earlier visit opened by may have ended. */
async function renewPictures(): Promise<void> {
  const pictures = outbox.get().flatMap((unsent) => unsent.pictures);
  const now = pictures.length > 0 && (await renewOwnPictures(pictures));
  if (now) keep((all) => all.map((unsent) => ({ ...unsent, pictures: renewed(unsent.pictures, now) })));
}

/** What stands in a conversation and is not sent. */
export const useUnsent = (conversationId: string): Unsent[] => unsentIn(useStore(outbox), conversationId);
