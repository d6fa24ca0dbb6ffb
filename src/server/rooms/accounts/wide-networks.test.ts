import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;

beforeAll(async () => {
  sale = await openSale({ TRUSTED_PROXIES: '127.0.0.1' });
  inOneWindow(sale.app);
});
afterAll(() => sale.stop());

test('[INV-21] the billions of addresses of one IPv6 line try no more accounts than one address does', async () => {
  const from = (ip: string, index: number) =>
    browser(sale.address).call(
      'POST',
      '/api/accounts/sign-in',
      { email: `leaked${index}@example.com`, password: 'correct horse' },
      { 'x-forwarded-for': ip },
    );
  const statuses: number[] = [];
  for (let index = 0; index < 103; index += 1)
    statuses.push((await from(`2001:db8:1:2:${index.toString(16)}::1`, index)).status);
  expect([statuses.filter((status) => status === 401).length, statuses.slice(-3)]).toEqual([100, [429, 429, 429]]);
  expect((await from('2001:db8:1:3::1', 200)).status).toBe(401);
});
