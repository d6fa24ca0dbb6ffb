import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { ask } from '#test/builders/ask.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { updateTermCounts } from '../word-counts-store.ts';

const match: Record<string, string[]> = {
  '✨Moonstone✨ ring': ['moonstone', 'MOONSTONE', '★moonstone'],
  '«Herbstwald», a print': ['herbstwald', 'Herbstwald»'],
  'Windlicht·Kupfer': ['windlicht', 'kupfer'],
  'Turmalin™ pendant': ['turmalin', 'turmalin pendant'],
  'Ваза для цветов': ['ваза', 'ВАЗА', 'цветов'],
  ΠΟΤΗΡΙ: ['ποτηρι', 'ποτήρι', 'ΠΟΤΉΡΙ'],
  'Straße in Øresund': ['STRASSE', 'strasse', 'oresund'],
  '도자기 컵': ['도자기', '컵'],
  ガラスの花瓶: ['花瓶', 'カラス', 'ガラス', '瓶'],
  கோப்பை: ['கோப்பை'],
  'मिट्टी का कप': ['मिट्टी', 'कप'],
};
let market: ServedModules;
let guest: TestCaller;
beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
  const ana = await maker(market.address, 'Ana Potter');
  for (const title of Object.keys(match)) await publishListing(ana, { title, tags: [], materials: [], colours: [] });
});
afterAll(() => market.stop());

const query = (text: string) => market.app.db.query<{ n: number; folded: string }>({ text });

test('[SRCH-01] index and query fold every sign of Unicode alike', async () => {
  const { rows } =
    await query(`SELECT n, array_to_string(ARRAY(SELECT token FROM ts_parse('default', search_text('Ab' || chr(n) || 'Cd')) WHERE tokid <> 12), ' ') AS folded
    FROM generate_series(1, 1114111) n WHERE n NOT BETWEEN 55296 AND 57343 AND unicode_assigned(chr(n))`);
  const spaced = (text: string): string => text.replace(/ab(.)cd/u, 'ab $1 cd');
  const other = rows.filter(({ n, folded }) => {
    const request = foldText(`Ab${String.fromCodePoint(n)}Cd`);
    return (
      request !== folded &&
      spaced(request) !== folded &&
      request.replaceAll(/(?<=[^\0-\u0dff])/gu, ' ').replaceAll('  ', ' ') !== folded
    );
  });
  expect(other.map(({ n, folded }) => [n.toString(16), folded])).toEqual([]);
});

test.each(Object.entries(match))('[SRCH-01] “%s” is found by %j, counted or not', async (title, queries) => {
  for (const counted of [false, true]) {
    if (counted) await updateTermCounts(market.app);
    market.app.cache.invalidate(['listings']);
    for (const q of queries) {
      const { items } = await ask(guest, contract.search.searchListings, { q });
      expect([q, counted, items.map((card) => card.title)]).toEqual([q, counted, [title]]);
    }
  }
});
