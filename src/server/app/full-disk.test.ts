import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { count, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import type { Answer } from '#test/builders/checked-answer.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { diskStore } from '../modules/files/file-store.ts';
import { pictureFiles } from '../modules/files/store-picture.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;

beforeAll(async () => {
  sale = await openSale();
  sale.app.log.error = () => undefined;
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana);
});
afterAll(async () => {
  await sale.stop();
});

const run = (text: string): Promise<unknown> => sale.app.db.query({ text });
const ready = async (): Promise<[number, string | null, string | undefined]> => {
  const answer = await fetch(`${sale.address}/api/ready`);
  return [
    answer.status,
    answer.headers.get('retry-after'),
    ((await answer.json()) as { error?: { code: string } }).error?.code,
  ];
};
const expectFull = (answer: Answer): void => {
  expect([answer.status, answer.body.error.code]).toEqual([503, 'request/out-of-room']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.body.error.message).toMatch(/full.*safe.*try again/);
};
/** The error of PostgreSQL where it can write no more: for rows of a table, and for whatever grows the database. */
const fill = async (code: string, table: string): Promise<void> => {
  await run(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON ${table} EXECUTE FUNCTION no_room();
    CREATE FUNCTION no_room_at_all() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '${code}'; END $$;
    CREATE EVENT TRIGGER no_room ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION no_room_at_all()`);
};
const makeRoom = (): Promise<unknown> =>
  run('DROP EVENT TRIGGER no_room; DROP FUNCTION no_room_at_all; DROP FUNCTION no_room CASCADE');

test('[RUN-13] a full disk is told as such, nothing is half written', async () => {
  expect(await ready()).toEqual([200, null, undefined]);
  const rio = await withCart(sale, mug);
  const before = [await count(sale, 'cart_lines'), await count(sale, 'events'), await count(sale, 'idempotency_keys')];
  await fill('53100', 'cart_lines');
  try {
    const other = await variantOf(sale, ana).catch((reason: Error) => reason);
    expect(other).not.toBeInstanceOf(Error);
    const line = { ...(other as SoldVariant), quantity: 1 };
    const at = [before[0], await count(sale, 'events'), await count(sale, 'idempotency_keys')];
    expectFull(await rio.call('POST', '/api/cart/items', line, { 'idempotency-key': 'a' }));
    expect([
      await count(sale, 'cart_lines'),
      await count(sale, 'events'),
      await count(sale, 'idempotency_keys'),
    ]).toEqual(at);
    expect(await ready()).toEqual([503, '60', 'request/out-of-room']);
    expect(await ready()).toEqual([503, '60', 'request/out-of-room']);
    // What needs no room goes on.
    expect((await ask(rio, contract.cart.getCart)).items).toHaveLength(1);
    expect((await rio.call('GET', '/api/home')).status).toBe(200);
  } finally {
    await makeRoom();
  }
  expect(await ready()).toEqual([200, null, undefined]);
  const again = await variantOf(sale, ana);
  expect(
    (await rio.call('POST', '/api/cart/items', { ...again, quantity: 1 }, { 'idempotency-key': 'a' })).status,
  ).toBe(200);
});

test.each(['53200', '53300'])(
  '[RUN-13] a database without memory or places (%s) is told to be away for a moment',
  async (code) => {
    const rio = await withCart(sale);
    await fill(code, 'cart_lines');
    const answer = await rio.call('POST', '/api/cart/items', { ...mug, quantity: 1 });
    await makeRoom();
    expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'request/unavailable',
      '5',
    ]);
  },
);

test('[RUN-13, FILE-05] a picture that finds no room is told as such and leaves nothing', async () => {
  const store = pictureFiles(sale.app);
  const { put } = store;
  const upload = async (colour: string) =>
    ana.call('POST', '/api/files/pictures', await pictureBytes(colour), { 'content-type': 'image/png' });
  const before = await count(sale, 'pictures');
  store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expectFull(await upload('#112233'));
  const shown = await fetch(`${sale.address}/pictures/${ana.pictureId}/320.webp`);
  expect([shown.status, (await shown.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  store.put = put;
  expect(await count(sale, 'pictures')).toBe(before);
  expect(await ready()).toEqual([200, null, undefined]);
  expect((await upload('#112233')).status).toBe(200);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

test('[FILE-05] of a file that could not be written whole nothing stays', async () => {
  const folder = temporaryFolder('store-');
  // A folder lies where the file shall be.
  await mkdir(join(folder, 'ab', 'abc'), { recursive: true });
  await expect(diskStore(folder).put('abc', Buffer.from('x'))).rejects.toThrow();
  expect(filesIn(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('[FILE-05, RUN-13] bytes that got no row are taken away again: past the quota', async () => {
  const folder = join(sale.app.config.DATA_DIR, 'pictures');
  const upload = async (colour: string) =>
    ana.call('POST', '/api/files/pictures', await pictureBytes(colour), { 'content-type': 'image/png' });
  const before = filesIn(folder);
  await fill('53100', 'pictures');
  expectFull(await upload('#334455'));
  await makeRoom();
  await run(`UPDATE pictures SET bytes = 2147483647 WHERE owner_id = '${ana.userId}'`);
  expect((await upload('#556677')).status).toBe(402);
  expect(filesIn(folder)).toEqual(before);
});
