import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import type { Output } from '#test/builders/ask.ts';
import { searchOutputSchema } from '#domain/search/contract.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing, shopTexts } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { reserveStock } from '../../listings/stock-store.ts';
import { feedExternal, fillExternal } from './feed-external.ts';

type Ana = Awaited<ReturnType<typeof maker>>;
let market: ServedModules;
let guest: TestCaller;
let ana: Ana;
let service: Server;
interface ServiceDocument {
  id: string;
  title: string;
  marks: string[];
  [field: string]: unknown;
}
/** What the service was sent, and whether it works. */
const documents = new Map<string, ServiceDocument>();
const input: { method: string; path: string; key: string; body: unknown }[] = [];
let works = true;

/** A service that finds what has the words in its title, and keeps to filters. */
function answer(path: string, body: unknown): unknown {
  if (path.endsWith('/documents'))
    for (const document of body as ServiceDocument[]) documents.set(document.id, document);
  if (path.endsWith('/delete-batch')) for (const id of body as string[]) documents.delete(id);
  if (!path.endsWith('/search')) return { taskUid: 1 };
  const { q, filter } = body as { q: string; filter: (string | string[])[] };
  const fits = (document: ServiceDocument): boolean =>
    filter.every((rule) =>
      [rule].flat().some((each) => {
        const [name, sign, value] = each.split(' ') as [string, string, string];
        return sign === '='
          ? (document[name] as string | string[]).includes(JSON.parse(value))
          : sign === '>='
            ? Number(document[name]) >= Number(value)
            : Number(document[name]) <= Number(value);
      }),
    );
  const hits = [...documents.values()]
    .filter((document) => document.title.toLowerCase().includes(q) && fits(document))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
  return {
    hits: hits.map(({ id }) => ({ id })),
    estimatedTotalHits: hits.length,
    facetDistribution: { category: { mugs: hits.length } },
  };
}

type SearchResults = Output<typeof contract.search.searchListings>;
const find = async (query: string): Promise<SearchResults> => {
  market.app.cache.invalidate(['listings']);
  const { status, body } = await guest.call('GET', `/api/search?${query}`);
  expect([status, searchOutputSchema.safeParse(body).error?.issues ?? []], JSON.stringify(body)).toEqual([200, []]);
  return body;
};
const titles = (body: SearchResults): string[] => body.items.map((card) => card.title);

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString() || 'null');
        const path = request.url ?? '';
        input.push({ method: request.method ?? '', path, key: request.headers.authorization ?? '', body });
        response.statusCode = works ? 200 : 500;
        response.end(JSON.stringify(works ? answer(path, body) : { message: 'broken' }));
      });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  guest = visitor(market.address);
  for (const [title, priceCents] of [
    ['Mug one', 1000],
    ['Mug two', 2000],
    ['Mug three', 3000],
    ['Bowl', 4000],
  ] as const)
    await publishListing(ana, { title, variants: [{ values: [], priceCents, quantity: 2 }] });
});
afterAll(async () => {
  service.close();
  await market.stop();
});
const turnOn = (): void =>
  void (market.app.config.SEARCH_SERVICE = `http://a%20key@127.0.0.1:${(service.address() as AddressInfo).port}/base`);

test('[SRCH-03] the service is off by default, and nothing is sent to it', async () => {
  await market.settle();
  await fillExternal.run(market.app);
  await find('q=mug');
  expect([market.app.config.SEARCH_SERVICE, input]).toEqual([false, []]);
});

test('[SRCH-03] set, it is filled once with what can be bought and finds behind the same call', async () => {
  turnOn();
  await fillExternal.run(market.app);
  await fillExternal.run(market.app);
  expect(input.filter(({ path }) => path === '/base/indexes/listings/documents').length).toBe(1);
  expect(input.every(({ key }) => key === 'Bearer a key')).toBe(true);
  expect(
    [...documents.values()].map(({ title, shop, marks }) => [title, shop, marks.includes('in:mugs')]),
  ).toContainEqual(['Mug one', 'Ana Potter', true]);
  expect(titles(await find('q=mug'))).toEqual(['Mug one', 'Mug three', 'Mug two']);
  expect(titles(await find('q=mug&minPrice=1500&materials=stoneware,oak&category=ceramics'))).toEqual([
    'Mug three',
    'Mug two',
  ]);
  expect(await find('q=mug')).toMatchObject({ total: 3, totalIsExact: true });
});

test('[SRCH-02, SRCH-03] its pages go on behind the last piece while pieces come', async () => {
  const first = await find('q=mug&limit=1');
  await publishListing(ana, { title: 'Mug a little earlier' });
  await market.settle();
  const second = await find(`q=mug&limit=1&cursor=${first.nextCursor}`);
  const third = await find(`q=mug&limit=1&cursor=${second.nextCursor}`);
  expect([first, second, third].flatMap(titles)).toEqual(['Mug one', 'Mug three', 'Mug two']);
  expect(third.nextCursor).toBeNull();
});

test('[SRCH-03] what is saved, sold out or taken down reaches it', async () => {
  const listingId = await publishListing(ana, { title: 'Mug nine' });
  await market.settle();
  expect(titles(await find('q=nine'))).toEqual(['Mug nine']);
  await ana.call('POST', `/api/seller/listings/${listingId}/state`, { state: 'inactive' });
  await market.settle();
  expect([documents.has(listingId), titles(await find('q=nine'))]).toEqual([false, []]);
  const last = await publishListing(ana, {
    title: 'Mug ten',
    variants: [{ values: [], priceCents: 900, quantity: 1 }],
  });
  await market.settle();
  expect(documents.has(last)).toBe(true);
  const { rows } = await market.app.db.query<{ id: string }>({
    text: 'SELECT id FROM variants WHERE listing_id = $1',
    values: [last],
  });
  await inTransaction(market.app.db, (tx) =>
    reserveStock(market.app, tx, [
      { sellerId: ana.userId, listingId: last, variantId: rows[0]?.id ?? '', quantity: 1 },
    ]),
  );
  await market.settle();
  expect(documents.has(last)).toBe(false);
});

test('[SRCH-03] a new name of the shop reaches it with all of its pieces', async () => {
  expect((await ana.call('PUT', '/api/seller/shop', shopTexts('Ana of the Kiln'))).status).toBe(200);
  await market.settle();
  expect(new Set([...documents.values()].map(({ shop }) => shop))).toEqual(new Set(['Ana of the Kiln']));
});

test('[SRCH-03] turned off and on again it is filled anew', async () => {
  const fills = () => input.filter(({ path }) => path.endsWith('/settings')).length;
  const before = fills();
  market.app.config.SEARCH_SERVICE = false;
  await fillExternal.run(market.app);
  turnOn();
  await fillExternal.run(market.app);
  expect(fills()).toBe(before + 1);
});

test('[SRCH-03] while it does not answer, PostgreSQL does', async () => {
  works = false;
  expect((await find('q=mugs')).total).toBeGreaterThan(2);
  // What it should have heard waits: the request is made again with its event.
  const { app } = market;
  const { rows } = await app.db.query<Parameters<typeof feedExternal.handle>[0]['event']>({
    text: `SELECT id, subject, name, payload, at FROM events WHERE name = 'listings.changed' ORDER BY seq LIMIT 1`,
  });
  const [event] = rows;
  if (!event) throw new Error('Nothing was published.');
  await expect(inTransaction(app.db, (tx) => feedExternal.handle({ event, tx, app }))).rejects.toThrow();
  works = true;
});
