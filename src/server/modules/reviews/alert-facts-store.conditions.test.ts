import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { findQuestionForAlert, findReviewForAlert } from './alert-facts-store.ts';

const tables = bareTables();
const review = row`seller_id=ana id=r1 order_id=o1 line_id=i1 listing_id=l1 buyer_id=bo buyer_name=Bo stars=5
  state=visible created_at=@-5 published_at=@-5 pictures=[]`;
const line = (id: string) => ({ id, line_id: id });
const question = row`seller_id=ana id=q1 listing_id=l1 asker_id=bo asker_name=Bo body="Is the glaze safe?" answer=null
  state=visible created_at=@-5 published_at=@-5`;

test('[UX-62] an alert tells of that review or question with its own piece and shop', async () => {
  await tables.fill`
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    reviews: ${review} seller_id=ben body=his | seller_id=ana body=hers | seller_id=ana ${line('r2')} state=hidden
    questions: ${question} seller_id=ben | seller_id=ana body=hers | seller_id=ana id=q2 state=hidden
  `;
  const shown = (reviewId: string) => tables.run((tx) => findReviewForAlert(tx, { sellerId: 'ana', reviewId }));
  const requestOf = (questionId: string) =>
    tables.run((tx) => findQuestionForAlert(tx, { sellerId: 'ana', questionId }));
  expect([await shown('r1'), (await shown('r2'))?.seenSince]).toMatchObject([
    { body: 'hers', title: 'Mug', shopName: 'Ana', seenSince: at(-5) },
    null,
  ]);
  expect([await requestOf('q1'), (await requestOf('q2'))?.seenSince]).toMatchObject([
    { body: 'hers', title: 'Mug', shopName: 'Ana', seenSince: at(-5) },
    null,
  ]);
});
