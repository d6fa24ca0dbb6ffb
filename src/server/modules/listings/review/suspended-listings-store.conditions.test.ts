import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { suspendListings, wakeListings } from './suspended-listings-store.ts';
import { wasShown } from './moderation-store.ts';
import { withdrawListings } from '../listing-store.ts';

const tables = bareTables();
const listing = {
  seller_id: 'ana',
  id: 'l1',
  state: 'active',
  title: 'Mug',
  category: 'mugs-and-cups',
  updated_at: at(-5),
  created_at: at(-5),
  pictures: [],
};

test('[CAT-02] a shop’s pieces leave the shop together and come back as they were, unless somebody moved them meanwhile', async () => {
  await tables.put(
    'listings',
    { ...listing, id: 'l2' },
    { id: 'l1', state: 'sold_out' },
    { id: 'l3', state: 'draft' },
    { id: 'l4', state: 'pending_review' },
    { seller_id: 'ben' },
  );
  expect(await tables.run((tx) => suspendListings(tx, 'ana'))).toEqual([
    { listingId: 'l1', state: 'inactive' },
    { listingId: 'l2', state: 'inactive' },
  ]);
  await tables.put('rested_listings', { seller_id: 'ben', listing_id: 'l1', state: 'active' });
  await tables.db.query({ text: `UPDATE listings SET state = 'inactive' WHERE id = 'l1'` });
  const woken = await tables.run((tx) => wakeListings(tx, 'ana'));
  expect(woken.map(({ listingId, state }) => [listingId, state])).toEqual([['l1', 'sold_out']]);
  expect((await tables.db.query({ text: 'SELECT seller_id FROM rested_listings' })).rows).toEqual([
    { seller_id: 'ben' },
  ]);
  await tables.db.query({ text: `UPDATE listings SET state = 'sold_out' WHERE id = 'l1'` });
  expect((await tables.run((tx) => withdrawListings(tx, 'ana', NOW))).toSorted()).toEqual(['l1', 'l2', 'l4']);
  const shown = async (state: string) => {
    await tables.db.query({ text: 'UPDATE listings SET state = $1', values: [state] });
    return [await tables.run((tx) => wasShown(tx, 'ana')), await tables.run((tx) => wasShown(tx, 'cy'))];
  };
  expect([await shown('inactive'), await shown('sold_out'), await shown('active'), await shown('draft')]).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
});
