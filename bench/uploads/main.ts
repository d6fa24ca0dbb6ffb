import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '#test/faults/child-server.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { benchProcess } from '../bench-process.ts';
import type { BareReady } from './serve-bare.ts';

// npm run bench:uploads: the product and a bare Node server take the same bytes in the same requests, in turn; and the memory of the product
// while 50 people upload at once.
const MEGABYTE = 1024 * 1024;
const FILE = 64 * MEGABYTE;
const CHUNK = 16 * MEGABYTE;
const ROUNDS = 9;
const PEOPLE = 50;

const bytes = randomBytes(FILE);
const agent = new Agent({ keepAlive: true });
const folder = temporaryFolder('bench-uploads-');
mkdirSync(join(folder, 'bare'));

interface Answer {
  status: number;
  url: string;
}
const send = (url: string, headers: Record<string, string>, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': String(body.length) } },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, url: String(answer.headers['x-goog-upload-url'] ?? '') }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
const product = await startServer(env);
const bare = await benchProcess<never, BareReady>('uploads/serve-bare.ts', { FOLDER: join(folder, 'bare') });
const { localId, idToken } = signedIn(
  await wirePost(product.address, 'v1/accounts:signUp', { email: 'bench@example.com', password: 'correct horse' }),
);
const authorization = `Firebase ${idToken}`;
const objects = `${product.address}/v0/b/artisan-market/o`;

const fullName = (name: string): string => encodeURIComponent(`users/${localId}/${name}`);
const remove = (name: string): Promise<unknown> =>
  fetch(`${objects}/${fullName(name)}`, { method: 'DELETE', headers: { authorization } });
async function toProduct(name: string, size: number): Promise<void> {
  const full = fullName(name);
  const { url } = await send(
    `${objects}?name=${full}`,
    {
      authorization,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
    },
    Buffer.from('{}'),
  );
  for (let at = 0; at < size; at += CHUNK) {
    const text = at + CHUNK >= size ? 'upload, finalize' : 'upload';
    const headers = { authorization, 'x-goog-upload-command': text, 'x-goog-upload-offset': String(at) };
    const { status } = await send(url, headers, bytes.subarray(at, Math.min(size, at + CHUNK)));
    if (status !== 200) throw new Error(`the product answered ${status}`);
  }
}
async function toBare(): Promise<void> {
  for (let at = 0; at < FILE; at += CHUNK) await send(bare.ready.address, {}, bytes.subarray(at, at + CHUNK));
}
const timed = async (work: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  await work();
  return FILE / MEGABYTE / ((performance.now() - begun) / 1000);
};
const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const rates = { product: [] as number[], bare: [] as number[] };
await toProduct('warm.bin', FILE);
await remove('warm.bin');
await toBare();
for (let round = 0; round < ROUNDS; round += 1) {
  rates.bare.push(await timed(toBare));
  rates.product.push(await timed(() => toProduct(`round-${round}.bin`, FILE)));
  await remove(`round-${round}.bin`);
}
const [mine, theirs] = [median(rates.product), median(rates.bare)];
console.log(
  `one after the other: product ${mine.toFixed(0)} MB/s, bare ${theirs.toFixed(0)} MB/s, ratio ${(mine / theirs).toFixed(2)}`,
);

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
async function mostMemory(work: Promise<unknown>): Promise<number> {
  let most = memory();
  let isOver = false;
  void work.finally(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, memory());
    await sleep(20);
  }
  await work;
  return most;
}
const atRest = memory();
for (const people of [1, 10, PEOPLE]) {
  const names = Array.from({ length: people }, (_, each) => `at-once-${people}-${each}.bin`);
  const most = await mostMemory(Promise.all(names.map((name) => toProduct(name, 32 * MEGABYTE))));
  await Promise.all(names.map((name) => remove(name)));
  console.log(`${people} at once, 32 MB each: at most ${most.toFixed(0)} MB, ${atRest.toFixed(0)} MB before`);
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await bare.stop();
product.process.kill('SIGTERM');
await product.ended;
agent.destroy();
rmSync(folder, { recursive: true, force: true });
