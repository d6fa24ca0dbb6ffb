import { expect, test } from 'vitest';
import type { UploadState } from '#domain/files/storage/upload-state.ts';
import { startUpload, type UploadWorld } from './file-upload.ts';
import type { SendAnswer, SendRequest } from './send-bytes.ts';

const MEGABYTE = 1024 * 1024;

/** A server by hand: each request waits until the test answers it. */
function byHand() {
  const input: {
    request: SendRequest;
    answer: (answer: Partial<SendAnswer> & { headers?: Record<string, string> }) => void;
  }[] = [];
  let onRequest: (() => void) | null = null;
  // The page has been open for a while.
  let time = 1_000_000;
  const world: UploadWorld = {
    send: (request) =>
      new Promise((resolve) => {
        const answer = ({
          status = 200,
          text = '',
          headers = {},
        }: Partial<SendAnswer> & { headers?: Record<string, string> }): void =>
          resolve({ status, text, header: (name) => headers[name] ?? null });
        request.signal.addEventListener('abort', () => answer({ status: 0 }));
        input.push({ request, answer });
        onRequest?.();
      }),
    now: () => time,
    chance: () => 1,
    wait: async (milliseconds) => void (time += milliseconds),
  };
  const next = async () => {
    while (input.length === 0) await new Promise<void>((resolve) => void (onRequest = resolve));
    const [first] = input.splice(0, 1);
    if (!first) throw new Error('nothing was asked');
    return first;
  };
  return { world, next, isQuiet: () => input.length === 0 };
}

const target = (size: number) => ({
  bucket: 'shop',
  name: 'users/ana/incoming/1',
  file: new Blob([new Uint8Array(size)]),
});
const begun = {
  headers: { 'X-Goog-Upload-URL': 'http://elsewhere/v0/b/shop/o?upload_id=7', 'X-Goog-Upload-Status': 'active' },
};
const at = (bytes: number, status = 'active') => ({
  headers: { 'X-Goog-Upload-Status': status, 'X-Goog-Upload-Size-Received': String(bytes) },
});
const commandOf = ({ request }: { request: SendRequest }) =>
  [request.headers['X-Goog-Upload-Command'], request.headers['X-Goog-Upload-Offset']].filter(Boolean).join(' ');
/** As soon as the upload is in that state. */
const when = (upload: ReturnType<typeof startUpload>, state: UploadState): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => void (upload.snapshot().state === state && resolve());
    upload.subscribe(look);
    look();
  });

globalThis.location ??= { origin: 'http://shop' } as Location;

test('[FILE-01, FILE-03] a large one goes in chunks that double', async () => {
  const server = byHand();
  const upload = startUpload(target(2 * MEGABYTE), server.world);
  (await server.next()).answer(begun);
  for (const [from, size] of [
    [0, 262_144],
    [262_144, 524_288],
  ] as const) {
    const chunk = await server.next();
    expect([commandOf(chunk), (chunk.request.body as Blob).size]).toEqual([`upload ${from}`, size]);
    expect(chunk.request.url).toBe('/v0/b/shop/o?upload_id=7');
    chunk.answer(at(from + size));
  }
  const broken = await server.next();
  expect(commandOf(broken)).toBe('upload 786432');
  broken.answer({ status: 503 });
  const query = await server.next();
  expect(commandOf(query)).toBe('query');
  // Part of what was sent has arrived.
  query.answer(at(1_048_576));
  const again = await server.next();
  expect([commandOf(again), (again.request.body as Blob).size]).toEqual(['upload 1048576', 262_144]);
  again.answer(at(1_310_720));
  (await server.next()).answer(at(1_835_008));
  const last = await server.next();
  expect(commandOf(last)).toBe('upload, finalize 1835008');
  // Its answer is lost; the server says that it has the file.
  last.answer({ status: 0 });
  (await server.next()).answer(at(2 * MEGABYTE, 'final'));
  await when(upload, 'success');
});

test('[FILE-02] paused in the middle it waits, goes on where the server stands', async () => {
  const server = byHand();
  const upload = startUpload(target(MEGABYTE), server.world);
  (await server.next()).answer(begun);
  const chunk = await server.next();
  upload.pause();
  expect(upload.snapshot().state).toBe('pausing');
  expect(chunk.request.signal.aborted).toBe(true);
  await when(upload, 'paused');
  expect(server.isQuiet()).toBe(true);
  upload.resume();
  const query = await server.next();
  expect(commandOf(query)).toBe('query');
  query.answer(at(262_144));
  expect(commandOf(await server.next())).toBe('upload 262144');
  upload.cancel();
  expect(upload.snapshot().state).toBe('canceling');
  await when(upload, 'canceled');
  expect(upload.snapshot().code).toBe('canceled');
  expect(commandOf(await server.next())).toBe('cancel');
  upload.resume();
  expect(upload.snapshot().state).toBe('canceled');
});

