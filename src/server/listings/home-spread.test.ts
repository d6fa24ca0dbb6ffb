import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeSchema } from '#domain/listings/home.ts';
import { maker, openMarket, pictureBytes, publish } from '#test/builders/market.ts';
import type { ServedRooms } from '#test/builders/serve-rooms.ts';

let market: ServedRooms;

beforeAll(async () => {
  market = await openMarket();
  await market.app.db.query({
    text: `INSERT INTO categories (slug, parent, name, position) VALUES ('baskets', NULL, 'Baskets', 5)`,
  });
});
afterAll(() => market.stop());

test('[UX-14, CAT-05] the opening shows three crafts and three makers, and no picture of a craft repeats it', async () => {
  const pieces = [
    ['Ana Potter', 'Mug', 'mugs', 'stoneware'],
    ['Bea Turner', 'Bowl', 'bowls', 'stoneware'],
    ['Cleo Tanner', 'Wallet', 'wallets', 'leather'],
    ['Dora Weaver', 'Basket', 'baskets', 'willow'],
  ] as const;
  for (const [name, title, category, material] of pieces) {
    const caller = await maker(market.address, name);
    for (const colour of ['blue', 'green', 'grey']) {
      const { body } = await caller.call('POST', '/api/files/pictures', await pictureBytes(colour));
      const pictures = [{ id: body.id, alt: title }];
      await publish(caller, {
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
  const craftOf = (title: string): string => title.split(',')[0]?.replace('Bowl', 'Mug') ?? '';
  expect(new Set(home.opening.map(({ title }) => craftOf(title))).size).toBe(3);
  expect(new Set(home.opening.map(({ shopName }) => shopName)).size).toBe(3);
  const opened = home.opening.map(({ picture }) => picture?.id);
  const crafts = home.categories.filter(({ count }) => count > 1).map(({ picture }) => picture?.id);
  expect(crafts.length).toBeGreaterThanOrEqual(3);
  expect(crafts.every((id) => id !== undefined)).toBe(true);
  expect(crafts.filter((id) => opened.includes(id))).toEqual([]);
});
