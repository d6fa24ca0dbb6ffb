import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { relatedCards } from './related-store.ts';

const tables = bareTables();
const listing = {
  seller_id: 'ana',
  id: 'l1',
  state: 'active',
  title: 'Mug',
  category: 'mugs',
  updated_at: at(-5),
  created_at: at(-5),
  pictures: [],
  options: [],
};
const categories = () =>
  tables.put(
    'categories',
    { slug: 'ceramics', name: 'Ceramics', parent: null, position: 0 },
    { slug: 'mugs', name: 'Mugs', parent: 'ceramics' },
    { slug: 'wood', name: 'Wood', position: 1 },
  );
const card = (id: string) => ({ id });
const document = {
  seller_id: 'ana',
  listing_id: 'l1',
  category: 'mugs',
  top_category: 'ceramics',
  price_cents: 1,
  quality: 5,
  created_at: at(0),
  card: card('l1'),
  field_weights: [],
  marks: ['pic:'],
};

test('[CAT-03] pieces like one are nearest by category, material and colour', async () => {
  await categories();
  const mug = { ...listing, materials: ['oak'], colours: ['red'] };
  await tables.put(
    'listings',
    mug,
    { id: 'same', seller_id: 'ben', sold: 1 },
    { id: 'same-more', seller_id: 'cy', sold: 9 },
    { id: 'material', seller_id: 'di', category: 'ceramics', colours: [], sold: 99 },
    { id: 'colour', seller_id: 'eve', category: 'ceramics', materials: [], sold: 99 },
    { id: 'ben-2', seller_id: 'ben', materials: [], colours: [], sold: 0 },
    { id: 'ben-3', seller_id: 'ben', sold: 0 },
    { id: 'else', seller_id: 'fay', category: 'wood', sold: 999 },
    { id: 'gone', state: 'draft' },
    // The same id of another shop, sold often.
    { id: 'same', seller_id: 'zoe', sold: 999 },
  );
  const near = ['same', 'same-more', 'material', 'colour', 'ben-2', 'ben-3', 'else'];
  const sellers: Record<string, string> = {
    same: 'ben',
    'same-more': 'cy',
    material: 'di',
    colour: 'eve',
    'ben-2': 'ben',
    'ben-3': 'ben',
    else: 'fay',
  };
  await tables.put(
    'search_documents',
    document,
    ...near.map((id) => {
      const category = { material: 'ceramics', colour: 'ceramics', else: 'wood' }[id] ?? 'mugs';
      return {
        listing_id: id,
        seller_id: sellers[id],
        category,
        top_category: id === 'else' ? 'wood' : 'ceramics',
        card: card(id),
      };
    }),
  );
  const related = async (id: string) =>
    (await relatedCards(tables.db, id)).map((text) => (JSON.parse(text) as { id: string }).id);
  expect(await related('l1')).toEqual(['same-more', 'same', 'ben-3', 'material']);
  await tables.fill`listings: ${mug} id=out state=sold_out`;
  expect((await related('out')).length).toBe(4);
  expect([await related('gone'), await related('nowhere')]).toEqual([[], []]);
});