test('[FILE-02] gone on with before the pause took hold, it goes on', async () => {
  const server = byHand();
  const upload = startUpload(target(MEGABYTE), server.world);
  (await server.next()).answer(begun);
  await server.next();
  upload.pause();
  upload.resume();
  expect(upload.snapshot().state).toBe('running');
  expect(commandOf(await server.next())).toBe('query');
});

test('[FILE-04] refusals end it with their code and a sentence', async () => {
  for (const [status, code] of [
    [401, 'unauthenticated'],
    [402, 'quota-exceeded'],
    [403, 'unauthorized'],
    [404, 'object-not-found'],
    [400, 'refused'],
  ] as const) {
    const server = byHand();
    const upload = startUpload(target(10), server.world);
    (await server.next()).answer({
      status,
      text: JSON.stringify({ error: { message: 'This file is not what it says.' } }),
    });
    await when(upload, 'error');
    expect(upload.snapshot().code).toBe(code);
    if (code === 'refused') expect(upload.snapshot().problem).toBe('This file is not what it says.');
    expect(upload.snapshot().problem).not.toBe('');
  }
  const server = byHand();
  const upload = startUpload(target(10), server.world);
  let tries = 0;
  const answering = (async () => {
    while (upload.snapshot().state === 'running') {
      (await server.next()).answer({ status: 0 });
      tries += 1;
      await Promise.resolve();
      for (let turn = 0; turn < 20 && server.isQuiet() && upload.snapshot().state === 'running'; turn += 1)
        await Promise.resolve();
    }
  })();
  await when(upload, 'error');
  await answering;
  expect(upload.snapshot().code).toBe('retry-limit-exceeded');
  expect(tries).toBeGreaterThan(8);
  upload.retry();
  (await server.next()).answer({});
  await when(upload, 'success');
});

test('[FILE-02] the server forgot the upload meanwhile', async () => {
  const server = byHand();
  const upload = startUpload(target(300_000), server.world);
  (await server.next()).answer(begun);
  (await server.next()).answer(at(262_144));
  (await server.next()).answer({ status: 500 });
  (await server.next()).answer({ status: 404 });
  const anew = await server.next();
  expect(commandOf(anew)).toBe('start');
  anew.answer(begun);
  expect(commandOf(await server.next())).toBe('upload 0');
  upload.cancel();
  await when(upload, 'canceled');
});

test('[FILE-02] how far it is, is what has left, is put right by what the server has', async () => {
  const server = byHand();
  const upload = startUpload(target(MEGABYTE), server.world);
  const seen: [string, number][] = [];
  const stop = upload.subscribe(() => seen.push([upload.snapshot().state, upload.snapshot().part]));
  (await server.next()).answer(begun);
  const first = await server.next();
  first.request.onSent(131_072);
  first.request.onSent(900_000);
  first.answer(at(262_144));
  const second = await server.next();
  second.request.onSent(262_144);
  second.answer({ status: 503 });
  (await server.next()).answer(at(393_216));
  const third = await server.next();
  upload.pause();
  third.request.onSent(262_144);
  await when(upload, 'paused');
  expect(seen).toEqual([
    ...[0.125, 0.25, 0.25, 0.5, 0.375].map((part) => ['running', part]),
    ...['pausing', 'paused'].map((state) => [state, 0.375]),
  ]);
  stop();
  upload.cancel();
  expect([upload.snapshot(), seen.length]).toEqual([{ state: 'canceled', part: 0.375, problem: '', code: null }, 7]);
  // Nothing was under way: the server is told all the same.
  const last = await server.next();
  expect([commandOf(last), last.request.url]).toEqual(['cancel', '/v0/b/shop/o?upload_id=7']);
  const empty = byHand();
  const none = startUpload(target(0), empty.world);
  const only = await empty.next();
  only.request.onSent(10);
  expect(none.snapshot().part).toBe(0);
});

test('[FILE-03] each failed try waits longer, from the first of them on', async () => {
  const server = byHand();
  const waits: number[] = [];
  const { wait } = server.world;
  server.world.wait = (milliseconds, signal) => {
    waits.push(milliseconds);
    return wait(milliseconds, signal);
  };
  const upload = startUpload(target(300_000), server.world);
  for (let at = 0; at < 3; at += 1) (await server.next()).answer({ status: 503 });
  (await server.next()).answer(begun);
  (await server.next()).answer({ status: 0 });
  (await server.next()).answer(at(0));
  expect(commandOf(await server.next())).toBe('upload 0');
  expect([waits, upload.snapshot().state]).toEqual([[1000, 2000, 4000, 1000], 'running']);
});

test('[FILE-03] a start without an address is none', async () => {
  const server = byHand();
  const upload = startUpload(target(300_000), server.world);
  (await server.next()).answer({ status: 200, text: '{"error":{"message":"Odd."}}' });
  await when(upload, 'error');
  expect(upload.snapshot()).toMatchObject({ code: 'refused', problem: 'Odd.' });
});
