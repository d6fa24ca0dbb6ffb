import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count } from '#test/builders/buying.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { outcomeOf, providerAnswer, throughWindow } from '#test/builders/provider-window.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { identityOf } from './google-routes.ts';

let sale: Sale;
const guest = () => browser(sale.address);
const whoIs = async (who = guest()) => (await who.call('GET', '/api/accounts/session')).body.session?.email ?? null;
const another = (email: string, verified = true): Record<string, string> => ({
  email,
  name: 'Ines Ruiz',
  ...(verified ? { verified: 'yes' } : {}),
});

beforeAll(async () => {
  sale = await openSale({ DEMO: 'on' });
});
beforeEach(async () => void (await sale.app.db.query({ text: 'DELETE FROM rate_limits' })));
afterAll(() => sale.stop());

test('[AUTHUI-04, ACC-05, ACC-03] somebody new signs in with the provider: an account with a shop', async () => {
  const tilda = guest();
  expect(await throughWindow(sale.address, tilda, { subject: 'sandbox-1' })).toMatchObject({ kind: 'signed-in' });
  const profile = (await tilda.call('GET', '/api/accounts/profile')).body;
  expect(profile).toMatchObject({
    email: 'tilda.example@gmail.example',
    displayName: 'Tilda Example',
    emailVerified: true,
    role: 'seller',
    shopName: 'Tilda Example',
  });
  const again = guest();
  await throughWindow(sale.address, again, { subject: 'sandbox-1' });
  expect((await again.call('GET', '/api/accounts/profile')).body.uid).toBe(profile.uid);
});

test('[ACC-05, ACC-08] cancelling signs nobody in and says so', async () => {
  const noor = guest();
  expect(await throughWindow(sale.address, noor, { cancel: 'yes' })).toMatchObject({
    kind: 'problem',
    code: 'accounts/cancelled-popup-request',
  });
  expect(await whoIs(noor)).toBeNull();
});

test('[ACC-05] a provider’s word alone takes over no account', async () => {
  await signUp(guest(), 'Pia Prepared');
  const stranger = guest();
  expect(await throughWindow(sale.address, stranger, another('pia.prepared@example.com'))).toMatchObject({
    kind: 'problem',
    code: 'accounts/account-exists',
  });
  await sale.app.db.query({ text: `UPDATE users SET email_verified = true WHERE email = 'pia.prepared@example.com'` });
  expect(await throughWindow(sale.address, stranger, another('pia.prepared@example.com', false))).toMatchObject({
    code: 'accounts/account-exists',
  });
  expect(await whoIs(stranger)).toBeNull();
  expect(await throughWindow(sale.address, stranger, another('pia.prepared@example.com'))).toMatchObject({
    kind: 'signed-in',
  });
  expect(await whoIs(stranger)).toBe('pia.prepared@example.com');
});

test('[ACC-08] connecting takes a free account and refuses one that is somebody else’s', async () => {
  const kim = await signUp(guest(), 'Kim Connects');
  expect(await throughWindow(sale.address, kim, another('kim.elsewhere@gmail.example'), '&connect=1')).toMatchObject({
    kind: 'connected',
  });
  const later = guest();
  await throughWindow(sale.address, later, another('kim.elsewhere@gmail.example'));
  expect(await whoIs(later)).toBe('kim.connects@example.com');
  const ola = await signUp(guest(), 'Ola Other');
  expect(await throughWindow(sale.address, ola, another('kim.elsewhere@gmail.example'), '&connect=1')).toMatchObject({
    code: 'accounts/user-mismatch',
  });
});

test('[INV-11] an answer of the provider works once, in the browser that asked', async () => {
  const zoe = guest();
  const { url } = await providerAnswer(sale.address, zoe, another('zoe@gmail.example'));
  const thief = await fetch(url);
  expect(outcomeOf(await thief.text())).toMatchObject({ kind: 'problem', code: 'accounts/unauthorized-domain' });
  expect(thief.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(false);
  const cookie = [...zoe.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => outcomeOf(await (await fetch(url, { headers: { cookie } })).text()).kind),
  );
  expect(answers.sort()).toEqual(['problem', 'problem', 'problem', 'problem', 'signed-in']);
  expect(await count(sale, `sessions s JOIN users u ON u.id = s.user_id WHERE u.email = 'zoe@gmail.example'`)).toBe(1);
});

