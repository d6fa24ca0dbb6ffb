import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { row } from '#test/builders/row-text.ts';
import { deleteDraft, findDraft, mayKeep, saveDraft } from './draft-store.ts';

const tables = bareTables();
const listing = row`seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
  pictures=[]`;

test('[CAT-01] a saved form is its maker’s, of a listing of theirs', async () => {
  await tables.fill`
    listing_drafts: seller_id=ana id=l1 form=mine | id=l2 form=second | seller_id=ben form=his
    listings: ${listing} | id=l2 state=removed | seller_id=ben id=l9
  `;
  expect([
    (await findDraft(tables.db, 'ana', 'l1'))?.form,
    (await findDraft(tables.db, 'ben', 'l1'))?.form,
    await findDraft(tables.db, 'ben', 'l2'),
  ]).toEqual(['mine', 'his', null]);
  expect(await each((name: string) => mayKeep(tables.db, 'ana', name), 'l1', 'l2', 'l9', 'new')).toEqual([
    true,
    false,
    false,
    true,
  ]);
  await saveDraft(tables.db, { sellerId: 'ana', id: 'l1', form: 'again', now: NOW });
  await deleteDraft(tables.db, 'ana', 'l1');
  expect(await tables.texts('form FROM listing_drafts ORDER BY 1')).toEqual(['his', 'second']);
});
