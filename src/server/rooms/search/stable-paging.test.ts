import { fc, runs } from '#test/support/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedRooms } from '#test/builders/serve-rooms.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { countWords } from './word-counts-store.ts';

let market: ServedRooms;
let ana: Awaited<ReturnType<typeof maker>>;
let guest: TestCaller;
const ids: string[] = [];
const nouns = ['mug', 'bowl', 'plate'];
const colours = ['blue', 'green', 'rust'];

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  guest = visitor(market.address);
  for (let index = 0; index < 18; index += 1) {
    const [noun, colour] = [nouns[index % 3], colours[Math.floor(index / 3) % 3]];
    ids.push(
      await publishListing(ana, {
        title: `${colour} ${noun}`,
        tags: index % 2 ? ['gift'] : [],
        variants: [{ values: [], priceCents: 1000 + 100 * (index % 4), quantity: 3 }],
      }),
    );
  }
  await inTransaction(market.app.db, countWords);
});
afterAll(() => market.stop());

const change = fc.oneof(
  fc.record({
    do: fc.constant('publish' as const),
    title: fc.constantFrom('blue mug', 'rust mug blue', 'green bowl', 'gift'),
  }),
  fc.record({ do: fc.constant('pause' as const), at: fc.nat(17) }),
  fc.record({ do: fc.constant('count' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function make(made: Change, touched: Set<string>): Promise<void> {
  if (made.do === 'publish') touched.add(await publishListing(ana, { title: made.title }));
  if (made.do === 'count') await inTransaction(market.app.db, countWords);
  if (made.do === 'pause') {
    const id = ids[made.at] ?? '';
    touched.add(id);
    await ana.call('POST', `/api/seller/listings/${id}/state`, { state: 'inactive' });
  }
}

/** The pieces of all pages, with the changes of the round between them. */
async function walk(query: string, limit: number, changes: readonly Change[], touched: Set<string>): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null; page += 1) {
    expect(page).toBeLessThan(60);
    const { status, body } = await guest.call(
      'GET',
      `/api/search?${query}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect(status).toBe(200);
    seen.push(...body.items.map((card: { listingId: string }) => card.listingId));
    cursor = body.nextCursor;
    const next = changes[page];
    if (next) await make(next, touched);
  }
  return seen;
}

test('[SRCH-02] no page repeats a piece or leaves one out, whatever is published, paused or counted meanwhile', async () => {
  const queries = fc.constantFrom(
    'q=blue%20mug',
    'q=mug',
    'q=bleu%20mugs%20zzz',
    'q=gift&sort=price',
    'q=mug%20gift&colours=blue',
    'colours=blue',
    'sort=newest',
    'q=rust%20bowl&sort=-price',
  );
  await fc.assert(
    fc.asyncProperty(
      queries,
      fc.integer({ min: 1, max: 5 }),
      fc.array(change, { maxLength: 4 }),
      async (query, limit, changes) => {
        const touched = new Set<string>();
        const before = await walk(query, 50, [], touched);
        const seen = await walk(query, limit, changes, touched);
        // The next sequence finds the market as this one did.
        for (const id of touched)
          await ana.call('POST', `/api/seller/listings/${id}/state`, {
            state: ids.includes(id) ? 'active' : 'inactive',
          });
        expect(new Set(seen).size).toBe(seen.length);
        expect(before.filter((id) => !touched.has(id) && !seen.includes(id))).toEqual([]);
      },
    ),
    { numRuns: runs(20) },
  );
});
