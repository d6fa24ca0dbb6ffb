import type { App } from '../calls/app.ts';
import { isRepeatable } from '../database/open-database.ts';
import {
  ensureCursors,
  listDueReactions,
  listFinalEvents,
  EVENT_SCAN_BATCH_SIZE,
  waitsForNobody,
  type WhenLocked,
} from './event-store.ts';
import { handleBatch } from './handle-batch.ts';
import type { Reaction } from './reaction.ts';
import { retryParked } from './retry-parked.ts';

const POLL_MILLISECONDS = 1000;
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

/** Looks at every cursor and at what is parked, however little was told. */
function allPasses(
  app: App,
  reactions: readonly Reaction[],
  isStopped: () => boolean,
): (whenLocked: WhenLocked) => Promise<boolean> {
  let readOverAt = 0;
  return async (whenLocked) => {
    let more = false;
    const readOver = whenLocked === 'wait' || Date.now() - readOverAt > READ_OVER_MILLISECONDS;
    if (readOver) readOverAt = Date.now();
    for (const { reaction, hasEvents, hasParked } of await findDue(app, reactions, readOver)) {
      if (isStopped()) return false;
      if (hasEvents && (await handleBatch(app, reaction, whenLocked))) more = true;
      if (hasParked) await retryParked(app, reaction, whenLocked);
      // Who waits looks until nothing is due: another one may be in the middle of it.
      if (whenLocked === 'wait') more = true;
    }
    return more;
  };
}

/** Until nothing final is left, looked for after nothing was waited for in vain: a stranger may end between both. */
async function settleAll(app: App, pass: () => Promise<boolean>): Promise<void> {
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
  let lookedAllAt = 0;
  const lookForNew = newEvents(app);
  const passAll = allPasses(app, reactions, () => stopped);
  /** What was told since the last look concerns few reactions; once a second all are looked at. */
  const pass = async (): Promise<boolean> => {
    const { names, isFull } = await lookForNew();
    if (Date.now() - lookedAllAt >= POLL_MILLISECONDS) {
      lookedAllAt = Date.now();
      return passAll('skip');
    }
    let more = isFull;
    for (const reaction of reactions) {
      if (stopped) return false;
      if (reaction.to.some((name) => names.has(name)) && (await handleBatch(app, reaction, 'skip'))) more = true;
    }
    return more;
  };

  let looking: Promise<boolean> = Promise.resolve(false);
  const loop = (async () => {
    let hasCursors = false;
    const look = async (): Promise<boolean> => {
      if (!hasCursors) await ensureCursors(app.db, reactions);
      hasCursors = true;
      return pass();
    };
    while (!stopped) {
      awake = false;
      try {
        looking = look();
        if (await looking) awake = true;
      } catch (error) {
        app.log.error('events could not be handled', { error });
      }
      if (!awake && !stopped) await nap.take(POLL_MILLISECONDS);
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
      await settleAll(app, () => passAll('wait'));
    },
    stop: async () => {
      stopped = true;
      wake();
      await loop;
    },
  };
}

/** Answers the names of the events that became final since it was last asked. Any process hears of them, so its own memory is enough. */
function newEvents(app: App): () => Promise<{ names: Set<string>; isFull: boolean }> {
  let after = { xid: '0', seq: 0 };
  return async () => {
    const isFirst = after.xid === '0';
    const rows = await listFinalEvents(app.db, isFirst ? null : after);
    after = rows.at(-1) ?? after;
    return { names: new Set(rows.map(({ name }) => name)), isFull: rows.length === EVENT_SCAN_BATCH_SIZE };
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
