import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { countFolders, type InboxPage, listSides } from '#server/modules/messages/reading/inbox-store.ts';
import { findConversation, listMessagesOf } from '#server/modules/messages/reading/conversation-store.ts';
import { goalOf } from '../goals.ts';
import { recordFigures } from '../last-figures.ts';
import { fillInbox } from './fill-inbox.ts';

/*
 * An inbox of 100 conversations and one of 100,000, with 1,000,000 messages in all: opening it, a page in its middle, a thread and its
 * counts take the same time, and words are found in time. Run with `npm run bench:messages`; it ends with 1 where one of them took half
 * as long again, or a search longer than it may.
 */

const FEW = 100;
const MANY = 100_000;
const MESSAGES_EACH = 10;
const STEP = 10_000;
const ROUNDS = 200;
const MAX_GROWTH = 1.5;
/** What differs by less is noise of a statement that takes a millisecond. */
const MIN_DIFFERENCE_MS = 0.5;
const SEARCH_GOAL = 'search in a million messages of one’s own';
const { goal: maxSearchMs } = goalOf(SEARCH_GOAL);

const folder = join(tmpdir(), `artisan-messages-${process.pid}`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off' }), log });
const { db } = runtime.app;

const page = (userId: string, changes: Partial<InboxPage> = {}): InboxPage => ({
  ...{ userId, folder: 'inbox', labelId: null, isStarred: false, q: null, from: null, direction: 'older', limit: 31 },
  ...changes,
});

async function medianOf(rounds: number, read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const readsOf = (userId: string, conversations: number): Record<string, () => Promise<unknown>> => {
  const middle = Math.floor(conversations / 2);
  const id = `${userId}-${String(middle).padStart(7, '0')}`;
  const at = new Date(Date.UTC(2026, 0, 1) + middle * 60_000).toISOString();
  return {
    'counts of folders': () => countFolders(db, userId),
    'first page': () => listSides(db, page(userId)),
    'a page in the middle, older': () => listSides(db, page(userId, { from: { at, id } })),
    'a page in the middle, newer': () => listSides(db, page(userId, { from: { at, id }, direction: 'newer' })),
    'all, first page': () => listSides(db, page(userId, { folder: 'all' })),
    'unread, first page': () => listSides(db, page(userId, { folder: 'unread' })),
    'one conversation': () => findConversation(db, userId, id),
    'its messages': () =>
      listMessagesOf(db, { userId, sellerId: `maker${middle}`, conversationId: id, beyond: null, limit: 50 }),
  };
};

let isSlow = false;
try {
  await fillInbox(db, { userId: 'few', from: 1, to: FEW, messages: MESSAGES_EACH });
  const few = readsOf('few', FEW);
  const before = new Map<string, number>();
  for (const [name, read] of Object.entries(few)) before.set(name, await medianOf(ROUNDS, read));
  for (let from = 1; from <= MANY; from += STEP)
    await fillInbox(db, { userId: 'many', from, to: from + STEP - 1, messages: MESSAGES_EACH });
  for (const [name, read] of Object.entries(readsOf('many', MANY))) {
    const [small, large] = [before.get(name) ?? 0, await medianOf(ROUNDS, read)];
    const growth = large / small;
    if (growth > MAX_GROWTH && large - small > MIN_DIFFERENCE_MS) isSlow = true;
    console.log(`${name}: ${small.toFixed(2)} ms of 100, ${large.toFixed(2)} ms of 100,000: ${growth.toFixed(2)} ×`);
  }
  let slowest = 0;
  for (const [userId, q] of [
    ['few', 'glazes'],
    ['many', 'glaze kiln sister present'],
    ['many', 'glazes'],
  ] as const) {
    const took = await medianOf(9, () => listSides(db, page(userId, { folder: 'all', q })));
    slowest = Math.max(slowest, took);
    console.log(`search “${q}” in the messages of ${userId}, among 1,000,000: ${took.toFixed(1)} ms`);
  }
  recordFigures({ [SEARCH_GOAL]: slowest });
  if (slowest > maxSearchMs) isSlow = true;
  console.log(`slowest search: ${slowest.toFixed(1)} ms (at most ${maxSearchMs})`);
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isSlow ? 1 : 0);
