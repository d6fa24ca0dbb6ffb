import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { count } from '#test/builders/buying.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { deleteAccounts } from '../../accounts/profile/delete-accounts.ts';

const GERMAN = 'DE89 3704 0044 0532 0130 00';
const DUTCH = 'NL91ABNA0417164300';

let sale: Sale;
let ana: Browser;
let people = 0;
const sql = sqlOf(() => sale);
const someone = async (): Promise<Browser> => {
  const who = await signUp(browser(sale.address), `Ana Potter${(people += 1)}`);
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  return who;
};
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  ana = await someone();
});
afterAll(() => sale.stop());

const save = (who: Browser, changes: Record<string, unknown> = {}) =>
  who.call('POST', '/api/seller/payout-account', {
    holder: 'Ana Potter',
    iban: GERMAN,
    password: 'correct horse',
    ...changes,
  });
const read = async (who: Browser) => (await who.call('GET', '/api/seller/payout-account')).body;
const mails = (to: Browser, change: string): Promise<number> =>
  count(sale, `mails m JOIN users u ON u.email = m.recipient WHERE u.id = $1 AND m.key LIKE $2`, [
    to.userId,
    `safety-payout-account-${change}:%`,
  ]);

test('[PAY-06, INV-12] an account is entered with the password', async () => {
  expect(await read(ana)).toEqual({ account: null, blocked: null, cameBack: 0, proof: 'password', isMailed: true });
  const { status, body } = await save(ana);
  expect([status, body.account]).toMatchObject([
    200,
    { holder: 'Ana Potter', last4: '3000', country: 'DE', state: 'unverified', interval: 'weekly', minimumCents: 100 },
  ]);
  expect(new Date(body.account.nextPayoutAt).getUTCDay()).toBe(4);
  expect(await read(ana)).toEqual({
    account: body.account,
    cameBack: 0,
    blocked: 'untested',
    proof: 'password',
    isMailed: true,
  });
  const { rows } = await sql<{ iban: string; all: string }>(
    'SELECT iban, a::text AS all FROM payout_accounts a WHERE seller_id = $1',
    [ana.userId],
  );
  expect(rows[0]?.iban).toMatch(/^sealed:/);
  expect(rows[0]?.all).not.toContain('0532013');
  expect(await mails(ana, 'added')).toBe(1);
  expect(await count(sale, `mails WHERE body_text LIKE '%053201%' OR body_html LIKE '%053201%'`)).toBe(0);
});

test.each([
  [{ iban: 'DE88 3704 0044 0532 0130 00' }, 400, 'payments/iban-digits'],
  [{ iban: 'DE89 3704 0044 0532 0130' }, 400, 'payments/iban-length'],
  [{ iban: 'US64SVBKUS6S3300958879' }, 400, 'payments/iban-country'],
  [{ password: 'wrong horse' }, 401, 'accounts/wrong-password'],
  [{ password: undefined }, 401, 'accounts/wrong-password'],
  [{ holder: ' ' }, 400, 'request/invalid'],
])('[PAY-06] %j is refused and changes nothing', async (changes, status, code) => {
  expect(codeOf(await save(ana, changes))).toEqual([status, code]);
  expect((await read(ana)).account).toBeNull();
  expect(await mails(ana, 'added')).toBe(0);
});

test('[PAY-06, INV-22] nobody reads or sets an account without a session', async () => {
  expect((await browser(sale.address).call('GET', '/api/seller/payout-account')).status).toBe(401);
  expect((await save(browser(sale.address))).status).toBe(401);
  await save(ana);
  expect((await read(await someone())).account).toBeNull();
});

test('[ACC-16] whoever has a second factor gives its code, and the password alone does nothing', async () => {
  const { id, secret } = (await ana.call('POST', '/api/accounts/security/totp')).body;
  const code = (): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sale.app.clock.now().getTime() });
  await ana.call('POST', '/api/accounts/security/totp/confirm', { id, code: code() });
  await passTime(sale, MINUTE);
  expect((await read(ana)).proof).toBe('code');
  expect(codeOf(await save(ana))).toEqual([401, 'accounts/wrong-code']);
  expect((await save(ana, { password: undefined, code: code() })).status).toBe(200);
});

