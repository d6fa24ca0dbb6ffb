import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { updateTiers } from './update-tiers.ts';

let market: ServedModules;
/** More than twice what the best tier should hold. */
const COUNT = 4100;
beforeAll(async () => {
  market = await openMarket();
  const ana = await maker(market.address, 'Ana Potter');
  await publishListing(ana, { title: 'Tall vase' });
  await market.app.db.query({
    text: `INSERT INTO search_documents (seller_id, listing_id, category, top_category, price_cents, words, quality, created_at, card, field_weights, title_weight)
           SELECT seller_id, 'n' || n, category, top_category, price_cents, 'vase', n, created_at, '{}', '{0,0,0,0}', 0 FROM search_documents, generate_series(1, ${COUNT}) n`,
  });
});
afterAll(() => market.stop());

interface Moved {
  tier: number;
  documents: number;
  transactions: number;
  most: number;
}
const moved = async (): Promise<Moved[]> =>
  (
    await market.app.db.query<Moved>({
      text: `SELECT tier, sum(n)::int AS documents, count(*)::int AS transactions, max(n)::int AS most
             FROM (SELECT tier, xmin::text, count(*) AS n FROM search_documents WHERE listing_id LIKE 'n%' GROUP BY 1, 2) x GROUP BY 1 ORDER BY 1`,
    })
  ).rows;

test('[RUN-01] a grown index is sorted in small transactions, past what is just being saved', async () => {
  const { db } = market.app;
  await inTransaction(db, async (tx) => {
    await tx.query({ text: `SELECT FROM search_documents WHERE listing_id = 'n1' FOR UPDATE` });
    await updateTiers(db);
  });
  const [best, second] = await moved();
  // The one that was being saved stays in the best tier, which had all.
  expect([best?.documents, second?.documents]).toEqual([2001, COUNT - 2001]);
  expect(second?.most).toBeLessThanOrEqual(200);
  // A run that was broken off has drawn the lines and moved a part.
  await db.query({ text: `INSERT INTO platform_facts (name, value) VALUES ('search-tiers-drawn', 'yes')` });
  await updateTiers(db);
  expect((await moved()).map(({ documents }) => documents)).toEqual([2000, COUNT - 2000]);
  await updateTiers(db);
  expect((await moved()).map(({ documents }) => documents)).toEqual([2000, COUNT - 2000]);
});
