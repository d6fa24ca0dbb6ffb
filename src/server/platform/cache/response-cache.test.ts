import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#test/builders/exchange.ts';
import { responseCache } from './response-cache.ts';

const cache = responseCache();
const text = JSON.stringify({
  items: Array.from({ length: 60 }, (_, index) => `a mug of stoneware, number ${index}`),
});
const server = createServer((request, response) => {
  if (!cache.answer({ request, response }, [])) response.writeHead(404).end();
});
let address = '';
const keep = (path: string, ...rest: [Parameters<typeof cache.keep>[1], number]): void =>
  cache.keep({ key: path, address: path }, ...rest);

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
  keep(`/${encoding}`, { status: 200, body: text, headers: [], tags: ['listings'] }, cache.begin());
  const first = await ask(`/${encoding}`, encoding);
  expect(first).toEqual({ encoding: null, length: text.length, body: text });
  await expect.poll(async () => (await ask(`/${encoding}`, encoding)).encoding).toBe(encoding);
  const later = await ask(`/${encoding}`, encoding);
  expect(later.body).toBe(text);
  expect(later.length).toBeLessThan(text.length / 3);
  expect((await ask(`/${encoding}`, 'identity')).encoding).toBeNull();
});

/** As many empty answers as nobody needs, each under an address padded to its limit. */
function fill(own: ReturnType<typeof responseCache>, count: number): void {
  const name = 'x'.repeat(1900);
  for (let index = 0; index < count; index += 1) {
    const address = Buffer.from(`/${name}${index}`).toString('latin1');
    own.keep(
      { key: address, address },
      { status: 200, body: '{}', headers: [], tags: [`t${name}${index}`] },
      own.begin(),
    );
  }
}

test('[RUN-10] what is counted is what is used', () => {
  const own = responseCache();
  fill(own, 5000);
  expect(own.size.bytes).toBeGreaterThan(5000 * 3 * 1900);
  fill(own, 30_000);
  expect(own.size.bytes).toBeLessThanOrEqual(96 * 1024 * 1024);
  expect(own.size.entries).toBeLessThan(20_000);
});

test('[RUN-10] nothing is kept under an endless key, and an endless address is not remembered', () => {
  const own = responseCache();
  const long = `/${'x'.repeat(3000)}`;
  const answer = { status: 200, body: '{}', headers: [], tags: [] };
  own.keep({ key: long, address: '/short' }, answer, own.begin());
  expect(own.size.entries).toBe(0);
  own.keep({ key: '/short', address: long }, answer, own.begin());
  expect([own.size.entries, own.answer(exchange(long), [])]).toEqual([1, false]);
});

test('[RUN-10] of the ways to write one question only the last few are remembered', () => {
  const own = responseCache();
  own.keep({ key: 'k', address: '/0' }, { status: 200, body: '{}', headers: [], tags: ['t'] }, own.begin());
  const before = own.size.bytes;
  for (let index = 1; index < 1000; index += 1)
    expect(own.answerAs({ key: 'k', address: `/${index}` }, exchange(`/${index}`))).toBe(true);
  expect(own.size.bytes - before).toBeLessThan(2000);
  expect([own.answer(exchange('/0'), []), own.answer(exchange('/999'), [])]).toEqual([false, true]);
  own.invalidate(['t']);
  expect([own.answer(exchange('/999'), []), own.size]).toEqual([
    false,
    expect.objectContaining({ entries: 0, bytes: 0 }),
  ]);
});

test('[CAT-02] a change makes every answer stale that was read of it, and no other', () => {
  const own = responseCache();
  const storeOf = (path: string, ...tags: string[]): void =>
    own.keep({ key: path, address: path }, { status: 200, body: '{}', headers: [], tags }, own.begin());
  storeOf('/first', 'mug');
  storeOf('/both', 'mug', 'bowl');
  storeOf('/last', 'mug');
  storeOf('/other', 'bowl');
  own.invalidate(['mug']);
  expect(['/first', '/both', '/last', '/other'].map((path) => own.answer(exchange(path), []))).toEqual([
    ...[false, false, false, true],
  ]);
});

test('[CAT-02] while nothing is heard nothing is kept, and nothing of before comes back', () => {
  const cache = responseCache();
  const keep = (start = cache.begin()) =>
    cache.keep({ key: 'a', address: '/a' }, { status: 200, body: '{}', headers: [], tags: ['t'] }, start);
  const before = cache.begin();
  keep();
  expect([cache.size.entries, cache.answer(exchange('/a'), [])]).toEqual([1, true]);
  cache.pause();
  keep();
  expect([cache.size.entries, cache.answer(exchange('/a'), []), cache.holds([], cache.begin())]).toEqual([
    0,
    false,
    false,
  ]);
  cache.resume();
  keep(before);
  expect([cache.size.entries, cache.holds([], before), cache.holds(['t'], cache.begin())]).toEqual([0, false, true]);
  keep();
  expect(cache.answer(exchange('/a'), [])).toBe(true);
});

test('[RUN-10] what became stale is not remembered without end', () => {
  const cache = responseCache();
  const start = cache.begin();
  cache.keep({ key: 'a', address: '/a' }, { status: 200, body: '{}', headers: [], tags: ['t'] }, start);
  for (let many = 0; many < 50; many += 1) cache.invalidate(Array.from({ length: 1000 }, (_, n) => `${many} ${n}`));
  expect([cache.size.entries, cache.holds([], start)]).toEqual([1, true]);
  cache.invalidate(['one more']);
  // Whatever was read before is refused.
  expect([cache.size.entries, cache.holds([], start), cache.holds([], cache.begin())]).toEqual([0, false, true]);
});