test('[ACC-16] whoever has neither must have signed in just now', async () => {
  await sql('UPDATE users SET password_hash = NULL WHERE id = $1', [ana.userId]);
  expect((await read(ana)).proof).toBe('sign-in');
  await passTime(sale, HOUR);
  expect(codeOf(await save(ana, { password: undefined }))).toEqual([403, 'accounts/sign-in-again']);
  const { rows } = await sql('UPDATE sessions SET created_at = $2 WHERE user_id = $1 RETURNING 1', [
    ana.userId,
    sale.app.clock.now(),
  ]);
  expect(rows).toHaveLength(1);
  // Proofs that were given never run out, however many there are.
  for (let time = 0; time < 12; time += 1) expect((await save(ana, { password: undefined })).status).toBe(200);
});

test('[INV-13, ACC-16] a session that ends while its password is checked sets no account', async () => {
  const answer = await meanwhile(
    sale.app,
    { after: 'accounts-find-password', happens: () => sql('DELETE FROM sessions WHERE user_id = $1', [ana.userId]) },
    () => save(ana),
  );
  expect(codeOf(answer)).toEqual([401, 'request/sign-in-required']);
  expect(await count(sale, 'payout_accounts WHERE seller_id = $1', [ana.userId])).toBe(0);
  expect(await mails(ana, 'added')).toBe(0);
});

test('[ACC-16] guessing the password here is slow', async () => {
  for (let times = 0; times < 10; times += 1) await save(ana, { password: `guess ${times}` });
  expect(codeOf(await save(ana))).toEqual([429, 'accounts/too-many-requests']);
});

test('[PAY-06] an account that takes another’s place waits three days, its owner hears of it', async () => {
  await save(ana);
  await passTime(sale, DAY);
  const before = (await read(ana)).account;
  expect((await save(ana, { iban: GERMAN.toLowerCase() })).body.account).toEqual(before);
  expect(await mails(ana, 'changed')).toBe(0);
  const { body } = await save(ana, { iban: DUTCH });
  const waits = new Date(body.account.payFrom).getTime() - sale.app.clock.now().getTime();
  expect(Math.round(waits / DAY)).toBe(3);
  expect([await mails(ana, 'changed'), (await read(ana)).blocked]).toEqual([1, 'waits']);
});

test('[PAY-06] six who set accounts of one shop at once leave one of them, whole', async () => {
  const answers = await Promise.all([GERMAN, DUTCH, GERMAN, DUTCH, GERMAN, DUTCH].map((iban) => save(ana, { iban })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const { last4, country } = (await read(ana)).account;
  expect(['DE3000', 'NL4300']).toContain(country + last4);
});

test('[PAY-04] schedule and minimum are the shop’s to set, once there is an account', async () => {
  const set = (interval: string, minimumCents = 5000) =>
    ana.call('POST', '/api/seller/payout-schedule', { interval, minimumCents });
  expect(codeOf(await set('daily'))).toEqual([409, 'payments/no-account']);
  await save(ana);
  const { account } = (await set('monthly')).body;
  expect(account).toMatchObject({ interval: 'monthly', minimumCents: 5000 });
  expect(new Date(account.nextPayoutAt).getUTCDate()).toBe(1);
  expect([(await set('hourly')).status, (await set('daily', 99)).status]).toEqual([400, 400]);
});

test('[SUP-02] a bank account goes with its owner', async () => {
  await save(ana);
  const bank = () => count(sale, 'payout_accounts WHERE seller_id = $1', [ana.userId]);
  expect(await bank()).toBe(1);
  await sql(`UPDATE users SET deletion_due_at = $2 WHERE id = $1`, [ana.userId, sale.app.clock.now()]);
  await deleteAccounts.run(sale.app);
  await sale.settle();
  expect(await bank()).toBe(0);
});
