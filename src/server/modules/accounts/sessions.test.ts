import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { count } from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let serial = 0;
const guest = (cookies?: Map<string, string>): Browser => browser(sale.address, cookies);
const copyOf = (who: Browser): Browser => guest(new Map(who.cookies));
const someone = async (): Promise<Browser & { email: string }> =>
  Object.assign(await signUp(guest(), `Rio Person${(serial += 1)}`), { email: `rio.person${serial}@example.com` });
const signIn = (email: string, password = 'correct horse', who = guest()) =>
  who.call('POST', '/api/accounts/sign-in', { email, password });
const isIn = async (who: Browser): Promise<boolean> =>
  (await copyOf(who).call('GET', '/api/accounts/session')).body.session !== null;
const ask = (email: string) => guest().call('POST', '/api/accounts/password-reset', { email });
const reset = (token: string, password = 'another horse') =>
  guest().call('POST', '/api/accounts/password', { token, password });
/** The links of a person's reset mails, oldest first. */
async function linksOf(email: string): Promise<string[]> {
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: `SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE 'password-reset:%' ORDER BY key`,
    values: [email],
  });
  return rows.map((row) => decodeURIComponent(/\/reset-password\?token=(\S+)/.exec(row.body_text)?.[1] ?? ''));
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => void (await sale.app.db.query({ text: 'DELETE FROM rate_limits' })));
afterAll(() => sale.stop());

test('[INV-13] signing out ends the session for every copy of its cookie, and no other session', async () => {
  const rio = await someone();
  const phone = guest();
  await signIn(rio.email, 'correct horse', phone);
  const copy = copyOf(rio);
  expect((await rio.call('POST', '/api/accounts/sign-out')).status).toBe(200);
  expect([rio.cookies.has('session'), await isIn(copy), await isIn(phone)]).toEqual([false, false, true]);
  expect(codeOf(await copy.call('GET', '/api/accounts/profile'))).toEqual([401, 'request/sign-in-required']);
  expect((await copy.call('POST', '/api/accounts/sign-out')).status).toBe(200);
});

test('[INV-13] signing in takes a new session and ends the old one', async () => {
  const eve = await someone();
  const rio = await someone();
  const browserOfRio = copyOf(eve);
  await signIn(rio.email, 'correct horse', browserOfRio);
  expect(browserOfRio.cookies.get('session')?.startsWith(rio.userId)).toBe(true);
  expect(browserOfRio.cookies.get('session')).not.toBe(eve.cookies.get('session'));
  expect(await isIn(eve)).toBe(false);
  const before = copyOf(browserOfRio);
  await signIn(rio.email, 'correct horse', browserOfRio);
  expect([await isIn(before), await isIn(browserOfRio)]).toEqual([false, true]);
});

test('[INV-13] a session ends after thirty days', async () => {
  const rio = await someone();
  await passTime(sale, 30 * DAY - HOUR);
  expect(await isIn(rio)).toBe(true);
  await passTime(sale, HOUR + 1000);
  expect(await isIn(rio)).toBe(false);
});

test('[RUN-11] the session cookie is HttpOnly and Lax, and Secure behind TLS', async () => {
  const cookie = (await signIn((await someone()).email)).headers.get('set-cookie');
  expect(cookie).toMatch(/^session=[\w-]+\.[\w-]{64}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  const secure = await openSale({ PUBLIC_URL: 'https://market.example' });
  const answer = await browser(secure.address).call('POST', '/api/accounts/register', {
    email: 'rio@example.com',
    password: 'correct horse',
    displayName: 'Rio',
  });
  expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  await secure.stop();
});

test('[ACC-01, INV-11] a reset link sets a new password once, also among ten at once', async () => {
  const rio = await someone();
  const phone = guest();
  await signIn(rio.email, 'correct horse', phone);
  await ask(rio.email.toUpperCase());
  const [link = ''] = await linksOf(rio.email);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(link, `another horse ${index}`)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  expect(codeOf(await reset(link))).toEqual([400, 'accounts/invalid-reset-link']);
  expect([await isIn(rio), await isIn(phone)]).toEqual([false, false]);
  const winner = answers.findIndex((answer) => answer.status === 200);
  expect((await signIn(rio.email, `another horse ${winner}`)).status).toBe(200);
  expect((await signIn(rio.email)).status).toBe(401);
});

test('[INV-11] a link is dead after an hour and for another purpose', async () => {
  const [rio, eve] = [await someone(), await someone()];
  for (const _ of [1, 2]) await ask(rio.email);
  await ask(eve.email);
  const [first = '', second = ''] = await linksOf(rio.email);
  expect(codeOf(await reset(`${eve.userId}.${first.split('.')[1]}`))).toEqual([400, 'accounts/invalid-reset-link']);
  expect(codeOf(await reset(rio.cookies.get('session') ?? ''))).toEqual([400, 'accounts/invalid-reset-link']);
  expect(codeOf(await reset('nonsense'))).toEqual([400, 'accounts/invalid-reset-link']);
  expect(codeOf(await reset(second, '12345'))).toEqual([400, 'accounts/weak-password']);
  expect((await reset(second)).status).toBe(200);
  expect(codeOf(await reset(first))).toEqual([400, 'accounts/invalid-reset-link']);
  await passTime(sale, HOUR + 1000);
  expect(codeOf(await reset((await linksOf(eve.email))[0] ?? ''))).toEqual([400, 'accounts/invalid-reset-link']);
  expect(await isIn(guest(new Map([['session', second]])))).toBe(false);
});

test('[INV-11, INV-12] opening the link uses nothing up, and its token is stored as a hash alone', async () => {
  const rio = await someone();
  await ask(rio.email);
  const [link = ''] = await linksOf(rio.email);
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await fetch(`${sale.address}/reset-password?token=${encodeURIComponent(link)}`, { method });
  await fetch(`${sale.address}/api/accounts/password?token=${encodeURIComponent(link)}&password=another%20horse`);
  expect(await count(sale, 'one_use_tokens WHERE length(token_hash) <> 32')).toBe(0);
  expect(await count(sale, 'one_use_tokens t WHERE to_jsonb(t)::text LIKE $1', [`%${link.split('.')[1]}%`])).toBe(0);
  expect((await reset(link)).status).toBe(200);
});

test('[ACC-01] asking for a link answers alike for known and unknown addresses', async () => {
  const rio = await someone();
  const [known, unknown] = [await ask(rio.email), await ask('nobody@example.com')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await count(sale, `mails WHERE recipient = 'nobody@example.com'`)).toBe(0);
  expect(codeOf(await ask('nonsense'))).toEqual([400, 'accounts/invalid-email']);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(rio.email)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(9);
});
