import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { categoriesIn, document, listing } from '#test/builders/listing-rows.ts';
import { relatedCards } from './related-store.ts';

const tables = bareTables();

test('[CAT-03] pieces like one are nearest by category, material and colour', async () => {
  await categoriesIn(tables)();
  const mug = { ...listing, materials: ['oak'], colours: ['red'] };
  // The last is the same id of another shop, sold often.
  await tables.fill`
    listings: ${mug} | id=same seller_id=ben sold=1 | id=same-more seller_id=cy sold=9
      | id=material seller_id=di category=ceramics colours=[] sold=99
      | id=colour seller_id=eve category=ceramics materials=[] sold=99
      | id=ben-2 seller_id=ben materials=[] colours=[] sold=0 | id=ben-3 seller_id=ben sold=0
      | id=else seller_id=fay category=wood sold=999 | id=gone state=draft | id=out state=sold_out
      | id=same seller_id=zoe sold=999
    search_documents: ${document} | listing_id=same seller_id=ben card={"id":"same"}
      | listing_id=same-more seller_id=cy card={"id":"same-more"}
      | listing_id=material seller_id=di category=ceramics card={"id":"material"}
      | listing_id=colour seller_id=eve category=ceramics card={"id":"colour"}
      | listing_id=ben-2 seller_id=ben card={"id":"ben-2"} | listing_id=ben-3 seller_id=ben card={"id":"ben-3"}
      | listing_id=else seller_id=fay category=wood top_category=wood card={"id":"else"}
  `;
  const related = async (id: string) =>
    (await relatedCards(tables.db, id)).map((text) => (JSON.parse(text) as { id: string }).id);
  expect(await related('l1')).toEqual(['same-more', 'same', 'ben-3', 'material']);
  expect((await related('out')).length).toBe(4);
  expect([await related('gone'), await related('nowhere')]).toEqual([[], []]);
});
