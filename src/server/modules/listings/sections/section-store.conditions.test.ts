import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { deleteSection, freeListings, hideSection, listSections, lockHiddenSection } from './section-store.ts';

const tables = bareTables();
const freed = (limit: number) => tables.run((tx) => freeListings(tx, { sellerId: 'ana', sectionId: 's1' }, limit));

test('[DASH-02] a deleted section is in no list, and its listings leave it a portion at a time', async () => {
  await tables.fill`
    shop_sections: seller_id=ana id=s1 name=Mugs position=0 | id=s2 name=Vases position=1 | seller_id=ben id=s1
    listings: seller_id=ana id=l1 section_id=s1 | id=l2 | id=l3 | id=l4 section_id=s2 | seller_id=ben id=l1 section_id=s1
  `;
  expect(await tables.run((tx) => lockHiddenSection(tx))).toBeNull();
  const hide = () => tables.run((tx) => hideSection(tx, 'ana', 's1'));
  expect([await hide(), await hide()]).toEqual([true, false]);
  expect((await listSections(tables.db, 'ana')).map(({ sectionId }) => sectionId)).toEqual(['s2']);
  expect(await tables.run((tx) => lockHiddenSection(tx))).toEqual({ sellerId: 'ana', sectionId: 's1' });
  expect([await freed(2), await freed(2), await freed(2)]).toEqual([2, 1, 0]);
  expect(await tables.texts('seller_id, id FROM listings WHERE section_id IS NOT NULL ORDER BY 1')).toEqual([
    ...['ana l4', 'ben l1'],
  ]);
});

test('[DASH-02] only a section that was deleted goes', async () => {
  await tables.fill`shop_sections: seller_id=ana id=s1 name=Mugs position=0 | id=s2 position=null`;
  for (const sectionId of ['s1', 's2']) await tables.run((tx) => deleteSection(tx, { sellerId: 'ana', sectionId }));
  expect(await tables.texts('id FROM shop_sections')).toEqual(['s1']);
});
