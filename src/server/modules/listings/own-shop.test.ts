import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { person, visitor, type TestCaller } from '#test/builders/caller.ts';
import { openMarket } from '#test/builders/market.ts';
import { codeOf } from '#test/builders/sale.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

let market: ServedModules;
let guest: TestCaller;
beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
});
afterAll(() => market.stop());

test('[ACC-03] every account has a shop of its own address', async () => {
  const [first, second] = [await person(market.address, 'Rio'), await person(market.address, 'Río')];
  const slugs = [
    (await ask(first, contract.shops.getMine)).shop.slug,
    (await ask(second, contract.shops.getMine)).shop.slug,
  ];
  expect(slugs).toEqual(['rio', 'rio-2']);
  const profile = {
    name: 'Rio Clay',
    place: 'Porto',
    country: 'PT',
    tagline: 'Thrown slowly',
    story: 'One\n\nTwo',
    announcement: '',
    returnsDays: 30,
    packing: '',
  };
  expect(codeOf(await first.call('PUT', '/api/seller/shop', { ...profile, slug: 'stolen' }))).toEqual([
    400,
    'request/invalid',
  ]);
  expect(codeOf(await first.call('PUT', '/api/seller/shop', { ...profile, country: 'Portugal' }))).toEqual([
    400,
    'request/invalid',
  ]);
  expect((await first.call('PUT', '/api/seller/shop', profile)).body).toMatchObject({
    shop: { slug: 'rio', name: 'Rio Clay', sold: 0 },
    profile,
  });
  // Whoever does not name the line of the packing slip leaves it as it is.
  await first.call('PUT', '/api/seller/shop', { ...profile, thanks: 'Use it every day.' });
  expect((await first.call('PUT', '/api/seller/shop', profile)).body.profile.thanks).toBe('Use it every day.');
  expect(codeOf(await first.call('PUT', '/api/seller/shop', { ...profile, thanks: 'a'.repeat(201) }))[0]).toBe(400);
  expect(await ask(guest, contract.listings.getShop, { slug: 'rio' })).toMatchObject({
    shop: { name: 'Rio Clay', returnsDays: 30 },
    story: 'One\n\nTwo',
    listings: [],
    listingCount: 0,
  });
  expect(codeOf(await guest.call('GET', '/api/shops/nobody'))).toEqual([404, 'shops/not-found']);
});

test('[ACC-03] twenty people of one name who register at once get twenty shops', async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitor(market.address).call('POST', '/api/accounts/register', {
        email: `twin${index}@example.com`,
        password: 'correct horse',
        displayName: 'Twin',
      }),
    ),
  );
  expect(people.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  expect(new Set(people.map((answer) => answer.body.session.shopSlug)).size).toBe(20);
});
