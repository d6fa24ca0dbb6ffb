import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from './operations.ts';
import { maker } from '#test/builders/market.ts';
import { variantOf } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let addresses: [operation: string, path: string][];

/** An address of every cached call, and another of those that take words. */
const queries: Record<string, string> = {
  'search.searchListings': '?q=mug&limit=5',
  'search.suggest': '?q=mu',
  'search.countFacets': '?q=mug',
};

beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  const { listingId } = await variantOf(sale, ana);
  await sale.settle();
  const ids: Record<string, string> = { listingId, slug: 'ana-potter', sellerId: ana.userId };
  addresses = Object.entries(allCalls())
    .filter(([, call]) => call.cache)
    .map(([operation, call]) => {
      const { path = '' } = call.contract['~orpc'].route;
      const filled = `/api${path.replace(/\{(\w+)\}/g, (_, each: string) => ids[each] ?? 'x')}`;
      return [operation, `${filled}${queries[operation] ?? ''}`];
    });
});
afterAll(() => sale.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(`${sale.address}${path}`, init);
const text = async (path: string): Promise<[number, string]> => {
  const answer = await ask(path);
  return [answer.status, await answer.text()];
};
/** Everything that was kept goes. */
const forget = (): void => {
  sale.app.cache.pause();
  sale.app.cache.resume();
};
const entries = (): number => sale.app.cache.size.entries;
const joined = (path: string, more: string): string => `${path}${path.includes('?') ? '&' : '?'}${more}`;

test('there are cached calls to look at', () => {
  expect(addresses.length).toBeGreaterThan(9);
});

test('[RUN-10] HEAD asks for what GET answers, and leaves nothing behind for it', async () => {
  for (const [operation, path] of addresses) {
    forget();
    const head = await ask(path, { method: 'HEAD' });
    expect([operation, head.status, entries()]).toEqual([operation, 200, 0]);
    const fresh = await text(path);
    expect([operation, fresh[0], Number(head.headers.get('content-length'))]).toEqual([
      operation,
      200,
      Buffer.byteLength(fresh[1]),
    ]);
    const again = await ask(path, { method: 'HEAD' });
    expect([operation, again.status, await again.text(), await text(path)]).toEqual([operation, 200, '', fresh]);
  }
});

test('[RUN-10] unknown and doubled keys and odd casing are refused, and nothing is kept of them', async () => {
  for (const [operation, path] of addresses) {
    forget();
    const query = path.split('?')[1];
    for (const wrong of [
      joined(path, 'utm_source=x'),
      joined(path, 'Limit=5'),
      joined(path, '__proto__=1'),
      joined(path, '%00=1'),
      joined(path, 'q[]=1'),
      ...(query ? [joined(path, query), path.replace('q=', 'Q=')] : []),
    ])
      expect([operation, wrong, (await ask(wrong)).status]).toEqual([operation, wrong, 400]);
    const shouted = await ask(path.replace('/api', '/API'));
    expect([operation, shouted.status, entries()]).toEqual([operation, 404, 0]);
  }
});
