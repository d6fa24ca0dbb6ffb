import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { countWaiting, findReviewReason, listWaiting, lockWaiting, saveDecision } from './review-queue-store.ts';
import { findReviewFacts, restoreWaiting } from './review-undo-store.ts';
import { lockListing, setState } from '../listing-store.ts';
import { saveModeration } from './moderation-store.ts';

const tables = bareTables();
const listing = row`seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
  pictures=[]`;
const keys = 'seller_id id';
const own = ['ana l1'];

test('[OFFICE-01] what is decided on a listing is decided on that one of that shop', async () => {
  await tables.fill`listings: ${listing} review_reason=why hidden_at=null | seller_id=ben | id=l2 review_reason=""`;
  const key = { sellerId: 'ana', listingId: 'l1' };
  const operations: ((tx: Transaction) => unknown)[] = [
    (tx) => setState(tx, { ...key, state: 'inactive', now: NOW }),
    (tx) => saveModeration(tx, { ...key, state: 'inactive', hiddenAt: NOW, reason: 'x', now: NOW }),
    (tx) => saveDecision(tx, { ...key, state: 'draft', reason: 'y', now: NOW }),
    (tx) =>
      restoreWaiting(tx, key, {
        before: { submittedAt: NOW.toISOString(), reviewReason: 'z', hiddenAt: null, decidedAt: '' },
        now: NOW,
      }),
  ];
  for (const operation of operations) expect((await tables.written('listings', keys, operation)).now).toEqual(own);
  expect((await tables.run((tx) => findReviewFacts(tx, key))).reviewReason).toBe('z');
  expect([
    (await findReviewReason(tables.db, 'ana', 'l1'))?.reason,
    await findReviewReason(tables.db, 'ana', 'l2'),
    (await findReviewReason(tables.db, 'ben', 'l1'))?.reason,
  ]).toEqual(['z', null, 'why']);
  expect([
    (await tables.run((tx) => lockListing(tx, 'ana', 'l1')))?.state,
    (await tables.run((tx) => lockListing(tx, 'ben', 'l1')))?.state,
  ]).toEqual(['pending_review', 'active']);
});

test('[OFFICE-01] what waits for a moderator comes oldest first, page after page', async () => {
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    listings: ${listing} state=pending_review submitted_at=@-5 | id=l2 | id=l3 submitted_at=@-9 | id=l4 state=active
    variants: seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
      received=13 price_cents=700 | id=v2 price_cents=600 option_values=["two"] | seller_id=ben price_cents=1
      | id=v3 listing_id=l2 price_cents=2
    shop_counts: seller_id=ben listings=9 | seller_id=ana listings=4
  `;
  const page = async (after: { at: string; id: string } | null, limit: number) =>
    (await listWaiting(tables.db, { after, limit })).map((row) => row.listingId);
  expect(await each(page, [null, 9], [null, 1], [{ at: at(-5).toISOString(), id: 'l1' }, 9])).toEqual([
    ['l3', 'l1', 'l2'],
    ['l3'],
    ['l2'],
  ]);
  const rows = await listWaiting(tables.db, { after: null, limit: 9 });
  expect(rows.find((row) => row.listingId === 'l1')).toMatchObject({
    shopName: 'Ana',
    priceCents: 600,
    shopListings: 4,
  });
  expect([await countWaiting(tables.db), (await tables.run((tx) => lockWaiting(tx, 'l4')))?.state]).toEqual([
    3,
    'active',
  ]);
});
