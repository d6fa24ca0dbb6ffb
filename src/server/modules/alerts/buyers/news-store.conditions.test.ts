import { expect, test } from 'vitest';
import { at, bareTables, NOW } from '#test/builders/bare-tables.ts';
import { findNews, listReaders } from './news-store.ts';
import { countUnreadNotices, listOwnNotices, markStoredNoticesRead } from './notice-store.ts';

const tables = bareTables();

test('[CRAFT-09] news of a listing for sale: first offered since the day began, or lowered on it', async () => {
  const names = ['new', 'old', 'lower', 'before', 'dearer', 'draft', 'paused', 'other'];
  await tables.fill`
    shops: seller_id=ana name=Ana
    listings: seller_id=ana id=new title=T state=active | id=old | id=lower | id=before | id=dearer | id=draft state=draft
      | id=paused paused_until=@9 | id=other
    variants: seller_id=ana id=new listing_id=new price_cents=100 position=0 | id=old listing_id=old
      | id=lower listing_id=lower former_cents=150 | id=before listing_id=before former_cents=150 | id=dearer listing_id=dearer former_cents=90
      | id=draft listing_id=draft | id=paused listing_id=paused
    variant_prices: seller_id=ana serial=1 variant_id=new from_at=@0 price_cents=100 | variant_id=old from_at=@-9
      | variant_id=lower serial=1 from_at=@-9 | variant_id=lower serial=2 from_at=@0 | variant_id=before serial=1 from_at=@-9 | variant_id=dearer serial=1 from_at=@-9
      | variant_id=dearer serial=2 from_at=@0 | variant_id=draft serial=1 from_at=@0 | variant_id=paused from_at=@0
  `;
  const news = await findNews(tables.db, { sellerId: 'ana', listingIds: names, since: NOW });
  expect(news.map(({ listingId, isNew, beforeCents }) => [listingId, isNew, beforeCents])).toEqual([
    ['lower', false, 150],
    ['new', true, null],
  ]);
});

test('[CRAFT-09] readers are active people who follow or wish for it and were not told', async () => {
  await tables.fill`
    users: id=bo account_status=active | id=cy | id=di account_status=banned | id=eve deleted_at=@-1 | id=ana | id=fay
    follows: seller_id=ana user_id=bo | user_id=cy | user_id=di | user_id=eve | user_id=ana | seller_id=ben user_id=fay
    wishlist_items: user_id=fay listing_id=mug | user_id=bo listing_id=bowl
    buyer_notices: user_id=cy id=news_cy | user_id=bo id=news_cy
  `;
  const readers = { sellerId: 'ana', wishlistListingId: null, noticePrefix: 'news_', after: '', limit: 9 };
  expect([
    await listReaders(tables.db, readers),
    await listReaders(tables.db, { ...readers, after: 'bo' }),
    await listReaders(tables.db, { ...readers, noticePrefix: 'next_', limit: 1 }),
    await listReaders(tables.db, { ...readers, wishlistListingId: 'mug' }),
  ]).toEqual([['bo'], [], ['bo'], ['fay']]);
});

test('[UX-70] notices are their reader’s, newest first and page by page', async () => {
  await tables.fill`
    buyer_notices: user_id=bo id=a on_screen=true read=false created_at=@-1 | id=b created_at=@-1 | id=c created_at=@-9
      | id=hidden on_screen=false | user_id=cy
  `;
  const list = async (before: { at: string; id: string } | null, limit = 9) =>
    (await listOwnNotices(tables.db, 'bo', { before, limit, language: 'en' })).map(({ noticeId }) => noticeId);
  expect([await list(null), await list({ at: at(-1).toISOString(), id: 'b' }), await list(null, 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c'],
    ['b'],
  ]);
  expect(await countUnreadNotices(tables.db, 'bo')).toBe(3);
  await tables.run((tx) => markStoredNoticesRead(tx, 'bo', ['a']));
  expect(await countUnreadNotices(tables.db, 'bo')).toBe(2);
  await tables.run((tx) => markStoredNoticesRead(tx, 'bo', 'all'));
  expect([await countUnreadNotices(tables.db, 'bo'), await countUnreadNotices(tables.db, 'cy')]).toEqual([0, 1]);
});
