import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { wirePost } from '#test/builders/wire-post.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { personOfProvenAddress } from './security/email-link.ts';
import { personOfProvider } from './google/finish-provider-sign-in.ts';
import { inTransaction } from '../../platform/database/open-database.ts';

let sale: Sale;
let serial = 0;
const sql = async (text: string, values: unknown[] = []) => (await sale.app.db.query({ text, values })).rows;
const register = (displayName: string) =>
  browser(sale.address).call('POST', '/api/accounts/register', {
    email: `eve${(serial += 1)}@example.com`,
    password: 'correct horse',
    displayName,
  });
const reserved = [400, 'accounts/reserved-name'];
const nameOf = async (userId: string): Promise<unknown> =>
  (await sql('SELECT display_name FROM users WHERE id = $1', [userId]))[0]?.display_name;
const wire = (path: string, body: object) => wirePost(sale.address, path, body);

beforeAll(async () => {
  sale = await openSale({ MARKETPLACE_NAME: 'Clay & Cloth' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[ACC-09, ACC-10] nobody signs up as the house, at any door, in whatever spelling', async () => {
  for (const name of ['Support', 'Аdmin', 'Supp0rt Team', 'Clay Cloth', 'C1ay Cloth Support']) {
    expect(codeOf(await register(name)), name).toEqual(reserved);
    const { error } = await wire('v1/accounts:signUp', {
      email: `eve${(serial += 1)}@example.com`,
      password: 'correct horse',
      displayName: name,
    });
    expect(error?.message, name).toMatch(/^INVALID_DISPLAY_NAME : This name is kept/);
  }
  expect((await register('Ana Support')).status).toBe(200);
});

test('[ACC-09] a name that an address or another provider brings along is the house’s neither', async () => {
  const { userId } = await inTransaction(sale.app.db, (tx) =>
    personOfProvenAddress(sale.app, tx, { email: 'support@elsewhere.example' }),
  );
  expect(await nameOf(userId)).toBe('User');
  const proven = { subject: 's1', email: 'admin@elsewhere.example', emailVerified: true, name: 'Clay Cloth' };
  const made = await inTransaction(sale.app.db, (tx) => personOfProvider(sale.app, tx, { proven, connectTo: null }));
  expect(await nameOf(made.ok ? made.value.userId : '')).toBe('User');
});

test('[ACC-17, ACC-09] nobody takes such a name later', async () => {
  const who = await signUp(browser(sale.address), 'Rio Renamed');
  const save = (displayName: string, bio = '') =>
    who.call('PUT', '/api/accounts/profile', { displayName, bio, location: '', pictureId: null });
  expect(codeOf(await save('Admin'))).toEqual(reserved);
  const { idToken } = await wire('v1/accounts:signInWithPassword', {
    email: 'rio.renamed@example.com',
    password: 'correct horse',
  });
  expect((await wire('v1/accounts:update', { idToken, displayName: 'Admin' })).error?.message).toMatch(/is kept/);
  await sql(`UPDATE users SET display_name = 'Support' WHERE id = $1`, [who.userId]);
  expect((await save('Support', 'I was here first')).status).toBe(200);
  expect((await wire('v1/accounts:update', { idToken, displayName: 'Support' })).error).toBeUndefined();
});

test('[DASH-01, CAT-05] no shop is called like the house or has its address; one from before stays', async () => {
  const who = await signUp(browser(sale.address), 'Ana Potter');
  const { profile } = await ask(who, contract.shops.getMine);
  const save = (name: string, tagline = '') => who.call('PUT', '/api/seller/shop', { ...profile, name, tagline });
  for (const name of ['Support', '✅ Clay & Cloth ✅', 'Clay & Cloth Official Shop', 'ＣＬＡＹ ＆ ＣＬＯＴＨ'])
    expect(codeOf(await save(name)), name).toEqual([400, 'shops/reserved-name']);
  expect((await save('Clay Works')).status).toBe(200);
  await sql(`UPDATE shops SET name = 'Help Desk' WHERE seller_id = $1`, [who.userId]);
  expect((await save('Help Desk', 'Desks of oak')).status).toBe(200);
  // Letters that an address leaves out would make it the house's.
  const { session } = (await register('陶 support')).body;
  expect(session.shopSlug).toMatch(/^shop/);
});
