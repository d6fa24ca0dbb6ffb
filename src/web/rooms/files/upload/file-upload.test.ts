import { expect, test } from 'vitest';
import type { UploadState } from '#domain/files/storage/upload-state.ts';
import { startUpload, type UploadWorld } from './file-upload.ts';
import type { SendAnswer, SendRequest } from './send-bytes.ts';

const MEGABYTE = 1024 * 1024;

/** A server by hand: each request waits until the test answers it. */
function byHand() {
  const asked: {
    request: SendRequest;
    answer: (answer: Partial<SendAnswer> & { headers?: Record<string, string> }) => void;
  }[] = [];
  let onAsked: (() => void) | null = null;
  let time = 0;
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
        asked.push({ request, answer });
        onAsked?.();
      }),
    now: () => time,
    chance: () => 1,
    wait: async (milliseconds) => void (time += milliseconds),
  };
  const next = async () => {
    while (asked.length === 0) await new Promise<void>((resolve) => void (onAsked = resolve));
    const [first] = asked.splice(0, 1);
    if (!first) throw new Error('nothing was asked');
    return first;
  };
  return { world, next, isQuiet: () => asked.length === 0 };
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

test('[FILE-01, FILE-02] a small file goes in one request and succeeds with its progress', async () => {
  const server = byHand();
  const upload = startUpload(target(1000), server.world);
  expect(upload.snapshot()).toMatchObject({ state: 'running', part: 0 });
  const whole = await server.next();
  expect(whole.request.headers['X-Goog-Upload-Protocol']).toBe('multipart');
  whole.request.onSent(100_000);
  expect(upload.snapshot().part).toBe(1);
  whole.answer({});
  await when(upload, 'success');
});

test('[FILE-01, FILE-03] a large one goes in chunks that double, and a failed one is asked about before it goes on, from 262144 bytes again', async () => {
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

test('[FILE-02] paused in the middle it waits, goes on where the server stands, and is called off for good', async () => {
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

test('[FILE-04] refusals end it with their code and a sentence; a dead line after 600 s, and then it can go on by hand', async () => {
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

test('[FILE-02] the server forgot the upload meanwhile: it begins again by itself', async () => {
  const server = byHand();
  const upload = startUpload(target(300_000), server.world);
  (await server.next()).answer(begun);
  (await server.next()).answer({ status: 500 });
  (await server.next()).answer({ status: 404 });
  expect(commandOf(await server.next())).toBe('start');
  upload.cancel();
  await when(upload, 'canceled');
});
