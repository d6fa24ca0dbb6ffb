import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { suspendListings, wakeListings } from './suspended-listings-store.ts';
import { wasShown } from './moderation-store.ts';
import { withdrawListings } from '../listing-store.ts';

const tables = bareTables();

test('[CAT-02] a shop’s pieces leave the shop together and come back as they were', async () => {
  await tables.fill`
    listings: seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
      pictures=[] id=l2 | id=l1 state=sold_out | id=l3 state=draft | id=l4 state=pending_review | seller_id=ben
  `;
  expect(await tables.run((tx) => suspendListings(tx, 'ana'))).toEqual([
    { listingId: 'l1', state: 'inactive' },
    { listingId: 'l2', state: 'inactive' },
  ]);
  await tables.fill`rested_listings: seller_id=ben listing_id=l1 state=active`;
  await tables.sql(`UPDATE listings SET state = 'inactive' WHERE id = 'l1'`);
  const woken = await tables.run((tx) => wakeListings(tx, 'ana'));
  expect(woken.map(({ listingId, state }) => [listingId, state])).toEqual([['l1', 'sold_out']]);
  expect(await tables.texts('seller_id FROM rested_listings')).toEqual(['ben']);
  await tables.sql(`UPDATE listings SET state = 'sold_out' WHERE id = 'l1'`);
  expect((await tables.run((tx) => withdrawListings(tx, 'ana', NOW))).toSorted()).toEqual(['l1', 'l2', 'l4']);
  const shown = async (state: string) => {
    await tables.db.query({ text: 'UPDATE listings SET state = $1', values: [state] });
    return [await tables.run((tx) => wasShown(tx, 'ana')), await tables.run((tx) => wasShown(tx, 'cy'))];
  };
  expect(await each(shown, 'inactive', 'sold_out', 'active', 'draft')).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
});
