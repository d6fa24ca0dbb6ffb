import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[ACC-09] nobody is called, or calls their shop, like the shop of somebody else', async () => {
  const [ana, bo] = [await signUp(browser(sale.address), 'Ana One'), await signUp(browser(sale.address), 'Bo Two')];
  const named = async (who: typeof ana, name: string) => {
    const { profile } = (await who.call('GET', '/api/seller/shop')).body;
    return codeOf(await who.call('PUT', '/api/seller/shop', { ...profile, name }));
  };
  const person = async (displayName: string) =>
    codeOf(
      await browser(sale.address).call('POST', '/api/accounts/register', {
        ...{ email: `p${crypto.randomUUID()}@example.com`, password: 'correct horse', displayName },
      }),
    );
  expect((await named(ana, 'Rio Clay'))[0]).toBe(200);
  for (const name of ['Rio Clay', 'rio-clay', 'Riо Сlаy', 'Rio Clay Support', 'The Rio Clay Team 2'])
    expect(await person(name), name).toEqual([409, 'accounts/name-of-shop']);
  const profile = { displayName: 'R1o Clay', bio: '', location: '', pictureId: null };
  expect(codeOf(await bo.call('PUT', '/api/accounts/profile', profile))).toEqual([409, 'accounts/name-of-shop']);
  expect(await named(bo, 'Río Clay')).toEqual([409, 'shops/name-taken']);
  expect((await person('Rio Claymore'))[0]).toBe(200);
  // A shop that has another name leaves the first one free.
  expect((await named(ana, 'Ana Pots'))[0]).toBe(200);
  expect((await named(bo, 'Rio Clay'))[0]).toBe(200);
  // Under one's own name one sells beside others who bear it.
  const namesake = browser(sale.address);
  const form = { email: 'ana.two@example.com', password: 'correct horse', displayName: 'Ana One' };
  await namesake.call('POST', '/api/accounts/register', form);
  expect((await named(namesake, 'Ana One'))[0]).toBe(200);
});
