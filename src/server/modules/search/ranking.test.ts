import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor, type TestCaller } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing, shopTexts } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { updateTermCounts } from './word-counts-store.ts';

let market: ServedModules;
let guest: TestCaller;

const resultsOf = async (query: string): Promise<string[]> => {
  const { body } = await guest.call('GET', `/api/search?q=${encodeURIComponent(query)}`);
  return body.items.map((card: { title: string }) => card.title);
};

beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
  const ana = await maker(market.address, 'Ana Potter');
  const bea = await maker(market.address, 'Bea Turner');
  expect((await bea.call('PUT', '/api/seller/shop', shopTexts('Turned by Bea'))).status).toBe(200);
  const listings: [title: string, description: string][] = [
    ['Cup and tankard', 'Holds a pint.'],
    ['Striped mug on a foot of ash', 'Holds a pint.'],
    ['Violin with a case', 'Spruce and maple.'],
    ['Violin case', 'Lined with felt.'],
    ['Case for a violin', 'Lined with felt.'],
    ['Violin', 'Spruce and maple.'],
    ['Walnut tray walnut', 'For breakfast.'],
    ['Tray', 'Of walnut, with handles of brass.'],
    ['Tall jar, 12cm', 'Model KX-210.'],
    ['Wide jar, 12 centimetres', 'Model KX210.'],
    ['Low jar', 'Measures 12 x 20 cm, holds 1/2 litre.'],
    ['Lamp shade', 'Of paper.'],
    ['Lamb rug', 'Of one fleece.'],
    ['Lamb rug, large', 'Of two fleeces.'],
    ['Lamb rug, small', 'Of half a fleece.'],
    ['Painted dresser', 'Of pine.'],
    ['The Who, a print', 'Of paper.'],
    ['Bracelet of Zwiebrück', 'Model 12cm.'],
  ];
  for (const [title, description] of listings)
    await publishListing(ana, { title, description, tags: [], category: 'bowls' });
  await publishListing(bea, { title: 'Turned plate', description: 'Of ash.', tags: [], category: 'bowls' });
  await market.settle();
  await updateTermCounts(market.app);
});
afterAll(() => market.stop());

test('[SRCH-01] two other names in a title do not outweigh the word itself', async () => {
  expect(await resultsOf('mug')).toEqual(['Striped mug on a foot of ash', 'Cup and tankard']);
});

test('[SRCH-01] all words in the text come before some twice in the title', async () => {
  expect(await resultsOf('walnut tray handles')).toEqual(['Tray', 'Walnut tray walnut']);
});

test('[SRCH-01] a thing comes before what belongs to it and names it', async () => {
  expect((await resultsOf('violin'))[0]).toBe('Violin');
  expect((await resultsOf('violins')).slice(0, 2).toSorted()).toEqual(['Violin', 'Violin with a case']);
  expect((await resultsOf('violin case')).slice(0, 2).toSorted()).toEqual(['Case for a violin', 'Violin case']);
  expect((await resultsOf('case for violin')).slice(0, 2).toSorted()).toEqual(['Case for a violin', 'Violin case']);
});

test.each([
  ['jar 12 cm', ['Tall jar, 12cm', 'Wide jar, 12 centimetres']],
  ['12cm jar', ['Tall jar, 12cm', 'Wide jar, 12 centimetres']],
  ['jar 20x12', []],
  ['12x20cm jar', ['Low jar']],
  ['jar 1/2 l', ['Low jar']],
  ['kx-210', ['Tall jar, 12cm', 'Wide jar, 12 centimetres']],
  ['KX210 jar', ['Tall jar, 12cm', 'Wide jar, 12 centimetres']],
  ['kx 210', ['Tall jar, 12cm', 'Wide jar, 12 centimetres']],
])('[SRCH-01] “%s” finds the size or the model before all others, however it is written', async (query, best) => {
  expect((await resultsOf(query)).slice(0, best.length).toSorted()).toEqual(best);
});

test('[UX-19] a mistake is corrected to the word that fits the others', async () => {
  expect(await resultsOf('lamq shade')).toEqual(['Lamp shade']);
  expect(await resultsOf('lamq rug')).toHaveLength(3);
});

test('[SRCH-01, UX-19] the place and the country of a shop find its pieces, also with a mistake', async () => {
  for (const location of ['Porto', 'Portugal', 'portgual', 'plate from portugal'])
    expect(await resultsOf(location), location).toContain('Turned plate');
});

test.each([
  ['the who', ['The Who, a print']],
  ['★ !!!', []],
  ['zwiebrukc', ['Bracelet of Zwiebrück']],
  ['dreseer', ['Painted dresser']],
  ['drezzer', ['Painted dresser']],
  ['dresser 12cm', ['Painted dresser']],
])('[SRCH-01, UX-19] “%s” finds %j and nothing that stands in for it', async (query, titles) => {
  expect(await resultsOf(query)).toEqual(titles);
});

test('[UX-19] one mistake in a plural is one in what it is the plural of', async () => {
  for (const query of ['dreser', 'dresers', 'dressers'])
    expect([query, await resultsOf(query)]).toEqual([query, ['Painted dresser']]);
});
