import type { App } from '../calls/app.ts';
import { isRepeatable } from '../database/open-database.ts';
import {
  ensureCursors,
  listDueReactions,
  listNewEvents,
  EVENT_SCAN_BATCH_SIZE,
  waitsForNobody,
  type WhenLocked,
} from './event-store.ts';
import { handleBatch } from './handle-batch.ts';
import type { Reaction } from './reaction.ts';
import { findNextRetry } from './parked-store.ts';
import { retryParked } from './retry-parked.ts';

/** How often is looked while something is to be waited for: an event that is not final yet, a reaction that is behind, another's turn. */
const POLL_MILLISECONDS = 1000;
/** How often otherwise: who publishes says so, and what was said and not heard is made good then. */
const SAFETY_MILLISECONDS = 30_000;
/** How long a cursor may stay behind events that its reaction does not want: they are read over together. */
const READ_OVER_MILLISECONDS = 5000;

export interface Dispatcher {
  /** Something was told: look now instead of at the next poll. */
  wake(): void;
  /** Handles everything that is final now, and waits for those who are at it; for tests and the demo. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** A sleep that ends early when somebody says so. */
function wakeableSleep() {
  let wakeSleeper: () => void = () => undefined;
  const take = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeSleeper = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return { take, end: () => wakeSleeper() };
}

interface Pass {
  more: boolean;
  /** No reaction is behind anything. */
  isIdle: boolean;
}

/** Looks at every cursor and at what is parked, however little was told. */
function allPasses(
  app: App,
  reactions: readonly Reaction[],
  isStopped: () => boolean,
): (whenLocked: WhenLocked) => Promise<Pass> {
  let readOverAt = 0;
  return async (whenLocked) => {
    let more = false;
    const readOver = whenLocked === 'wait' || Date.now() - readOverAt > READ_OVER_MILLISECONDS;
    if (readOver) readOverAt = Date.now();
    const due = await findDue(app, reactions, readOver);
    for (const { reaction, hasEvents, hasParked } of due) {
      if (isStopped()) break;
      if (hasEvents && (await handleBatch(app, reaction, whenLocked))) more = true;
      if (hasParked) await retryParked(app, reaction, whenLocked);
      // Who waits looks until nothing is due: another one may be in the middle of it.
      if (whenLocked === 'wait') more = true;
    }
    return { more, isIdle: readOver && due.length === 0 };
  };
}

interface Look {
  more: boolean;
  /** How long nothing is to be looked for unless somebody says so. */
  pause: number;
}

/** What was told since the last look concerns few reactions; once a second all are looked at, until there is nothing to wait for. */
function looks(
  app: App,
  reactions: readonly Reaction[],
  { passAll, isStopped }: { passAll: ReturnType<typeof allPasses>; isStopped: () => boolean },
): () => Promise<Look> {
  let lookedAllAt = 0;
  const lookForNew = newEvents(app);
  return async () => {
    const { names, isFull, isWaiting } = await lookForNew();
    if (Date.now() - lookedAllAt >= POLL_MILLISECONDS) {
      lookedAllAt = Date.now();
      const { more, isIdle } = await passAll('skip');
      if (!isIdle || isWaiting) return { more, pause: POLL_MILLISECONDS };
      const nextRetry = (await findNextRetry(app.db)) ?? Infinity;
      return { more, pause: Math.max(POLL_MILLISECONDS, Math.min(SAFETY_MILLISECONDS, nextRetry)) };
    }
    let more = isFull;
    for (const reaction of reactions) {
      if (isStopped()) return { more: false, pause: POLL_MILLISECONDS };
      if (reaction.to.some((name) => names.has(name)) && (await handleBatch(app, reaction, 'skip'))) more = true;
    }
    return { more, pause: POLL_MILLISECONDS };
  };
}

/** Until nothing final is left, looked for after nothing was waited for in vain: a stranger may end between both. */
async function drainAll(app: App, pass: () => Promise<boolean>): Promise<void> {
  const handled = (): Promise<boolean> =>
    pass().catch((error: unknown) => {
      if (isRepeatable(error)) return true;
      throw error;
    });
  while ((await waitsForNobody(app.db)) || (await handled()));
}

/**
 * Brings every event to every reaction, once and in order per subject, for any number of processes: the cursor row is locked,
 * the effects and the moved cursor are committed together. An event that fails is parked and tried again, and later events of
 * its subject wait behind it.
 */
export function startDispatcher(app: App, reactions: readonly Reaction[]): Dispatcher {
  let stopped = false;
  let awake = true;
  const nap = wakeableSleep();
  const isStopped = (): boolean => stopped;
  const passAll = allPasses(app, reactions, isStopped);
  const pass = looks(app, reactions, { passAll, isStopped });

  let looking: Promise<Look> = Promise.resolve({ more: false, pause: 0 });
  const loop = (async () => {
    let hasCursors = false;
    const look = async (): Promise<Look> => {
      if (!hasCursors) await ensureCursors(app.db, reactions);
      hasCursors = true;
      return pass();
    };
    while (!stopped) {
      awake = false;
      let pause = POLL_MILLISECONDS;
      try {
        looking = look();
        const { more, pause: wanted } = await looking;
        pause = wanted;
        if (more) awake = true;
      } catch (error) {
        app.log.error('events could not be handled', { error });
      }
      if (!awake && !stopped) await nap.take(pause);
    }
  })();

  const wake = (): void => {
    awake = true;
    nap.end();
  };
  return {
    wake,
    settle: async () => {
      // Nothing told during a transaction of one's own that is older is final before that has ended.
      await looking.catch(() => undefined);
      await ensureCursors(app.db, reactions);
      await drainAll(app, async () => (await passAll('wait')).more);
    },
    stop: async () => {
      stopped = true;
      wake();
      await loop;
    },
  };
}

/**
 * Answers the names of the events that became final since it was last asked, and whether there are some that are not final yet. Any process
 * hears of them, so its own memory is enough.
 */
function newEvents(app: App): () => Promise<{ names: Set<string>; isFull: boolean; isWaiting: boolean }> {
  let after = { xid: '0', seq: 0 };
  let isFirst = true;
  return async () => {
    const wasFirst = isFirst;
    const rows = await listNewEvents(app.db, wasFirst ? null : after);
    isFirst = false;
    const final = rows.filter(({ isFinal }) => isFinal);
    after = final.at(-1) ?? after;
    const isFull = final.length === EVENT_SCAN_BATCH_SIZE;
    return { names: new Set(final.map(({ name }) => name)), isFull, isWaiting: wasFirst || final.length < rows.length };
  };
}

interface Due {
  reaction: Reaction;
  hasEvents: boolean;
  hasParked: boolean;
}

/** Which reactions have something to do, by one statement: most wakes concern few of them. With `readOver` events that a reaction does not want count too. */
async function findDue(app: App, reactions: readonly Reaction[], readOver: boolean): Promise<Due[]> {
  const rows = await listDueReactions(app.db, reactions, readOver);
  return reactions.flatMap((reaction) =>
    rows
      .filter((row) => row.reaction === reaction.name)
      .map(({ hasEvents, hasParked }) => ({ reaction, hasEvents, hasParked })),
  );
}
