import { expect, test } from 'vitest';
import { signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import { ShopSearch } from './shop-search.tsx';

test('[UX-97] pages that the menu does not have are found by their names', async () => {
  signIn({});
  await page.open(ShopSearch, { onClose: () => undefined }, '/seller-dashboard');
  const isListed = () => page.lines().join(' ').includes('Market analysis');
  expect(isListed()).toBe(false);
  await page.type('Order number, buyer, piece or section', 'market');
  await page.until(isListed);
});
