import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { listListingsToReview } from './author-store.ts';

const tables = bareTables();
const review = row`seller_id=ana id=r1 order_id=o1 line_id=i1 listing_id=l1 buyer_id=bo buyer_name=Bo stars=5
  state=visible created_at=@-5 published_at=@-5 pictures=[]`;

test('[CAT-04] what may be reviewed has arrived, was bought of somebody else', async () => {
  await tables.fill`
    orders: seller_id=ana id=o1 buyer_id=bo state=delivered placed_at=@-5 | id=o2 state=completed placed_at=@-1
      | id=o3 state=shipped | id=o4 buyer_id=cy | id=o5 seller_id=bo
    order_lines: seller_id=ana order_id=o1 id=i2 title=Mug | id=i1 | id=i3 | order_id=o2 id=i1 | order_id=o3
      | order_id=o4 | seller_id=bo order_id=o5 | seller_id=ben
    reviews: ${review} line_id=i3 | id=r2 line_id=i2 order_id=o9 | id=r3 line_id=i1 seller_id=ben
  `;
  expect((await listListingsToReview(tables.db, 'bo')).map((row) => `${row.orderId} ${row.lineId}`)).toEqual([
    'o2 i1',
    'o1 i1',
    'o1 i2',
  ]);
});
