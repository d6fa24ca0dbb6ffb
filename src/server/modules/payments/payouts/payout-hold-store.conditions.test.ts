import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { listSellerPayouts } from './payout-hold-store.ts';

const tables = bareTables();

test('[OFFICE-02] payouts of shops go by name or by their next day, page after page', async () => {
  await tables.fill`
    shops: seller_id=s1 slug=a name=Clay | seller_id=s2 slug=b name=Ash | seller_id=s3 slug=c name=Clay
    payout_accounts: seller_id=s1 last4=1234 country=DE next_payout_at=@3 | seller_id=s2 next_payout_at=@9 | seller_id=s3 next_payout_at=@1
  `;
  const page = async (sort: 'shop' | 'next', dir: 'asc' | 'desc', after: { key: string; id: string } | null = null) =>
    (await listSellerPayouts(tables.db, { ...{ show: 'all', q: null, sort, dir }, after, limit: 9 })).map(
      ({ sellerId }) => sellerId,
    );
  expect([await page('shop', 'asc'), await page('next', 'desc')]).toEqual([
    ['s2', 's1', 's3'],
    ['s2', 's1', 's3'],
  ]);
  expect(await page('shop', 'asc', { key: 'Clay', id: 's1' })).toEqual(['s3']);
});
