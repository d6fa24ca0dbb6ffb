import type { Answer } from '#test/builders/checked-answer.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { profileSchema } from '#domain/accounts/contract.ts';
import { accountsContract } from '#domain/accounts/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { count } from '#test/builders/buying.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
const guest = (cookies?: Map<string, string>): Browser => browser(sale.address, cookies);
const register = (changes: Record<string, unknown> = {}, who = guest()) =>
  who.call('POST', '/api/accounts/register', {
    email: 'rio@example.com',
    password: 'correct horse',
    displayName: 'Rio',
    ...changes,
  });
const signIn = (email: string, password = 'correct horse', who = guest()) =>
  who.call('POST', '/api/accounts/sign-in', { email, password });
const sessionOf = async (who: Browser) => (await ask(who, accountsContract.getSession)).session;
const said = ({ status, body }: Answer): [number, string] => [status, body.error?.message];

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(
  async () =>
    void (await sale.app.db.query({ text: 'DELETE FROM rate_limits; DELETE FROM users; DELETE FROM sign_in_names' })),
);
afterAll(() => sale.stop());

test('[ACC-01, ACC-03] a new account is a seller with a shop and a whole profile, and is signed in', async () => {
  const rio = guest();
  const { status, body } = await register({ email: ' Rio@Example.com ', displayName: '  Rio  ' }, rio);
  expect([status, body.session]).toMatchObject([
    200,
    { displayName: 'Rio', email: 'rio@example.com', role: 'seller', shopSlug: 'rio' },
  ]);
  const profile = await ask(rio, contract.accounts.getProfile);
  expect(profileSchema.safeParse(profile).error?.issues ?? []).toEqual([]);
  expect(profile).toMatchObject({
    uid: body.session.userId,
    displayName: 'Rio',
    originalDisplayName: '  Rio  ',
    shopName: 'Rio',
    role: 'seller',
    isVerified: false,
    emailVerified: false,
    favorites: [],
    addresses: [],
    orders: 0,
  });
  expect(JSON.stringify([body, profile])).not.toMatch(/hash|password|token/i);
  expect((await rio.call('GET', '/api/seller/shop')).status).toBe(200);
});

test('[ACC-06] each refusal says its sentence to the letter', async () => {
  await register();
  expect(said(await signIn('nobody@example.com'))).toEqual([401, 'No account found with this email address.']);
  expect(said(await signIn('rio@example.com', 'wrong horse'))).toEqual([401, 'Incorrect password.']);
  expect(said(await register())).toEqual([409, 'An account with this email already exists.']);
  expect(said(await register({ email: 'RIO@example.com ' }))).toEqual([
    409,
    'An account with this email already exists.',
  ]);
  expect(said(await register({ email: 'b@example.com', password: '12345' }))).toEqual([
    400,
    'Password should be at least 6 characters long.',
  ]);
  for (const email of [
    '',
    'rio',
    'rio@',
    'rio@x',
    'rio @example.com',
    '<rio@example.com>',
    `${'a'.repeat(250)}@example.com`.slice(0, 254),
  ])
    expect(said(await register({ email })), email).toEqual([400, 'Invalid email address.']);
  expect(await count(sale, 'users')).toBe(1);
});

test('[ACC-01, INV-21] ten who register one address at once make exactly one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => register({ displayName: `Rio ${index}` })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect([
    await count(sale, 'users'),
    await count(sale, 'sign_in_names'),
    await count(sale, `shops s JOIN users u ON u.id = s.seller_id`),
  ]).toEqual([1, 1, 1]);
});

test('[INV-23] nobody registers with a role, a verification, an id or a time of their own', async () => {
  for (const extra of [
    { role: 'admin' },
    { isVerified: true },
    { emailVerified: true },
    { uid: 'me' },
    { id: 'me' },
    { createdAt: '2020-01-01' },
    { favorites: ['x'] },
    { __proto__x: 1 },
  ])
    expect(codeOf(await register(extra)), JSON.stringify(extra)).toEqual([400, 'request/invalid']);
  expect(codeOf(await register({ ...JSON.parse('{"__proto__":{"role":"admin"}}') }))[0]).toBeLessThan(500);
});

test('[ACC-04] each sign-in is remembered as the last', async () => {
  await register();
  await sale.app.db.query({ text: `UPDATE users SET last_login_at = '2020-01-01'` });
  await signIn('rio@example.com', 'wrong horse');
  expect(await count(sale, `users WHERE last_login_at > '2021-01-01'`)).toBe(0);
  await signIn('Rio@example.com ');
  expect(await count(sale, `users WHERE last_login_at > '2021-01-01'`)).toBe(1);
});

test('[INV-12] passwords and tokens are stored hashed, each with its own salt', async () => {
  const [rio, ana] = [await signUp(guest(), 'Rio'), await signUp(guest(), 'Ana')];
  const { rows } = await sale.app.db.query<{ all: string }>({
    text: `SELECT jsonb_build_array((SELECT jsonb_agg(to_jsonb(u)) FROM users u), (SELECT jsonb_agg(to_jsonb(s)) FROM sessions s), (SELECT jsonb_agg(to_jsonb(e)) FROM events e), (SELECT jsonb_agg(to_jsonb(k)) FROM idempotency_keys k))::text AS all`,
  });
  for (const secret of ['correct horse', ...[rio, ana].map((who) => who.cookies.get('session')?.split('.')[1] ?? '')])
    expect(rows[0]?.all).not.toContain(secret);
  expect(await count(sale, 'sessions WHERE length(token_hash) <> 32')).toBe(0);
  const hashes = await sale.app.db.query<{ password_hash: string }>({ text: 'SELECT password_hash FROM users' });
  expect(new Set(hashes.rows.map((row) => row.password_hash.split(':').at(-2))).size).toBe(2);
});

test('[ACC-02] a visitor has no session, whatever the cookie says', async () => {
  const rio = await signUp(guest(), 'Rio');
  const [userId = '', token = ''] = rio.cookies.get('session')?.split('.') ?? [];
  expect(await sessionOf(rio)).toMatchObject({ userId });
  for (const cookie of [
    '',
    userId,
    `${userId}.`,
    `${userId}.${'A'.repeat(43)}`,
    `other.${token}`,
    `.${token}`,
    `${userId}.${token}x`,
    `${userId}'.${token}`,
  ])
    expect(await sessionOf(guest(new Map([['session', cookie]]))), cookie).toBeNull();
});
