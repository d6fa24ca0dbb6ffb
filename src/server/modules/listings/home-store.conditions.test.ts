import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { categoriesIn, document } from '#test/builders/listing-rows.ts';
import { homeFrame } from './home-store.ts';

const tables = bareTables();
const categories = categoriesIn(tables);

test('[CAT-05] the home page: one of each shop and craft first, pictures before all', async () => {
  await categories();
  // The best liked shops have no words of their own, or nothing to show.
  await tables.fill`
    category_counts: category=ceramics listings=7 | category=mugs listings=5 | category=wood listings=2
    shop_counts: seller_id=ana listings=2 | seller_id=ben listings=1 | seller_id=empty listings=0
    shops: seller_id=ana slug=ana name=Ana tagline=Clay story="Long ago" rating_count=3 sold=1
      | seller_id=zed slug=zed | seller_id=ben slug=ben sold=0 | seller_id=cy slug=cy rating_count=2 sold=99
      | seller_id=di slug=di rating_count=9 tagline="" | seller_id=eve slug=eve rating_count=9 story=""
      | seller_id=fay slug=fay rating_count=9
    search_documents: ${document} listing_id=a1 quality=50 created_at=@-1
      | listing_id=a2 quality=49 created_at=@-2 | listing_id=a3 quality=48 created_at=@-3
      | listing_id=a0 quality=51 created_at=@0 marks=[] | seller_id=ben listing_id=b1 quality=10 created_at=@-50
      | seller_id=zed listing_id=z1 quality=9 created_at=@-60 top_category=wood
      | seller_id=cy listing_id=x0 quality=0 created_at=@-70 marks=[]
      | seller_id=di listing_id=x1 quality=1 created_at=@-71 marks=[]
      | seller_id=eve listing_id=x2 quality=2 created_at=@-72 marks=[]
      | listing_id=a4 quality=1 created_at=@-90 card={"id":"a4"} | listing_id=a5 quality=1 created_at=@-90
      | listing_id=a6 quality=1 created_at=@-90
  `;
  const frame = await homeFrame(tables.db, { newest: 50, best: 50 });
  expect(frame.newest.slice(0, 5)).toEqual(['a1', 'z1', 'b1', 'a0', 'a2']);
  expect(frame.best.slice(0, 4)).toEqual(['a1', 'z1', 'b1', 'a0']);
  expect([frame.listings, frame.shops, frame.quote, frame.count]).toEqual([9, 2, 'Clay', 2]);
  expect((JSON.parse(frame.shop ?? '{}') as { slug?: string }).slug).toBe('ana');
  expect(frame.cards?.length).toBe(5);
  const tree = JSON.parse(frame.categories) as { slug: string; picture: unknown; children: unknown[] }[];
  expect(tree.map(({ slug, children }) => `${slug} ${children.length}`)).toEqual(['ceramics 1', 'wood 0']);
});

test('[CAT-05] of many listings the home page looks at the newest and the best alone', async () => {
  await tables.fill`
    search_documents: ${document} listing_id=n0 quality=0 created_at=@-1000 seller_id=s0
      | ${Array.from({ length: 45 }, (_, n) => n + 1).map((n) => ({ listing_id: `n${n}`, seller_id: 's1', quality: n, created_at: at(n - 1) }))}
  `;
  const { newest, best } = await homeFrame(tables.db, { newest: 50, best: 50 });
  expect([newest.length, best.length, newest.includes('n0'), best[0]]).toEqual([24, 40, false, 'n45']);
});
