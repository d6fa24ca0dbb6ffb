import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { findSlipFacts } from './slip-facts-store.ts';

const tables = bareTables();

test('[ORD-03] a slip has the thanks of its shop, and the care of its own pieces that have one', async () => {
  const shop = (id: string) => ({ seller_id: id, slug: id, portrait: null, thanks: `Of ${id}` });
  await tables.put('shops', shop('ana'), shop('bea'));
  const [jug, cup, bowl] = ['By hand', '', 'Oil it'].map((care, index) => ({
    seller_id: 'ana',
    id: `l${index}`,
    care,
  }));
  await tables.put('listings', { ...jug }, { ...cup }, { ...bowl }, { seller_id: 'bea', id: 'l3', care: 'Hers' });
  const asked = { sellerId: 'ana', listingIds: ['l0', 'l1', 'l3'] };
  expect(await findSlipFacts(tables.db, asked)).toEqual({ portrait: null, thanks: 'Of ana', cares: { l0: 'By hand' } });
});
