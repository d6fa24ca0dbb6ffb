import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { english } from '../../../../../bench/search/titled-english.ts';
import { german } from '../../../../../bench/search/titled-german.ts';
import { titledSet } from '../../../../../bench/search/titled-goods.ts';
import { updateTermCounts } from '../word-counts-store.ts';

let market: ServedModules;
const sql = sqlOf(() => market);
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.stop());

test.each([
  ['en', english],
  ['de', german],
])('[SRCH-01] the language of goods in %s is guessed right, 95 of 100', async (code, tongue) => {
  const { listings } = titledSet(tongue, 23);
  const { rows } = await sql<{ language: string; count: number }>(
    `SELECT search_language(l.title, l.description) AS language, count(*)::int FROM jsonb_to_recordset($1) l (title text, description text) GROUP BY 1`,
    [JSON.stringify(listings)],
  );
  const share = (language: string): number =>
    (rows.find((row) => row.language === language)?.count ?? 0) / listings.length;
  expect(share(code)).toBeGreaterThan(0.95);
  expect(1 - share(code) - share('')).toBeLessThan(0.01);
});

test('[SRCH-01] a third language is one more entry', async () => {
  const { rows } = await sql<{ of: string }>(`SELECT rtrim(pg_get_viewdef('search_languages'), ';') AS of`);
  await sql(`CREATE OR REPLACE VIEW search_languages AS ${rows[0]?.of} UNION ALL VALUES ('fr', 'fr:', 'french', 'french_stem', '^[a-z]+$', '{}'::text[],
    '\\m(?:et|avec|le|la|les|des|du|en|une?|pour|dans|est|sur|sans)\\M', '[éèêàçœ]|eau|ille|ique|eux|eu|oi|[bcdfgjlmnprstv]e\\M', 'avec|sans|pour|en|de|du|des|d', 'first', NULL)`);
  const ana = await maker(market.address, 'Ana Potter');
  const titles = ['Chevaux de bois peints', 'Boîte pour chevaux', 'Horse of wood', 'Pferde aus Holz'];
  for (const title of titles)
    await publishListing(ana, { title, tags: [], colours: [], materials: [], description: '' });
  await updateTermCounts(market.app);
  const guest = visitor(market.address);
  const resultsOf = async (q: string): Promise<string[]> =>
    (await ask(guest, contract.search.searchListings, { q })).items.map(({ title }) => title);
  // Its stems, its small words, and what a title names as the thing.
  expect(await resultsOf('cheval')).toEqual(['Chevaux de bois peints', 'Boîte pour chevaux']);
  expect((await resultsOf('boîtes pour cheval'))[0]).toBe('Boîte pour chevaux');
  expect(await resultsOf('holz')).toContain('Pferde aus Holz');
});
