import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { until } from '#test/builders/until.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { rebuildDocuments } from './document-store.ts';
import { indexEverything } from './index-listing.ts';
import { drawTiers, findTierLines } from './tiers/tier-store.ts';
import { countTerms, updateTermCounts } from './word-counts-store.ts';

let market: ServedModules;

const waiting = async (): Promise<boolean> => {
  const { rows } = await market.app.db.query<{ waiting: number }>({
    text: `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  });
  return (rows[0]?.waiting ?? 0) > 0;
};

/** The second begins while the first, done with its work, has not yet committed. */
async function together(first: (tx: Transaction) => Promise<void>, second: () => Promise<unknown>): Promise<void> {
  let other: Promise<unknown> = Promise.resolve();
  await inTransaction(market.app.db, async (tx) => {
    await first(tx);
    other = second();
    other.catch(() => undefined);
    await until(waiting, 'the second waits for the first');
  });
  await other;
}
const alone = (work: (tx: Transaction) => Promise<void>) => () => inTransaction(market.app.db, work);

beforeAll(async () => {
  market = await openMarket();
  const ana = await maker(market.address, 'Ana Potter');
  await publishListing(ana, { title: 'Butter dish with a lid', tags: ['kitchen'] });
  await publishListing(ana, { title: 'Tall vase', tags: ['gift'] });
});
afterAll(() => market.stop());

const counts = async (): Promise<unknown> =>
  (
    await market.app.db.query({
      text: `SELECT (SELECT count(*)::int FROM search_deletions) AS parts, (SELECT count(*)::int FROM search_lexemes) AS lexemes,
                    (SELECT count(*)::int FROM search_counted) AS counted, (SELECT count(*)::int FROM search_tiers) AS tiers`,
    })
  ).rows[0];

test('[SRCH-01, RUN-01] an import and a server that count words at once count one after the other', async () => {
  await updateTermCounts(market.app);
  const once = await counts();
  await together(countTerms, alone(countTerms));
  expect(await counts()).toEqual(once);
});

test('[SRCH-01, RUN-01] rebuilding and counting the index do not deadlock', async () => {
  await together(indexEverything, alone(countTerms));
  await together(countTerms, alone(indexEverything));
  const once = await counts();
  const draw = async (tx: Transaction): Promise<void> => drawTiers(tx, await findTierLines(tx));
  await together(draw, alone(rebuildDocuments));
  await together(rebuildDocuments, alone(draw));
  expect(await counts()).toEqual(once);
});
