import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import {
  countStars,
  countUnanswered,
  listOfListing,
  listOfOrder,
  listOfShop,
  listReviewPictures,
} from './review-store.ts';

const tables = bareTables();
const review = row`seller_id=ana id=r1 order_id=o1 line_id=i1 listing_id=l1 buyer_id=bo buyer_name=Bo stars=5
  state=visible created_at=@-5 published_at=@-5 pictures=[]`;
const line = (id: string) => ({ id, line_id: id });
/** Not of this piece, not of this shop, and not to be seen. */
const HIDDEN = [
  { ...line('x1'), listing_id: 'l2' },
  { ...line('x2'), seller_id: 'ben' },
  { ...line('x3'), state: 'pending' },
  { ...line('x4'), state: 'hidden' },
];
const OF = { sellerId: 'ana', listingId: 'l1' };
const ids = (rows: readonly { reviewId: string }[]) => rows.map(({ reviewId }) => reviewId);

test('[CAT-04] the reviews of a piece are its own that are to be seen', async () => {
  await tables.fill`
    reviews: ${review} helpful=1 | ${line('r2')} stars=1 helpful=9 | ${line('r3')} stars=3 created_at=@-1
      | ${line('r4')} stars=5 created_at=@-9 helpful=0 | ${HIDDEN}
  `;
  const page = async (sort: 'newest' | 'helpful' | 'highest' | 'lowest', changes: object = {}) =>
    ids(await listOfListing(tables.db, OF, { sort, stars: null, after: null, limit: 9, ...changes }));
  expect(await each(page, 'newest', 'helpful', 'highest', 'lowest')).toEqual([
    ['r3', 'r2', 'r1', 'r4'],
    ['r2', 'r3', 'r1', 'r4'],
    ['r1', 'r4', 'r3', 'r2'],
    ['r2', 'r3', 'r1', 'r4'],
  ]);
  expect([await page('newest', { stars: 5 }), await page('newest', { limit: 1 })]).toEqual([['r1', 'r4'], ['r3']]);
  const after = (key: number, id: string) => ({ after: { key, at: at(-5).toISOString(), id } });
  expect(await each(page, ['newest', after(0, 'r2')], ['highest', after(5, 'r1')])).toEqual([
    ['r1', 'r4'],
    ['r4', 'r3', 'r2'],
  ]);
  expect([await countStars(tables.db, OF), await countStars(tables.db, { sellerId: 'ana' })]).toEqual([
    [1, 0, 1, 0, 2],
    [1, 0, 1, 0, 3],
  ]);
});

test('[CAT-04] pictures of a piece come from its visible reviews, newest first, in their order', async () => {
  const pictures = [{ id: 'a' }, { id: 'b' }];
  await tables.fill`
    reviews: ${review} pictures=${pictures} | ${line('r2')} created_at=@-1 pictures=[{"id":"c"}]
      | ${line('r3')} pictures=[] | ${line('r4')} pictures=[{"id":"d"}] | ${HIDDEN}
  `;
  const resultsOf = async (limit: number) =>
    (await listReviewPictures(tables.db, OF, limit)).map(({ picture }) => picture.id);
  expect(await each(resultsOf, 9, 2)).toEqual([
    ['c', 'd', 'a', 'b'],
    ['c', 'd'],
  ]);
});

test('[CAT-04] a shop reads its own reviews with their pieces, newest first', async () => {
  await tables.fill`
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug
    reviews: ${review} | ${line('r2')} stars=2 answer=thanks | ${line('r3')} created_at=@-1 | ${HIDDEN.slice(1)}
  `;
  const page = async (changes: object = {}) =>
    listOfShop(tables.db, 'ana', { stars: null, unanswered: false, after: null, limit: 9, ...changes });
  expect([
    ids(await page()),
    ids(await page({ stars: 2 })),
    ids(await page({ unanswered: true })),
    ids(await page({ limit: 1 })),
    ids(await page({ after: { at: at(-5).toISOString(), id: 'r2' } })),
    ids(await page({ isByStars: true, direction: 'asc' })),
    ids(await page({ isByStars: true, direction: 'asc', after: { stars: 2, at: at(-5).toISOString(), id: 'r2' } })),
    ids(await page({ q: 'nobody' })),
  ]).toEqual([['r3', 'r2', 'r1'], ['r2'], ['r3', 'r1'], ['r3'], ['r1'], ['r2', 'r1', 'r3'], ['r1', 'r3'], []]);
  expect([(await page())[0]?.title, await countUnanswered(tables.db, 'ana')]).toEqual(['Mug', 2]);
  await tables.fill`reviews: ${review} ${line('r9')} order_id=o2 | ${line('r9')} seller_id=ben order_id=o1`;
  expect(
    (await listOfOrder(tables.db, { sellerId: 'ana', orderId: 'o1' })).map(({ reviewId }) => reviewId).toSorted(),
  ).toEqual(['r1', 'r2', 'r3', 'x3', 'x4']);
});
