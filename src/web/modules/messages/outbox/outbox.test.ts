import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#test/builders/stub-local-storage.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import type { Unsent } from './outbox-state.ts';

interface Sent {
  conversationId: string;
  clientId: string;
  content: string;
}
type Answer = (problem?: ApiProblem) => Promise<void>;

/** Every message that was sent, with the way to answer it. */
const sent: (Sent & { key: string; answer: Answer })[] = [];
const send = vi.fn((_name: string, input: Sent, key: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const answer: Answer = async (problem) => {
    if (problem) reject(problem);
    else resolve({ message: { number: 1 }, wait: null });
    await vi.advanceTimersByTimeAsync(0);
  };
  sent.push({ ...input, key, answer });
  return promise;
});
const refreshed = vi.fn();
let userId: string | null = 'ana';
let changePerson = (): void => undefined;
vi.mock('#web/platform/api.ts', () => ({ ApiProblem, inputKey: JSON.stringify }));
vi.mock('#web/platform/sending/send.ts', () => ({ send }));
vi.mock('#web/platform/use-call.ts', () => ({ refresh: (...names: string[]) => refreshed(...names) }));
vi.mock('#web/platform/session.ts', () => ({
  currentSession: () => userId && { userId },
  onPersonChange: (listener: () => void) => void (changePerson = listener),
}));
vi.mock('../composer/own-pictures.ts', () => ({ renewOwnPictures: async () => null }));
vi.mock('../conversations/read-thread.ts', () => ({ patchThread: () => undefined }));
vi.mock('../conversations/use-conversations.ts', () => ({ patchLast: () => undefined }));

const browserStore = stubLocalStorage();
const window = new EventTarget();
vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
const navigator = { onLine: true };
vi.stubGlobal('navigator', navigator);
const { discard, retry, sendMessage, startOutbox } = await import('./outbox.ts');

const settle = () => vi.advanceTimersByTimeAsync(0);
const contents = (): string[] => sent.map(({ content }) => content);
const stored = (name = 'ana'): Pick<Unsent, 'content' | 'state' | 'hindrance' | 'clientId'>[] =>
  JSON.parse(browserStore.texts.get(`message-outbox:${name}`) ?? '[]') as Unsent[];
const lost = new ApiProblem(0, { code: 'network', message: '' });
const start = (): void => {
  // As another page does it: whoever was signed in before is another person.
  changePerson();
  startOutbox();
};

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.useFakeTimers();
  userId = 'ana';
  navigator.onLine = true;
  browserStore.isFull = false;
  browserStore.texts.clear();
  start();
  sent.length = 0;
});
afterEach(async () => {
  changePerson();
  for (const each of sent) await each.answer();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test('[UX-81, MSG-04] of one conversation the next message leaves when the one before is answered', async () => {
  sendMessage('c1', 'One', []);
  sendMessage('c1', 'Two', []);
  sendMessage('c2', 'Elsewhere', []);
  await settle();
  expect(contents()).toEqual(['One', 'Elsewhere']);
  expect(stored().map(({ content, state }) => [content, state])).toEqual([
    ['One', 'sending'],
    ['Two', 'sending'],
    ['Elsewhere', 'sending'],
  ]);
  await sent[0]?.answer();
  expect(contents()).toEqual(['One', 'Elsewhere', 'Two']);
  expect(stored().map(({ content }) => content)).toEqual(['Two', 'Elsewhere']);
  for (const each of sent) await each.answer();
  // Nothing is left of it, not even an empty list.
  expect(browserStore.texts.size).toBe(0);
  expect(sent.every(({ key, clientId }) => key === clientId)).toBe(true);
  expect(refreshed).toHaveBeenLastCalledWith('messages.listConversations', 'messages.getInbox');
});

test('[UX-81] a message that is taken away before its turn is never sent', async () => {
  sendMessage('c1', 'One', []);
  sendMessage('c1', 'Two', []);
  await settle();
  discard(stored()[1]?.clientId ?? '');
  await sent[0]?.answer();
  expect(contents()).toEqual(['One']);
});

test('[UX-81, MSG-10] a refusal stays with its words and the moment until which it holds', async () => {
  vi.setSystemTime(1_000_000);
  sendMessage('c1', 'One', []);
  await settle();
  const problem = { code: 'messages/limit-conversation', message: 'Wait 20 seconds.', retryAfterSeconds: 20 };
  await sent[0]?.answer(new ApiProblem(429, problem));
  expect(stored()).toMatchObject([
    {
      state: 'failed',
      hindrance: { message: 'Wait 20 seconds.', code: 'messages/limit-conversation', retryAt: 1_020_000 },
    },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(contents()).toEqual(['One']);
  const [again] = stored();
  retry(again as Unsent);
  await settle();
  expect(stored()).toMatchObject([{ state: 'sending', hindrance: null }]);
  expect(sent.map(({ clientId }) => clientId)).toEqual([again?.clientId, again?.clientId]);
  await sent[1]?.answer(new ApiProblem(400, { code: 'messages/blocked', message: 'No.', retryAfterSeconds: 0 }));
  expect(stored()).toMatchObject([{ hindrance: { code: 'messages/blocked', retryAt: null } }]);
});

test('[UX-81] a message without an answer is tried again later and later', async () => {
  sendMessage('c1', 'One', []);
  await settle();
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    const count = sent.length;
    await sent.at(-1)?.answer(lost);
    expect(stored()).toMatchObject([{ state: 'failed', hindrance: { code: 'network', retryAt: null } }]);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(sent).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(count + 1);
  }
  await sent.at(-1)?.answer();
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  // An answer ends the row: the next one that is lost is tried soon again.
  sendMessage('c1', 'Two', []);
  await settle();
  const count = sent.length;
  await sent.at(-1)?.answer(lost);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(count + 1);
});

test('[UX-81] without a connection nothing is tried until it is back; what was refused stays', async () => {
  sendMessage('c1', 'Refused', []);
  sendMessage('c2', 'Lost', []);
  await settle();
  navigator.onLine = false;
  await sent[0]?.answer(new ApiProblem(403, { code: 'messages/blocked', message: 'No.' }));
  await sent[1]?.answer(lost);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(contents()).toEqual(['Refused', 'Lost']);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(contents()).toEqual(['Refused', 'Lost', 'Lost']);
});

test('[UX-81, ACC-20] what one person wrote is sent in nobody else’s name', async () => {
  sendMessage('c1', 'One', []);
  sendMessage('c1', 'Two', []);
  await settle();
  userId = null;
  changePerson();
  await sent[0]?.answer(lost);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(contents()).toEqual(['One']);
  userId = 'bo';
  startOutbox();
  await settle();
  expect(contents()).toEqual(['One']);
  sendMessage('c9', 'Of Bo', []);
  await settle();
  expect(stored('bo').map(({ content }) => content)).toEqual(['Of Bo']);
  expect(stored().map(({ content }) => content)).toEqual(['One', 'Two']);
  userId = 'ana';
  start();
  await settle();
  // Once, however often the screens ask for it.
  startOutbox();
  await settle();
  expect(contents()).toEqual(['One', 'Of Bo', 'One']);
  expect(sent[2]?.clientId).toBe(sent[0]?.clientId);
  await sent[2]?.answer();
  expect(contents().at(-1)).toBe('Two');
});

test('[UX-81] where nothing can be stored a message is sent all the same', async () => {
  browserStore.isFull = true;
  sendMessage('c1', 'One', []);
  await settle();
  expect(contents()).toEqual(['One']);
  await sent[0]?.answer();
  expect(browserStore.texts.size).toBe(0);
});
