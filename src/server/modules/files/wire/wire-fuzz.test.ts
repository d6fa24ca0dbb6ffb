import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { endStorageClients, type FileOwner, fileOwner } from '#test/builders/storage-client.ts';
import { fc, runs } from '#test/support/properties.ts';

let sale: Sale;
let ana: FileOwner;
let bo: FileOwner;
beforeAll(async () => {
  sale = await openSale();
  [ana, bo] = [await fileOwner(sale.address), await fileOwner(sale.address)];
  await endStorageClients();
});
afterAll(() => sale.stop());

const objects = (bucket = 'artisan-market'): string => `${sale.address}/v0/b/${bucket}/o`;
const bearer = ({ token }: FileOwner) => ({ authorization: `Firebase ${token}` });
const nameOf = (owner: FileOwner, name: string): string => encodeURIComponent(`users/${owner.userId}/${name}`);
const post = (query: string, headers: Record<string, string>, body?: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${objects()}?${query}`, {
    method: 'POST',
    headers: { ...bearer(ana), ...headers },
    ...(body === undefined ? {} : { body }),
  });
async function begin(name: string, size: number, headers: Record<string, string> = {}): Promise<string> {
  const answer = await post(
    `name=${nameOf(ana, name)}`,
    {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
      ...headers,
    },
    '{}',
  );
  expect(answer.status).toBe(200);
  return answer.headers.get('x-goog-upload-url') ?? '';
}
const command = (
  url: string,
  text: string,
  { offset = '0', body, who = ana }: { offset?: string; body?: Uint8Array<ArrayBuffer>; who?: FileOwner } = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { ...bearer(who), 'x-goog-upload-command': text, 'x-goog-upload-offset': offset },
    ...(body ? { body } : {}),
  });
/** A refusal in the shape of the format, which says nothing of the inside. */
async function refusal(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error: { code: number; message: string; status: string } };
  expect(error).toMatchObject({
    code: answer.status,
    message: expect.stringMatching(/^[A-Z].*[.!?]$/),
    status: expect.stringMatching(/^[A-Z_]+$/),
  });
  expect(error.message).not.toMatch(/Error:|\bat \/|node_modules|SELECT|ECONN/);
  return error.message;
}

const header = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^[\x21-\x7e]{0,30}$/),
  fc.constantFrom(
    ...['0', '-1', '1e9', '99999999999999999999', 'NaN'],
    ...['upload, finalize', 'start', 'query', 'cancel', 'multipart', 'resumable'],
  ),
);
const headerName = fc.constantFrom(
  ...['protocol', 'command', 'offset', 'header-content-length', 'header-content-type'].map(
    (name) => `x-goog-upload-${name}`,
  ),
  ...['content-type', 'range', 'if-none-match'],
);
const anyRequest = () =>
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE'),
    name: fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(`users/${ana.userId}/x`, `users/${bo.userId}/x`, '../x', 'users//x'),
    ),
    query: fc.dictionary(
      fc.constantFrom('name', 'prefix', 'delimiter', 'pageToken', 'maxResults', 'alt', 'token', 'upload_id'),
      fc.string({ maxLength: 20 }),
      { maxKeys: 4 },
    ),
    headers: fc.dictionary(headerName, header, { maxKeys: 6 }),
    isOnObject: fc.boolean(),
    body: fc.uint8Array({ maxLength: 600 }),
  });

test('[FILE-01] random requests are answered in the shape of the format', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest(), async ({ method, name, query, headers, isOnObject, body }) => {
      const at = isOnObject && method !== 'POST' ? `/${encodeURIComponent(name.toWellFormed())}` : '';
      const request = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, value.toWellFormed()]),
      );
      const answer = await fetch(`${objects()}${at}?${request}`, {
        method,
        headers: { ...headers, ...bearer(ana) },
        ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
      });
      expect(answer.status, `${method} ${at}?${request} ${JSON.stringify(headers)}`).toBeLessThan(500);
      if (answer.status >= 400 && answer.headers.get('content-type')?.includes('json'))
        expect(((await answer.json()) as { error?: object }).error).toBeDefined();
      else await answer.arrayBuffer();
    }),
    { numRuns: runs(75) },
  );
  const { rows } = await sale.app.db.query<{ name: string }>({
    text: 'SELECT name FROM stored_files WHERE owner_id = $1',
    values: [bo.userId],
  });
  expect(rows).toEqual([]);
});

test('[FILE-01] an upload in random pieces is the file or is refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_600_000 }),
      fc.array(fc.record({ count: fc.integer({ min: 1, max: 5 }), back: fc.integer({ min: 0, max: 3 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      async (size, sends) => {
        const bytes = new Uint8Array(size).map((_, at) => (at * 31 + (at >> 8)) & 255);
        const url = await begin('pieces.bin', size);
        let received = 0;
        for (const { count, back } of sends) {
          const from = Math.max(0, received - back * 262_144);
          const to = Math.min(size, from + count * 262_144);
          if (to === size || to <= received) continue;
          expect((await command(url, 'upload', { offset: String(from), body: bytes.slice(from, to) })).status).toBe(
            200,
          );
          received = to;
          const { headers } = await command(url, 'query');
          expect(Number(headers.get('x-goog-upload-size-received'))).toBe(received);
        }
        // A gap is refused and changes nothing.
        expect((await command(url, 'upload', { offset: String(received + 1), body: bytes.slice(0, 10) })).status).toBe(
          400,
        );
        const last = await command(url, 'upload, finalize', { offset: String(received), body: bytes.slice(received) });
        expect(last.status).toBe(200);
        expect(last.headers.get('x-goog-upload-status')).toBe('final');
        const again = await command(url, 'upload, finalize', { offset: String(received), body: bytes.slice(received) });
        expect([again.status, again.headers.get('x-goog-upload-status')]).toEqual([200, 'final']);
        const stored = await fetch(`${objects()}/${nameOf(ana, 'pieces.bin')}?alt=media`, { headers: bearer(ana) });
        expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      },
    ),
    { numRuns: runs(8) },
  );
});

test('[FILE-01, FILE-04] more bytes than were said, an end too early', async () => {
  const bytes = new Uint8Array(300_000).fill(7);
  const long = await begin('long.bin', 1000);
  expect(await refusal(await command(long, 'upload, finalize', { body: bytes }))).toContain('1000 bytes long');
  expect((await command(long, 'query')).status).toBe(404);
  const short = await begin('short.bin', 400_000);
  expect(await refusal(await command(short, 'upload, finalize', { body: bytes }))).toContain('400000 bytes long');
  const wrong = await post(
    `name=${nameOf(ana, 'sum.bin')}`,
    { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
    '--b\r\nContent-Type: application/json\r\n\r\n{"md5Hash":"AAAAAAAAAAAAAAAAAAAAAA=="}\r\n--b\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n--b--',
  );
  expect(wrong.status).toBe(400);
  expect(await refusal(wrong)).toContain('checksum');
  for (const name of ['long.bin', 'short.bin', 'sum.bin'])
    expect((await fetch(`${objects()}/${nameOf(ana, name)}`, { headers: bearer(ana) })).status).toBe(404);
});

test('[FILE-04] a refusal is heard also in the middle of what is sent', async () => {
  const url = await begin('little.bin', 1000);
  const answer = await command(url, 'upload, finalize', { body: new Uint8Array(20_000_000) });
  expect([answer.status, await refusal(answer)]).toEqual([400, 'The upload is 1000 bytes long, and more came.']);
  const denied = await fetch(`${objects()}?name=${nameOf(bo, 'x')}`, {
    method: 'POST',
    headers: { ...bearer(ana), 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
    body: new Uint8Array(20_000_000),
  });
  expect(denied.status).toBe(403);
});

test('[FILE-04] an upload’s address opens nothing to others, and is over when it is called off', async () => {
  const url = await begin('mine.bin', 1000);
  expect((await command(url, 'query', { who: bo })).status).toBe(404);
  expect((await command(url, 'upload, finalize', { who: bo, body: new Uint8Array(1000) })).status).toBe(404);
  expect((await fetch(url, { method: 'POST', headers: { 'x-goog-upload-command': 'query' } })).status).toBe(401);
  const canceled = await command(url, 'cancel');
  expect([canceled.status, canceled.headers.get('x-goog-upload-status')]).toEqual([200, 'cancelled']);
  expect((await command(url, 'query')).status).toBe(404);
  expect((await fetch(objects('another-bucket'), { headers: bearer(ana) })).status).toBe(404);
});

test('[FILE-05] a file that is not what it says is refused with a sentence', async () => {
  const multipart = (name: string, type: string, content: string) =>
    post(
      `name=${encodeURIComponent(name)}`,
      { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
      `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ contentType: type })}\r\n--b\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--b--`,
    );
  const folder = `users/${ana.userId}/`;
  const cases: [string, string, string, string][] = [
    ['logo.svg', 'image/svg+xml', '<svg onload="alert(1)"/>', 'Files of this type are not taken'],
    ['page.html', 'text/html', '<script>alert(1)</script>', 'Files of this type are not taken'],
    [
      'photo.jpg',
      'image/jpeg',
      '<html><script>alert(1)</script>',
      'This file is not what it says: its bytes are another kind of file',
    ],
    ['photo.png', 'image/jpeg', 'x', 'its name ends like another kind of file'],
    ['note.txt', 'text/plain', '<!doctype html><script>alert(1)</script>', 'carries a web page, a script or a program'],
    ['../../etc/passwd', 'text/plain', 'x', 'plain name in its folder'],
    ['a/../../bo/x', 'text/plain', 'x', 'plain name in its folder'],
    ['packed.bin', 'application/octet-stream', 'x', ''],
  ];
  for (const [name, type, content, sentence] of cases) {
    const answer = await multipart(folder + name, type, content);
    expect(answer.status, name).toBe(sentence ? 400 : 200);
    if (sentence) expect(await refusal(answer)).toContain(sentence);
    else await answer.arrayBuffer();
  }
  const gzip = await post(
    `name=${nameOf(ana, 'x.txt')}`,
    { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
    '--b\r\n\r\n{"contentEncoding":"gzip","contentType":"text/plain"}\r\n--b\r\n\r\nx\r\n--b--',
  );
  expect(await refusal(gzip)).toContain('without a content encoding');
});
