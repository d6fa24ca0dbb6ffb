import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { responseCache } from './response-cache.ts';

const cache = responseCache();
const text = JSON.stringify({
  pieces: Array.from({ length: 60 }, (_, index) => `a mug of stoneware, number ${index}`),
});
const server = createServer((request, response) => {
  if (!cache.answer(request, response)) response.writeHead(404).end();
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function ask(path: string, encoding: string): Promise<{ encoding: string | null; length: number; body: string }> {
  const response = await fetch(`${address}${path}`, { headers: { 'accept-encoding': encoding } });
  return {
    encoding: response.headers.get('content-encoding'),
    length: Number(response.headers.get('content-length')),
    body: await response.text(),
  };
}

test.each(['br', 'gzip'])('a kept answer goes out plain at its first hit and as %s from then on', async (encoding) => {
  cache.keep(`/${encoding}`, { status: 200, body: text, headers: [], tags: ['listings'] }, cache.begin());
  const first = await ask(`/${encoding}`, encoding);
  expect(first).toEqual({ encoding: null, length: text.length, body: text });
  await expect.poll(async () => (await ask(`/${encoding}`, encoding)).encoding).toBe(encoding);
  const later = await ask(`/${encoding}`, encoding);
  expect(later.body).toBe(text);
  expect(later.length).toBeLessThan(text.length / 3);
  expect((await ask(`/${encoding}`, 'identity')).encoding).toBeNull();
});

test('an answer that became stale while it was read is not kept', async () => {
  const start = cache.begin();
  cache.invalidate(['listings']);
  cache.keep('/late', { status: 200, body: text, headers: [], tags: ['listings'] }, start);
  expect((await fetch(`${address}/late`)).status).toBe(404);
});
