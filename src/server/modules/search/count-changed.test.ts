import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { indexListings } from './index-listing.ts';
import { COUNT_BATCH_SIZE, countTerms, updateTermCounts } from './word-counts-store.ts';

const COUNT = 250;
let market: ServedModules;
const sql = sqlOf(() => market);
const index = async (): Promise<void> => {
  const { rows } = await sql<{ sellerId: string; id: string }>('SELECT seller_id AS "sellerId", id FROM listings');
  const indexed = { sellerId: rows[0]?.sellerId ?? '', listingIds: rows.map(({ id }) => id) };
  await inTransaction(market.app.db, (tx) => indexListings(tx, indexed));
};
beforeAll(async () => {
  market = await openMarket();
  const ana = await maker(market.address, 'Ana Potter');
  await publishListing(ana, { title: 'Speckled mug', colours: ['mustard'], tags: ['ceramics'] });
  await updateTermCounts(market.app);
});
afterAll(() => market.stop());

test('[RUN-01] many changes are counted in small transactions, and words stay known meanwhile', async () => {
  await sql(`INSERT INTO listings (seller_id, id, state, title, description, category, processing_days, created_at, updated_at)
             SELECT seller_id, 'n' || n, 'active', 'Tall vase', '', category, 2, now(), now() FROM listings, generate_series(1, ${COUNT}) n`);
  await sql(`INSERT INTO variants (seller_id, listing_id, id, price_cents, stock, received)
             SELECT seller_id, id, id, 1000, 5, 5 FROM listings WHERE title = 'Tall vase'`);
  await index();
  const guest = visitor(market.address);
  const counted = async (): Promise<{ documents: number; batches: number; most: number }[]> =>
    (
      await sql<{ documents: number; batches: number; most: number }>(
        `SELECT sum(n)::int AS documents, count(*)::int AS batches, max(n)::int AS most FROM (SELECT count(*) AS n FROM search_counted_words GROUP BY xmin::text) b`,
      )
    ).rows;
  let counting: Promise<void> = Promise.resolve();
  await inTransaction(market.app.db, async (tx) => {
    // The last batch waits for this row.
    await tx.query({ text: 'SELECT FROM search_changed ORDER BY id DESC LIMIT 1 FOR UPDATE' });
    counting = updateTermCounts(market.app);
    await until(async () => ((await counted())[0]?.documents ?? 0) > COUNT_BATCH_SIZE, 'the first batches are counted');
    expect((await ask(guest, contract.search.suggest, { q: 'spe' })).queries).toEqual(['speckled']);
    expect((await ask(guest, contract.search.searchListings, { q: 'specled' })).corrected).toBe('speckled');
  });
  await counting;
  expect((await counted())[0]?.documents).toBe(COUNT + 1);
  expect((await counted())[0]?.most).toBeLessThanOrEqual(COUNT_BATCH_SIZE);
});

test('[SRCH-01] counting what changed comes to the same as counting everything', async () => {
  const all = async (): Promise<unknown[]> => [
    (await sql('SELECT * FROM search_lexemes ORDER BY 1')).rows,
    (await sql('SELECT * FROM search_spellings ORDER BY 1')).rows,
    (await sql('SELECT * FROM search_deletions ORDER BY 1, 2')).rows,
    (await sql('SELECT documents FROM search_counted')).rows,
  ];
  await sql(`UPDATE listings SET title = 'Tall mugs, Becher' WHERE id IN ('n1', 'n2')`);
  await sql(`UPDATE listings SET title = 'Quaint jar' WHERE id = 'n3'`);
  await sql(`UPDATE listings SET state = 'draft' WHERE id = 'n4'`);
  await index();
  await updateTermCounts(market.app);
  await sql(`UPDATE listings SET title = 'Round jar' WHERE id = 'n3'`);
  await index();
  await updateTermCounts(market.app);
  const changed = await all();
  expect(JSON.stringify(changed)).not.toContain('quaint');
  await inTransaction(market.app.db, countTerms);
  expect(changed).toEqual(await all());
});
