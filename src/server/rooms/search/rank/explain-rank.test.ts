import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/rooms.ts';
import { ask } from '#test/builders/ask.ts';
import { rankSentences } from '#domain/search/rank-explanation.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedRooms } from '#test/builders/serve-rooms.ts';
import { keepWordCounts } from '../word-counts-store.ts';

let market: ServedRooms;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.stop());

const facts = { corrected: null, place: 2, total: 5, sold: 0, ratingCount: 0, first: null };
const word = (text: string, parts: ('title' | 'tags' | 'shop' | 'description')[], documents = 3) => ({
  word: text,
  parts,
  pieces: documents,
});

test('[SRCH-04] sentences say what matched and where, what is lacking, and what would help', () => {
  expect(rankSentences({ ...facts, words: [word('mug', ['title', 'tags']), word('gift', [])] })).toEqual([
    '“mug” was found in the title and in category, tags, materials or colours.',
    '“gift” is nowhere in this listing. Pieces with every word come first: if it is true of the piece, say so in the title or as a tag.',
  ]);
  expect(rankSentences({ ...facts, words: [word('blue', ['description'], 900)] })).toEqual([
    '“blue” was found in the description.',
    '“blue” counts for more in the title than where it stands now.',
    '“blue” stands in many pieces, so it says little. A rarer word of the same thing helps more.',
    'Among pieces that match alike, those that sold and were liked stand first. This one has neither sales nor stars yet.',
  ]);
  expect(rankSentences({ ...facts, place: 1, words: [word('mug', ['title'])] })).toEqual([
    '“mug” was found in the title.',
  ]);
});

test('[SRCH-04, INV-22] a maker sees where an own piece stands and why; of others’ and unpublished ones nothing', async () => {
  const ana = await maker(market.address, 'Ana Potter');
  const ben = await maker(market.address, 'Ben Potter');
  const best = await publishListing(ben, {
    title: 'Speckled mug with gift box',
    description: 'A present.',
    tags: ['gift'],
  });
  const own = await publishListing(ana, { title: 'Speckled mug', description: 'Wheel thrown.', tags: [] });
  await keepWordCounts(market.app);
  const explained = (who: typeof ana, id: string, q: string) =>
    who.call('GET', `/api/seller/listings/${id}/standing?q=${encodeURIComponent(q)}`);
  const body = await ask(ana, contract.search.explainRank, { listingId: own, q: 'speckled mug gift' });
  expect([body.place, body.first]).toEqual([2, { listingId: best, title: 'Speckled mug with gift box' }]);
  expect(body.words.map((each) => [each.word, each.parts])).toEqual([
    ['speckled', ['title']],
    ['mug', ['title', 'tags']],
    ['gift', []],
  ]);
  expect(body.sentences.join(' ')).toContain('“gift” is nowhere in this listing.');
  expect((await explained(ana, own, 'speckeld mug')).body).toMatchObject({
    place: expect.any(Number),
    corrected: 'speckled mug',
  });
  expect((await explained(ana, best, 'mug')).status).toBe(404);
  expect((await explained(ana, 'never-was', 'mug')).status).toBe(404);
  expect((await explained(ana, own, ' ')).status).toBe(400);
});
