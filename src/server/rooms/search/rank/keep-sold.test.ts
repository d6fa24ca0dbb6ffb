import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedRooms } from '#test/builders/serve-rooms.ts';
import { countSold } from '../../listings/stock-store.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { keepSold } from './keep-sold.ts';

let market: ServedRooms;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.stop());

test('[SRCH-01] what sells comes before what is alike and sells less', async () => {
  const ana = await maker(market.address, 'Ana Potter');
  const ids: string[] = [];
  for (const title of ['Jug, grey', 'Jug, sand', 'Jug, moss']) ids.push(await publishListing(ana, { title }));
  const guest = visitor(market.address);
  for (const listingId of ids) {
    const line = { sellerId: ana.userId, listingId, variantId: '', quantity: 10 * (ids.indexOf(listingId) + 1) };
    await inTransaction(market.app.db, async (tx) => countSold(tx, [line, line]));
    await keepSold.run(market.app);
    await market.settle();
    expect((await guest.call('GET', '/api/search?q=jug')).body.items[0].listingId).toBe(listingId);
  }
});
