import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import pg from 'pg';
import { type Random, seededRandom } from '#server/platform/clock/random.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { type ChildServer, startServer } from '../child-server.ts';
import { freePort } from '../../../scripts/free-port.mjs';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 600_000 });

const CHUNK = 262_144;
const UPLOADS = 4;
const folder = temporaryFolder('upload-kills-');
const env = { DATA_DIR: join(folder, 'data'), PORT: '', SANDBOX_PORT: '' };
let server: ChildServer;

beforeAll(async () => {
  env.PORT = String(await freePort());
  env.SANDBOX_PORT = String(await freePort());
  server = await startServer(env);
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Bytes that any part of the file can be told from any other by. */
const content = (random: Random, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(random.integer(0xffffffff), at);
  return bytes;
};

interface Running {
  name: string;
  bytes: Buffer;
  url: string;
  /** What the server has said that it has. */
  acknowledged: number;
  isStored: boolean;
}

const command = (url: string, text: string, more: RequestInit & { headers: Record<string, string> }) =>
  fetch(url, { method: 'POST', ...more, headers: { 'x-goog-upload-command': text, ...more.headers } });

/** Sends an upload on until it is stored, or the server is gone. */
async function sendOn(upload: Running, authorization: string, random: Random): Promise<void> {
  while (!upload.isStored) {
    const count = CHUNK * (1 + random.integer(24));
    const to = Math.min(upload.bytes.length, upload.acknowledged + count);
    const isLast = to === upload.bytes.length;
    const answer = await command(upload.url, isLast ? 'upload, finalize' : 'upload', {
      headers: { authorization, 'x-goog-upload-offset': String(upload.acknowledged) },
      body: upload.bytes.subarray(upload.acknowledged, to),
    });
    if (answer.status !== 200) throw new Error(`${upload.name}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    upload.acknowledged = to;
    upload.isStored = isLast;
  }
}

const objects = (): string => `${server.address}/v0/b/artisan-market/o`;

interface Uploader {
  userId: string;
  authorization: string;
  random: Random;
}

async function begin(serial: number, { userId, authorization, random }: Uploader): Promise<Running> {
  const bytes = content(random, CHUNK * 40 + random.integer(CHUNK * 80));
  const name = `users/${userId}/file-${serial}.bin`;
  const answer = await command(`${objects()}?name=${encodeURIComponent(name)}`, 'start', {
    headers: {
      authorization,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-header-content-length': String(bytes.length),
    },
    body: '{}',
  });
  if (answer.status !== 200) throw new Error(`start answered ${answer.status} ${await answer.text()}`);
  return { name, bytes, url: answer.headers.get('x-goog-upload-url') ?? '', acknowledged: 0, isStored: false };
}

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');
/** The file is what was sent; it makes room for others. */
async function compare({ name, bytes }: Running, authorization: string): Promise<void> {
  const at = `${objects()}/${encodeURIComponent(name)}`;
  const answer = await fetch(`${at}?alt=media`, { headers: { authorization } });
  const match = new Uint8Array(await answer.arrayBuffer());
  expect([answer.status, md5(match)], name).toEqual([200, md5(bytes)]);
  await fetch(at, { method: 'DELETE', headers: { authorization } });
}

/** What lies in the folder of files, and which of it the database knows by name. */
async function filesLeft(): Promise<{ names: string[]; known: string[] }> {
  const left = readdirSync(join(env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = left.map(({ name }) => name);
  const running = JSON.parse(readFileSync(join(env.DATA_DIR, 'running.json'), 'utf8')) as { databaseUrl: string };
  const client = new pg.Client({ connectionString: running.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM file_parts WHERE id = ANY($1)', [names]);
  await client.end();
  return { names, known: rows.map(({ id }) => id) };
}

test('[FILE-01, INV-24] no acknowledged byte of an upload is lost by kill -9', async () => {
  const random = seededRandom(seed);
  const {
    localId: userId,
    idToken,
    refreshToken,
  } = signedIn(
    await wirePost(server.address, 'v1/accounts:signUp', { email: 'kills@example.com', password: 'correct horse' }),
  );
  let authorization = `Firebase ${idToken}`;
  const renew = async (): Promise<void> => {
    const answer = await fetch(`${server.address}/v1/token?key=k`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    authorization = `Firebase ${((await answer.json()) as { id_token: string }).id_token}`;
  };
  const uploads: Running[] = [];
  for (let serial = 0; serial < UPLOADS; serial += 1)
    uploads.push(await begin(serial, { userId, authorization, random }));
  for (let round = 1; round <= runs(3); round += 1) {
    const sending = uploads.map((upload) => sendOn(upload, authorization, random).catch(() => undefined));
    await sleep(20 + random.integer(250));
    server.process.kill('SIGKILL');
    await server.ended;
    await Promise.all(sending);
    server = await startServer(env);
    await renew();
    for (const [at, upload] of uploads.entries()) {
      const { status, headers } = await command(upload.url, 'query', { headers: { authorization } });
      expect(status, `round ${round}, ${upload.name}`).toBe(200);
      const received = Number(headers.get('x-goog-upload-size-received'));
      expect(received, `round ${round}, ${upload.name}`).toBeGreaterThanOrEqual(upload.acknowledged);
      upload.acknowledged = received;
      upload.isStored = headers.get('x-goog-upload-status') === 'final';
      if (!upload.isStored) continue;
      await compare(upload, authorization);
      uploads[at] = await begin(round * UPLOADS + at, { userId, authorization, random });
    }
  }
  for (const upload of uploads) {
    await sendOn(upload, authorization, random);
    await compare(upload, authorization);
  }
  // What was being written at a kill is known by name, so that the sweep takes it away later: nothing else is left.
  const { names, known } = await filesLeft();
  expect(new Set(known)).toEqual(new Set(names));
});
