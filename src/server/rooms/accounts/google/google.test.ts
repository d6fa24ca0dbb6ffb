import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count } from '#test/builders/buying.ts';
import { outcomeOf, providerAnswer, throughWindow } from '#test/builders/provider-window.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

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

test('[AUTHUI-04, ACC-05, ACC-03] somebody new signs in with the provider: an account with a shop, and the same one again', async () => {
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

test('[ACC-05] an address that is an account here is not taken over by the provider’s word alone, whichever side is unproven', async () => {
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

test('[INV-11] an answer of the provider works once, also among five at once, and only in the browser that asked', async () => {
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

test('[ACC-18] without credentials a shop outside the demo has no such sign-in', async () => {
  const plain = await openSale();
  expect(plain.app.outside.google).toBeNull();
  const page = await fetch(`${plain.address}/sign-in/google?attempt=${crypto.randomUUID()}`);
  expect(outcomeOf(await page.text())).toMatchObject({ kind: 'problem', code: 'accounts/invalid-api-key' });
  await plain.stop();
});
