import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { findWhatHolds } from './privacy-store.ts';

const tables = bareTables();

test('[SUP-03] what holds an account is its own: a piece on sale, an active administrator', async () => {
  await tables.fill`
    listings: seller_id=bo id=l1 state=active | seller_id=cy state=draft
    admin_users: id=cy status=active | id=bo status=disabled
  `;
  const holds = (userId: string) => tables.run((tx) => findWhatHolds(tx, userId));
  expect(await each(holds, 'bo', 'cy')).toEqual([
    { isShopOpen: true, isAdmin: false },
    { isShopOpen: false, isAdmin: true },
  ]);
});
