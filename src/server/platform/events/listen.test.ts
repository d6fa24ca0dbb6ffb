import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { exchange } from '#test/builders/exchange.ts';
import { until } from '#test/builders/until.ts';
import { responseCache } from '../cache/response-cache.ts';
import { liveHub } from '../live/live-hub.ts';
import { listen } from './listen.ts';

let sale: Sale;
/** A way to the database whose lines can go silent without ending, as behind a firewall that forgot them. */
let way: { url: string; lines: { isSilent: boolean }[]; close(): void };

async function openWay(databaseUrl: string): Promise<typeof way> {
  const url = new URL(databaseUrl);
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.5432`;
  const lines: { isSilent: boolean }[] = [];
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const line = { isSilent: false };
    const far = connect(socket);
    lines.push(line);
    ends.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => line.isSilent || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [url.search, url.hostname, url.port] = ['', '127.0.0.1', String((server.address() as AddressInfo).port)];
  const close = (): void => {
    for (const end of ends) end.destroy();
    server.close();
  };
  return { url: url.href, lines, close };
}

beforeAll(async () => {
  sale = await openSale();
  way = await openWay(sale.databaseUrl);
});
afterAll(async () => {
  way.close();
  await sale.stop();
});

test('[RUN-13] a listening line that goes silent is noticed', async () => {
  const cache: string[] = [];
  let [woken, moved, closed] = [0, 0, 0];
  const queues: (string | undefined)[] = [];
  const hub = liveHub();
  hub.add({ topics: new Set(), userId: 'ana', onMessage: () => undefined, close: () => (closed += 1) });
  const listener = listen(
    { cache: { ...responseCache(), pause: () => void cache.push('pause'), resume: () => void cache.push('resume') } },
    way.url,
    {
      hub,
      invalidates: [],
      wake: () => (woken += 1),
      clockMoved: () => (moved += 1),
      runJob: () => undefined,
      wakeQueue: (name) => void queues.push(name),
      // Long enough that a busy machine answers it.
      beatMilliseconds: 2000,
    },
  );
  const publish = (): Promise<unknown> =>
    sale.app.db.query({ text: `SELECT pg_notify('events', '{"name":"x","payload":{},"live":null}')` });
  await until(() => cache.at(-1) === 'resume', 'it listens');
  await publish();
  await until(() => woken > 1, 'it hears');
  const { length } = way.lines;
  for (const line of way.lines) line.isSilent = true;
  cache.length = 0;
  [moved, closed, queues.length] = [0, 0, 0];
  await until(() => cache.at(-1) === 'resume' && queues.length > 0, 'it noticed, and listens on another line');
  expect(cache[0]).toBe('pause');
  // Streams close as soon as nothing is heard, and those that opened meanwhile when it is again; what was told meanwhile is looked for.
  expect([closed, moved, queues]).toEqual([2, 1, [undefined]]);
  expect(way.lines.length).toBeGreaterThan(length);
  const before = woken;
  await publish();
  await until(() => woken > before, 'it hears again');
  await listener.stop();
});

test('[CAT-02] a silent line stops the cache after a second', async () => {
  const cache = responseCache();
  const has = (): boolean => cache.answer(exchange('/a'), []);
  const listener = listen({ cache }, way.url, {
    hub: liveHub(),
    invalidates: [],
    wake: () => undefined,
    clockMoved: () => undefined,
    runJob: () => undefined,
    wakeQueue: () => undefined,
    beatMilliseconds: 60_000,
  });
  const stored = { status: 200, body: '{}', headers: [], tags: [] };
  await until(() => {
    cache.keep({ key: 'a', address: '/a' }, stored, cache.begin());
    return has();
  }, 'it listens');
  for (const line of way.lines) line.isSilent = true;
  const silentAt = performance.now();
  await until(() => performance.now() - silentAt > 1000, 'a second has passed');
  expect([has(), cache.size.entries]).toEqual([false, 1]);
  for (const line of way.lines) line.isSilent = false;
  await listener.stop();
});

test('[CAT-02] while only parts of answers are looked up, they are believed without a gap', async () => {
  const cache = responseCache();
  const listener = listen({ cache }, way.url, {
    hub: liveHub(),
    invalidates: [],
    wake: () => undefined,
    clockMoved: () => undefined,
    runJob: () => undefined,
    wakeQueue: () => undefined,
  });
  const holds = (): boolean => cache.holds(['part'], cache.begin());
  await until(holds, 'it listens');
  const since = performance.now();
  let gaps = 0;
  await until(() => {
    if (!holds()) gaps += 1;
    return performance.now() - since > 2000;
  }, 'two seconds have passed');
  expect(gaps).toBe(0);
  await listener.stop();
});
