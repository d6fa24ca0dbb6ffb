import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { updateTermCounts } from '../word-counts-store.ts';

let market: ServedModules;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.stop());

test('[SRCH-04, INV-22] a maker sees where an own piece stands and why', async () => {
  const ana = await maker(market.address, 'Ana Potter');
  const ben = await maker(market.address, 'Ben Potter');
  const best = await publishListing(ben, {
    title: 'Speckled mug with gift box',
    description: 'A present.',
    tags: ['gift'],
  });
  const own = await publishListing(ana, { title: 'Speckled mug', description: 'Wheel thrown.', tags: [] });
  await updateTermCounts(market.app);
  const explained = (who: typeof ana, id: string, q: string) =>
    who.call('GET', `/api/seller/listings/${id}/standing?q=${encodeURIComponent(q)}`);
  const body = await ask(ana, contract.search.explainRank, { listingId: own, q: 'speckled mug gift' });
  expect([body.place, body.first]).toEqual([2, { listingId: best, title: 'Speckled mug with gift box' }]);
  expect(body.words.map((each) => [each.word, each.parts])).toEqual([
    ['speckled', ['title']],
    ['mug', ['title', 'tags']],
    ['gift', []],
  ]);
  expect((await explained(ana, own, 'speckeld mug')).body).toMatchObject({
    place: expect.any(Number),
    corrected: 'speckled mug',
  });
  expect((await explained(ana, best, 'mug')).status).toBe(404);
  expect((await explained(ana, 'never-was', 'mug')).status).toBe(404);
  expect((await explained(ana, own, ' ')).status).toBe(400);
});
