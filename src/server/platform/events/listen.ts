import type pg from 'pg';
import type { App } from '../calls/app.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Invalidates } from '../calls/module.ts';
import { DatabaseClient } from '../database/database-client.ts';
import { QUEUES_CHANNEL } from '../queue/queue-store.ts';
import type { LiveHub } from '../live/live-hub.ts';

export interface Listener {
  hub: LiveHub;
  invalidates: readonly Invalidates[];
  /** New events lie in the table. */
  wake(): void;
  /** The simulated clock was moved. */
  clockMoved(): void;
  /** An administrator set something, or may have while nothing was heard. */
  settingsChanged?(): void;
  /** Somebody wants this job to run now. */
  runJob(name: string): void;
  /** Something was enqueued here, or in a queue that is not named. */
  wakeQueue(name?: string): void;
  /** The line is lost, and others to the same database may be. */
  lost?(): void;
  /** How long the line may leave a question open. */
  beatMilliseconds?: number;
}

const RETRY_MILLISECONDS = 500;
/** A line that leaves a question unanswered for so long is lost. */
const BEAT_MILLISECONDS = 10_000;
/** How often it is asked whether all was heard, and for how long that is believed: no answer is older, whatever became of the line. */
const PROOF_MILLISECONDS = 250;
const BELIEVED_MILLISECONDS = 900;
/** While nobody looks into the cache nobody needs the answer: then it is asked so often, to know that the line is alive, and less where no page listens. */
const QUIET_MILLISECONDS = 2500;
const ALONE_MILLISECONDS = 10_000;
/** What the database calls the one connection by which each process listens: as many as there are processes. */
export const PROCESS_CONNECTION = 'artisan-market process';
const CONNECT_MILLISECONDS = 10_000;

/** Which cached answers become stale by what was told. */
export function staleTags(
  invalidates: readonly Invalidates[],
  published: readonly { name: string; payload: unknown }[],
): string[] {
  return published.flatMap(({ name, payload }) =>
    invalidates.flatMap(
      (rules) => (rules as Record<string, ((payload: unknown) => string[]) | undefined>)[name]?.(payload) ?? [],
    ),
  );
}

interface Asking {
  cache: ResponseCache;
  /** How long a question may stay open. */
  patience: number;
  /** Open pages to which messages go. */
  hub: LiveHub;
  lost(): void;
  /** Everything that was committed before `at` has been heard. */
  receivedUpTo(at: number): void;
}

/** Whether the database takes no writes: then others write to another one, and are not heard. It hands over what waits for this line before it answers. */
async function isReadOnly(client: pg.Client): Promise<boolean> {
  const text = `LISTEN events; SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  const results = (await client.query(text)) as unknown as pg.QueryResult<{ isReadOnly: boolean }>[];
  return results.at(-1)?.rows[0]?.isReadOnly ?? false;
}

/** A line can go silent without an end: a firewall forgets it, a machine is gone. One that leaves a question unanswered is lost. */
function pollWhileConnected(client: pg.Client, { cache, patience, hub, lost, receivedUpTo }: Asking): () => void {
  let openSince: number | null = null;
  let [requestedAt, lastLooks] = [-Infinity, 0];
  const ask = (): void => {
    const at = performance.now();
    if (openSince !== null) return at - openSince > patience ? lost() : undefined;
    const quiet = hub.count() > 0 ? QUIET_MILLISECONDS : ALONE_MILLISECONDS;
    if (cache.lookups() === lastLooks && at - requestedAt < quiet) return;
    [requestedAt, lastLooks, openSince] = [at, cache.lookups(), at];
    isReadOnly(client).then((isSo) => {
      if (isSo) return lost();
      openSince = null;
      receivedUpTo(at);
    }, lost);
  };
  ask();
  cache.onSilence(ask);
  const timer = setInterval(ask, PROOF_MILLISECONDS);
  return () => {
    clearInterval(timer);
    cache.onSilence(() => undefined);
  };
}

/** Closed on the spot, also where nobody is left to say goodbye to. */
const cut = (client: pg.Client): void =>
  void (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

/** What is done with what one hears. */
function onMessage(app: Pick<App, 'cache'>, listener: Listener, { channel, payload = '' }: pg.Notification): void {
  if (channel === 'clock') return listener.clockMoved();
  if (channel === 'settings') return listener.settingsChanged?.();
  if (channel === 'jobs') return listener.runJob(payload);
  if (channel === QUEUES_CHANNEL) return listener.wakeQueue(payload);
  if (channel === 'sessions') return listener.hub.closeOf(payload);
  // Parked events may be tried again.
  if (payload === '') return listener.wake();
  const published = JSON.parse(payload) as { name: string; payload: unknown; live: [string, number][] | null };
  app.cache.invalidate(staleTags(listener.invalidates, [published]));
  for (const [topic, id] of published.live ?? [])
    listener.hub.publish({ id, topic, name: published.name, payload: published.payload });
  listener.wake();
}

/**
 * One connection per process that hears what any process tells. While it is lost nothing is answered from the cache, since
 * changes of others cannot be heard; streams close and catch up when they come back.
 */
export function listen(app: Pick<App, 'cache'>, url: string, listener: Listener): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let stopAsking = (): void => undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    if (stopped) return;
    const fresh = new DatabaseClient({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      application_name: PROCESS_CONNECTION,
    });
    client = fresh;
    const lost = (): void => {
      if (client !== fresh || stopped) return;
      client = undefined;
      stopAsking();
      cut(fresh);
      app.cache.pause();
      listener.lost?.();
      listener.hub.closeAll();
      setTimeout(() => void connect(), RETRY_MILLISECONDS);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', (message) => onMessage(app, listener, message));
    try {
      await fresh.connect();
      await fresh.query(
        `LISTEN events; LISTEN sessions; LISTEN clock; LISTEN jobs; LISTEN settings; LISTEN ${QUEUES_CHANNEL}`,
      );
      if (await isReadOnly(fresh)) return lost();
      const receivedUpTo = (at: number): void => app.cache.trustUntil(at + BELIEVED_MILLISECONDS);
      app.cache.resume();
      // It may have been moved while nothing was heard.
      listener.clockMoved();
      listener.settingsChanged?.();
      receivedUpTo(performance.now());
      const patience = listener.beatMilliseconds ?? BEAT_MILLISECONDS;
      stopAsking = pollWhileConnected(fresh, { cache: app.cache, patience, hub: listener.hub, lost, receivedUpTo });
      // Streams that opened while nothing was heard come back and catch up.
      listener.hub.closeAll();
      listener.wake();
      listener.wakeQueue();
    } catch {
      lost();
    }
  };
  app.cache.pause();
  const first = connect();
  return {
    stop: async () => {
      stopped = true;
      await first;
      stopAsking();
      await client?.end().catch(() => undefined);
    },
  };
}
