import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { findWhatHolds } from './privacy-store.ts';

const tables = bareTables();

test('[SUP-03] what holds an account is its own: a piece on sale, an active administrator', async () => {
  await tables.put('listings', { seller_id: 'bo', id: 'l1', state: 'active' }, { seller_id: 'cy', state: 'draft' });
  await tables.put('admin_users', { id: 'cy', status: 'active' }, { id: 'bo', status: 'disabled' });
  const holds = (userId: string) => tables.run((tx) => findWhatHolds(tx, userId));
  expect([await holds('bo'), await holds('cy')]).toEqual([
    { isShopOpen: true, isAdmin: false },
    { isShopOpen: false, isAdmin: true },
  ]);
});
