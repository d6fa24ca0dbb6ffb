import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findRunning } from '#server/platform/folder-lock.ts';
import { benchProcess } from '../bench-process.ts';
import { cpuTime } from '../cpu-time.ts';
import type { ProductFigures, ProductOrder } from '../serve-product.ts';
import { conversationOf, cookieOf, insertPeople } from '#test/builders/people-writing.ts';

/*
 * What a message costs beside a server that does the same writes and nothing else, and how soon it is seen with 2,000 streams open on one
 * process. Run with `npm run bench:messages-live`; it ends with 1 where it costs more than three times, or one of twenty takes a second.
 */

const PEOPLE = 4000;
const STREAMS = 2000;
const SENDS = 2000;
const AT_ONCE = 16;
const MAX_RATIO = 3;
const MAX_P95_MS = 1000;
const folder = join(tmpdir(), `artisan-live-${process.pid}`);
const env = {
  DATA_DIR: folder,
  DATABASE_URL: '',
  DEMO: 'off',
  HOST: '127.0.0.1',
  PORT: process.env.BENCH_PORT ?? '4730',
};
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Sending {
  url: string;
  cookie: string;
  body: object;
}
const post = ({ url, cookie, body }: Sending): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(text);
  });

/** Sends of as many people, some at a time; every answer must be a success. */
async function sendAll(count: number, make: (index: number) => Sending): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      const status = await post(make(index));
      if (status !== 200) throw new Error(`sending answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const part = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const product = await benchProcess<ProductOrder, { address: string; databaseUrl: string }>('serve-product.ts', env);
const client = new pg.Client({ connectionString: product.ready.databaseUrl });
await client.connect();
await insertPeople(client, PEOPLE);
const thin = await benchProcess<{ do: 'stop' }, { address: string }>('messages/serve-thin-send.ts', {
  BENCH_DATABASE_URL: product.ready.databaseUrl,
});
const postmaster = findRunning(folder)?.databasePid ?? 0;

let round = 0;
const toProduct = (index: number): Sending => ({
  url: `${product.ready.address}/api/messages/conversations/${conversationOf(index * 2)}/messages`,
  cookie: cookieOf(index * 2),
  body: { content: `Is the mug still there? ${index}`, clientId: `p-${round}-${index}` },
});
const toThin = (index: number): Sending => ({
  url: `${thin.ready.address}/api/thin-send`,
  cookie: cookieOf(index * 2),
  body: {
    conversationId: conversationOf(index * 2),
    content: `Is the mug still there? ${index}`,
    clientId: `t-${round}-${index}`,
  },
});
async function cpuOf(pid: number, make: (index: number) => Sending, settle: () => Promise<unknown>): Promise<number> {
  await client.query('DELETE FROM message_acts');
  round += 1;
  const before = cpuTime({ servers: [pid], postmaster });
  await sendAll(SENDS, make);
  await settle();
  return (cpuTime({ servers: [pid], postmaster }) - before) / SENDS;
}
const settled = () => product.ask({ do: 'settle' });
const nothing = async (): Promise<void> => undefined;

let isBad = false;
try {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    theirs.push(await cpuOf(thin.pid, toThin, nothing));
    ours.push(await cpuOf(product.pid, toProduct, settled));
  }
  // The first turn makes plans and compiles.
  const [mine, its] = [Math.min(...ours.slice(1)), Math.min(...theirs.slice(1))];
  isBad ||= mine / its > MAX_RATIO;
  console.log(
    `a message: ${mine.toFixed(2)} ms of CPU, the thin server ${its.toFixed(2)} ms: ${(mine / its).toFixed(2)} ×`,
  );

  const { memory: before } = await product.ask<ProductFigures>({ do: 'figures' });
  const sentAt = new Map<string, number>();
  const waits: number[] = [];
  await Promise.all(
    Array.from(
      { length: STREAMS },
      (_, index) =>
        new Promise<void>((resolve, reject) => {
          // Who gets a message has the stream: the odd ones.
          request(
            `${product.ready.address}/api/live`,
            { headers: { cookie: cookieOf(index * 2 + 1) }, agent: false },
            (response) => {
              response.setEncoding('utf8').on('data', (text: string) => {
                resolve();
                if (!text.includes('event: messages.sent')) return;
                const id = /"conversationId":\s*"([^"]+)"/.exec(text)?.[1] ?? '';
                const at = sentAt.get(id);
                if (at !== undefined) waits.push(performance.now() - at);
                sentAt.delete(id);
              });
            },
          )
            .on('error', reject)
            .end();
        }),
    ),
  );
  const { memory: after } = await product.ask<ProductFigures>({ do: 'figures' });
  console.log(`memory of a stream: ${((after - before) / STREAMS / 1024).toFixed(1)} KiB`);
  await client.query('DELETE FROM message_acts');
  round += 1;
  for (let index = 0; index < 1000; index += 1) {
    sentAt.set(conversationOf(index * 2), performance.now());
    void post(toProduct(index));
    // A hundred a second.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (let waited = 0; waits.length < 1000 && waited < 100; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const p95 = part(waits, 0.95);
  isBad ||= p95 > MAX_P95_MS || waits.length < 1000;
  console.log(
    `delivery to ${STREAMS} streams, 100 messages a second: ${waits.length} of 1000 seen, p50 ${part(waits, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${part(waits, 0.99).toFixed(0)} ms`,
  );
} finally {
  agent.destroy();
  await client.end();
  await thin.stop();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isBad ? 1 : 0);