test('[INV-13] a changed state or a foreign code signs nobody in', async () => {
  const vera = guest();
  const { url, jar } = await providerAnswer(sale.address, vera, another('vera@gmail.example'));
  const other = await providerAnswer(sale.address, guest(), another('mallory@gmail.example'));
  url.searchParams.set('code', other.url.searchParams.get('code') ?? '');
  const cookie = [...(jar.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(outcomeOf(await (await fetch(url, { headers: { cookie } })).text())).toMatchObject({ kind: 'problem' });
  expect(await whoIs(vera)).toBeNull();
});

const windowOf = async (who: Browser, path: string) => {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(new URL(path, sale.address), { headers: { cookie }, redirect: 'manual' });
  return outcomeOf(await answer.text());
};
const identitiesOf = ({ userId }: Browser) => count(sale, 'identities WHERE user_id = $1', [userId]);
const refusal = (code: string) => expect.objectContaining({ kind: 'problem', code: `accounts/${code}` });

test('[AUTHUI-04, INV-13] a window without an attempt of its own', async () => {
  const before = await count(sale, 'provider_attempts');
  for (const attempt of ['', 'x', '"><script>', crypto.randomUUID().toUpperCase(), `${crypto.randomUUID()}0`]) {
    const outcome = await windowOf(guest(), `/sign-in/google?attempt=${encodeURIComponent(attempt)}`);
    expect(outcome, attempt).toEqual({ attempt: '', kind: 'problem', code: 'accounts/unauthorized-domain' });
  }
  expect(await windowOf(guest(), `/sign-in/google?attempt=${crypto.randomUUID()}&connect=1`)).toEqual(
    refusal('sign-in-required'),
  );
  expect(await count(sale, 'provider_attempts')).toBe(before);
});

test('[ACC-08, INV-13] an answer connects the account to whoever asked for it', async () => {
  for (const change of ['another person', 'nobody'] as const) {
    const who = await signUp(guest(), `Uma ${change}`);
    const { url } = await providerAnswer(
      sale.address,
      who,
      another(`uma.${change.length}@gmail.example`),
      '&connect=1',
    );
    const other = await signUp(guest(), `Ulf instead of ${change}`);
    const session = other.cookies.get('session') ?? '';
    if (change === 'nobody') who.cookies.delete('session');
    else who.cookies.set('session', session);
    expect(await windowOf(who, url.href), change).toEqual(refusal('user-mismatch'));
    expect([await identitiesOf(who), await identitiesOf(other)], change).toEqual([0, 0]);
  }
});

test('[INV-13, ACC-16] a session that ended meanwhile connects no account', async () => {
  const owner = await signUp(guest(), 'Orla Owner');
  const { url } = await providerAnswer(sale.address, owner, another('thief@gmail.example'), '&connect=1');
  const outcome = await meanwhile(
    sale.app,
    {
      after: 'accounts-take-provider-attempt',
      happens: () => sale.app.db.query({ text: 'DELETE FROM sessions WHERE user_id = $1', values: [owner.userId] }),
    },
    () => windowOf(owner, url.href),
  );
  expect([outcome, await identitiesOf(owner)]).toEqual([refusal('sign-in-required'), 0]);
});

test('[ACC-05, INV-11] of two who come with one account or with one address at once', async () => {
  const [first, second] = [await signUp(guest(), 'Fay First'), await signUp(guest(), 'Sue Second')];
  const shared = another('shared@gmail.example');
  await throughWindow(sale.address, first, shared, '&connect=1');
  const { rows } = await sale.app.db.query({
    text: 'DELETE FROM identities WHERE user_id = $1 RETURNING subject, provider, user_id, email, created_at',
    values: [first.userId],
  });
  const { url } = await providerAnswer(sale.address, second, shared, '&connect=1');
  const claim = {
    text: 'INSERT INTO identities SELECT * FROM jsonb_populate_record(NULL::identities, $1)',
    values: [JSON.stringify(rows[0])],
  };
  expect(await whileUncommitted(sale.app, claim, () => windowOf(second, url.href))).toEqual(refusal('user-mismatch'));
  expect([await identitiesOf(first), await identitiesOf(second)]).toEqual([1, 0]);

  const newcomer = guest();
  const arrival = await providerAnswer(sale.address, newcomer, another('nia.newcomer@gmail.example'));
  const people = await count(sale, 'users');
  const name = {
    text: 'INSERT INTO sign_in_names (email, user_id) VALUES ($1, $2)',
    values: ['nia.newcomer@gmail.example', first.userId],
  };
  expect(await whileUncommitted(sale.app, name, () => windowOf(newcomer, arrival.url.href))).toEqual(
    refusal('account-exists'),
  );
  expect([await whoIs(newcomer), await count(sale, 'users')]).toEqual([null, people]);
});

test('[ACC-05, ACC-16] who has a second factor is asked for it after the provider too', async () => {
  const who = await signUp(guest(), 'Mia Factor');
  await sale.app.db.query({ text: 'UPDATE users SET email_verified = true WHERE id = $1', values: [who.userId] });
  await sale.app.db.query({
    text: `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f', 'totp', 'App', 'sealed', now(), now())`,
    values: [who.userId],
  });
  const phone = guest();
  expect(await throughWindow(sale.address, phone, another('mia.factor@example.com'))).toMatchObject({
    kind: 'second-factor',
    pending: expect.stringContaining(who.userId),
  });
  expect([phone.cookies.has('session'), await whoIs(phone)]).toEqual([false, null]);
});

test('[ACC-18] without credentials a shop outside the demo has no such sign-in', async () => {
  const plain = await openSale();
  expect(plain.app.outside.google).toBeNull();
  const page = await fetch(`${plain.address}/sign-in/google?attempt=${crypto.randomUUID()}`);
  expect(outcomeOf(await page.text())).toMatchObject({ kind: 'problem', code: 'accounts/invalid-api-key' });
  await plain.stop();
});

test('[ACC-05] an address that the provider does not vouch for is unverified', () => {
  const claims = { iss: 'https://id.example', sub: '7', aud: 'market', iat: 0, exp: 1, email: 'ida@example.com' };
  const isVerified = (said: object): boolean => identityOf({ ...claims, ...said }).emailVerified;
  expect([{}, { email_verified: false }, { email_verified: 'true' }, { email_verified: true }].map(isVerified)).toEqual(
    [false, false, false, true],
  );
});
