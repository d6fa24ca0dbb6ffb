import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { deleteDraft, findDraft, mayKeep, saveDraft } from './draft-store.ts';

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

test('[CAT-02, INV-12] a kept form is its maker’s, of a listing of theirs', async () => {
  await tables.put(
    'listing_drafts',
    { seller_id: 'ana', id: 'l1', form: 'mine' },
    { id: 'l2', form: 'second' },
    { seller_id: 'ben', form: 'his' },
  );
  await tables.put('listings', listing, { id: 'l2', state: 'removed' }, { seller_id: 'ben', id: 'l9' });
  expect([
    (await findDraft(tables.db, 'ana', 'l1'))?.form,
    (await findDraft(tables.db, 'ben', 'l1'))?.form,
    await findDraft(tables.db, 'ben', 'l2'),
  ]).toEqual(['mine', 'his', null]);
  expect([
    await mayKeep(tables.db, 'ana', 'l1'),
    await mayKeep(tables.db, 'ana', 'l2'),
    await mayKeep(tables.db, 'ana', 'l9'),
    await mayKeep(tables.db, 'ana', 'new'),
  ]).toEqual([true, false, false, true]);
  await saveDraft(tables.db, { sellerId: 'ana', id: 'l1', form: 'again', now: NOW });
  await deleteDraft(tables.db, 'ana', 'l1');
  expect((await tables.db.query({ text: 'SELECT form FROM listing_drafts ORDER BY 1' })).rows).toEqual([
    { form: 'his' },
    { form: 'second' },
  ]);
});
