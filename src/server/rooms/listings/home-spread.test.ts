import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Home, homeSchema } from '#domain/listings/home.ts';
import { maker, openMarket, pictureBytes, publishListing } from '#test/builders/market.ts';
import type { ServedRooms } from '#test/builders/serve-rooms.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { cardTag } from './card-tags.ts';
import { indexEverything, indexListing } from '../search/index-listing.ts';

let market: ServedRooms;

beforeAll(async () => {
  market = await openMarket();
  await market.app.db.query({
    text: `INSERT INTO categories (slug, parent, name, position) VALUES ('baskets', NULL, 'Baskets', 5)`,
  });
});
afterAll(() => market.stop());

test('[UX-14, CAT-05] the opening shows three crafts and three makers, and no picture of a craft repeats it', async () => {
  const listings = [
    ['Ana Potter', 'Mug', 'mugs', 'stoneware'],
    ['Bea Turner', 'Bowl', 'bowls', 'stoneware'],
    ['Cleo Tanner', 'Wallet', 'wallets', 'leather'],
    ['Dora Weaver', 'Basket', 'baskets', 'willow'],
  ] as const;
  for (const [name, title, category, material] of listings) {
    const caller = await maker(market.address, name);
    for (const colour of ['blue', 'green', 'grey']) {
      const { body } = await caller.call('POST', '/api/files/pictures', await pictureBytes(colour));
      const pictures = [{ id: body.id, alt: title }];
      await publishListing(caller, {
        title: `${title}, ${colour}`,
        category,
        materials: [material],
        colours: [colour],
        pictures,
      });
    }
  }
  // By what sells alone, two of the three would be pots.
  await market.app.db.query({ text: `UPDATE search_documents SET quality = 900 WHERE top_category = 'ceramics'` });
  const home = homeSchema.parse(await (await fetch(`${market.address}/api/home`)).json());
  const categoryOf = (title: string): string => title.split(',')[0]?.replace('Bowl', 'Mug') ?? '';
  expect(new Set(home.opening.map(({ title }) => categoryOf(title))).size).toBe(3);
  expect(new Set(home.opening.map(({ shopName }) => shopName)).size).toBe(3);
  const opened = home.opening.map(({ picture }) => picture?.id);
  const categories = home.categories.filter(({ count }) => count > 1).map(({ picture }) => picture?.id);
  expect(categories.length).toBeGreaterThanOrEqual(3);
  expect(categories.every((id) => id !== undefined)).toBe(true);
  expect(categories.filter((id) => opened.includes(id))).toEqual([]);
});

test('[CAT-05] popular now shows what sold and was liked most, nothing of the opening again, and nothing that cannot be bought', async () => {
  const { db, cache } = market.app;
  await db.query({ text: `UPDATE listings SET state = 'inactive'` });
  const eve = await maker(market.address, 'Eve Carver');
  const sold = {
    C: 300,
    K: 1,
    A: 9000,
    H: 12,
    E: 90,
    Paused: 90_000,
    L: 0,
    B: 3000,
    J: 3,
    F: 40,
    I: 6,
    D: 180,
    Gone: 40_000,
  };
  const ids: Record<string, string> = {};
  for (const title of ['Liked', 'Draft', ...Object.keys(sold)])
    ids[title] = await publishListing(eve, { title, variants: [{ values: [], priceCents: 2000, quantity: 1 }] });
  for (const [title, count] of Object.entries({ ...sold, Draft: 70_000 }))
    await db.query({ text: 'UPDATE listings SET sold = $2 WHERE id = $1', values: [ids[title], count] });
  // Twenty who told how happy they are count like some hundred sales.
  await db.query({
    text: 'UPDATE listings SET rating_count = 20, rating_sum = 100 WHERE id = $1',
    values: [ids.Liked],
  });
  await db.query({ text: `UPDATE listings SET state = 'draft' WHERE id = $1`, values: [ids.Draft] });
  await inTransaction(db, indexEverything);
  cache.invalidate(['home']);
  const shown = async (): Promise<string[]> => {
    const home = homeSchema.parse(await (await fetch(`${market.address}/api/home`)).json());
    return [home.opening, home.popular].map((cards) => cards.map(({ title }) => title).join(' '));
  };
  expect(await shown()).toEqual(['Paused Gone A', 'B Liked C D E F H I']);
  expect((await eve.call('POST', `/api/seller/listings/${ids.Paused}/state`, { state: 'inactive' })).status).toBe(200);
  await inTransaction(db, async (tx) => {
    await tx.query({ text: 'UPDATE variants SET stock = 0, sold = 1 WHERE listing_id = $1', values: [ids.Gone] });
    await indexListing(tx, { sellerId: eve.userId, listingId: ids.Gone ?? '' });
  });
  cache.invalidate(['home']);
  expect(await shown()).toEqual(['A B Liked', 'C D E F H I J K']);
});

test('[CAT-05, CAT-02] a changed card asks for the pieces alone; a new piece is counted at once', async () => {
  const home = async () => (await fetch(`${market.address}/api/home`)).json() as Promise<Home>;
  const eve = await maker(market.address, 'Eve Potter');
  const before = await home();
  const { statements } = market.app.db;
  const asked = statements.count;
  const shown = before.newest.find(
    ({ listingId }) => !before.maker?.pieces.some((piece) => piece.listingId === listingId),
  );
  market.app.cache.invalidate([cardTag(shown?.listingId ?? '')]);
  expect(await home()).toEqual(before);
  expect(statements.count - asked).toBe(1);
  await publishListing(eve, { title: 'Jug', category: 'mugs' });
  const after = await home();
  const ceramics = ({ categories }: Home) => categories.find(({ slug }) => slug === 'ceramics')?.count ?? 0;
  expect([after.listingCount, ceramics(after)]).toEqual([before.listingCount + 1, ceramics(before) + 1]);
});
