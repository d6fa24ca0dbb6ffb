import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { altered } from '#test/builders/altered.ts';
import { count } from '#test/builders/buying.ts';
import { purgeExpiredIdentity } from '../safety/purge-identity.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { textTo } from '#test/builders/text-to.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
let serial = 0;
const guest = (cookies?: Map<string, string>): Browser => browser(sale.address, cookies);
const sql = sqlOf(() => sale);
const verified = (userId: string) => sql('UPDATE users SET email_verified = true WHERE id = $1', [userId]);
const someone = async (): Promise<Browser & { email: string }> =>
  Object.assign(await signUp(guest(), `Sam Secure${(serial += 1)}`), { email: `sam.secure${serial}@example.com` });
const signIn = (email: string, who = guest(), password = 'correct horse') =>
  who.call('POST', '/api/accounts/sign-in', { email, password });
const whoIs = async (who: Browser) => (await who.call('GET', '/api/accounts/session')).body.session?.email ?? null;
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: sale.app.clock.now().getTime() + steps * 30_000,
  });
/** Somebody whose app is set up; a minute later, so that its code of now was never used, however slow the machine is. */
async function withTotp(): Promise<{
  who: Browser & { email: string };
  id: string;
  secret: string;
  recoveryCodes: string[];
}> {
  const who = await someone();
  await verified(who.userId);
  const { id, secret } = (await who.call('POST', '/api/accounts/security/totp')).body;
  const { recoveryCodes } = (
    await who.call('POST', '/api/accounts/security/totp/confirm', { id, code: codeAt(secret) })
  ).body;
  await passTime(sale, MINUTE);
  return { who, id, secret, recoveryCodes };
}
const finish = (pending: string, code: string, who = guest()) =>
  who.call('POST', '/api/accounts/sign-in/second-factor', { pending, code });
async function mailTo(email: string, like: string): Promise<URL> {
  const { rows } = await sql<{ body_text: string }>(
    'SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE $2 ORDER BY created_at DESC, key DESC LIMIT 1',
    [email, like],
  );
  return new URL(/https?:\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? 'http://none');
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[ACC-16] an authenticator app is asked for after the password', async () => {
  const { who, secret } = await withTotp();
  const phone = guest();
  const request = await signIn(who.email, phone);
  expect(codeOf(request)).toEqual([401, 'accounts/multi-factor-auth-required']);
  expect([phone.cookies.has('session'), await whoIs(phone)]).toEqual([false, null]);
  const { pending } = request.body.error;
  expect(codeOf(await finish(pending, '000000', phone))).toEqual([401, 'accounts/wrong-code']);
  const code = codeAt(secret);
  expect((await finish(pending, code, phone)).status).toBe(200);
  expect(await whoIs(phone)).toBe(who.email);
  expect(codeOf(await finish(pending, codeAt(secret, 1)))).toEqual([400, 'accounts/code-expired']);
  const second = (await signIn(who.email)).body.error.pending;
  expect(codeOf(await finish(second, code))).toEqual([401, 'accounts/wrong-code']);
});

test('[ACC-16, INV-11] one code at ten windows at once opens one; a recovery code works once', async () => {
  const { who, secret, recoveryCodes } = await withTotp();
  const pendings = await Promise.all(
    Array.from({ length: 6 }, async () => (await signIn(who.email)).body.error.pending as string),
  );
  const code = codeAt(secret);
  const statuses = await Promise.all(pendings.map(async (pending) => (await finish(pending, code)).status));
  expect(statuses.sort()).toEqual([200, 401, 401, 401, 401, 401]);
  await sql('DELETE FROM rate_limits');
  expect(recoveryCodes).toHaveLength(10);
  const again = await Promise.all(
    pendings.slice(0, 3).map(async () => (await signIn(who.email)).body.error.pending as string),
  );
  const tries = await Promise.all(
    again.map(async (pending) => (await finish(pending, (recoveryCodes[0] as string).toUpperCase())).status),
  );
  expect(tries.sort()).toEqual([200, 401, 401]);
  expect((await who.call('GET', '/api/accounts/security')).body.recoveryCodesLeft).toBe(9);
  expect(await count(sale, 'recovery_codes WHERE length(code_hash) <> 32')).toBe(0);
});

test('[ACC-16] guessing the second factor ends after ten tries', async () => {
  inOneWindow(sale.app);
  const { who, secret } = await withTotp();
  const { pending } = (await signIn(who.email)).body.error;
  const answers = [];
  for (let index = 0; index < 11; index += 1) answers.push((await finish(pending, String(100_000 + index))).status);
  expect(answers.at(-1)).toBe(429);
  expect(answers.filter((status) => status === 401).length).toBeGreaterThanOrEqual(9);
  await sql('DELETE FROM rate_limits');
  const late = (await signIn(who.email)).body.error.pending;
  await passTime(sale, 5 * MINUTE + 1000);
  expect(codeOf(await finish(late, codeAt(secret)))).toEqual([400, 'accounts/code-expired']);
});

test('[ACC-16] an address that is not verified gets no second factor', async () => {
  const who = await someone();
  expect(codeOf(await who.call('POST', '/api/accounts/security/totp'))).toEqual([409, 'accounts/unverified-email']);
  const { who: safe, id, recoveryCodes } = await withTotp();
  expect(codeOf(await safe.call('POST', '/api/accounts/security/factors/remove', { id, code: '123456' }))).toEqual([
    401,
    'accounts/wrong-code',
  ]);
  const proven = () => count(sale, 'sessions WHERE user_id = $1 AND second_factor', [safe.userId]);
  expect(await proven()).toBe(1);
  // One that was begun and never confirmed proves nothing.
  expect((await safe.call('POST', '/api/accounts/security/totp')).status).toBe(200);
  expect(
    (await safe.call('POST', '/api/accounts/security/factors/remove', { id, code: recoveryCodes[3] })).status,
  ).toBe(200);
  expect(await proven()).toBe(0);
  expect((await signIn(safe.email)).status).toBe(200);
});

test('[ACC-16, INV-11] a link in a mail signs in once', async () => {
  const who = await someone();
  await verified(who.userId);
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email: who.email, returnTo: '/orders' });
  const link = await mailTo(who.email, 'sign-in-link:%');
  expect([link.pathname, link.searchParams.get('return')]).toEqual(['/sign-in/link', '/orders']);
  const token = link.searchParams.get('token') ?? '';
  await fetch(`${sale.address}${link.pathname}${link.search}`);
  expect(await count(sale, 'sent_codes WHERE to_jsonb(sent_codes)::text LIKE $1', [`%${token.split('.')[1]}%`])).toBe(
    0,
  );
  const phone = guest();
  const statuses = await Promise.all(
    Array.from(
      { length: 5 },
      async (_, index) =>
        (await (index ? guest() : phone).call('POST', '/api/accounts/sign-in/link', { token })).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
  expect(codeOf(await guest().call('POST', '/api/accounts/sign-in/link', { token: altered(token) }))).toEqual([
    400,
    'accounts/invalid-reset-link',
  ]);
});

test('[ACC-16] a link makes an account for a new address', async () => {
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email: 'Neu@Example.com' });
  const token = (await mailTo('neu@example.com', 'sign-in-link:%')).searchParams.get('token') ?? '';
  const neu = guest();
  expect((await neu.call('POST', '/api/accounts/sign-in/link', { token })).body).toMatchObject({
    passwordRemoved: false,
    session: { email: 'neu@example.com' },
  });
  expect((await neu.call('GET', '/api/accounts/profile')).body).toMatchObject({ emailVerified: true, role: 'seller' });
  const consents = `policy_consents c JOIN users u ON u.id = c.user_id WHERE u.email = $1 AND origin = 'sign-up'`;
  expect(await count(sale, consents, ['neu@example.com'])).toBe(2);
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email: 'neu@example.com' });
  const late = (await mailTo('neu@example.com', 'sign-in-link:%')).searchParams.get('token') ?? '';
  await passTime(sale, 15 * MINUTE + 1000);
  expect((await guest().call('POST', '/api/accounts/sign-in/link', { token: late })).status).toBe(400);
});

test('[INV-13] an account that a stranger prepared opens to its owner alone', async () => {
  const stranger = await someone();
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email: stranger.email });
  const token = (await mailTo(stranger.email, 'sign-in-link:%')).searchParams.get('token') ?? '';
  const owner = guest();
  expect((await owner.call('POST', '/api/accounts/sign-in/link', { token })).body.passwordRemoved).toBe(true);
  expect([await whoIs(owner), await whoIs(stranger)]).toEqual([stranger.email, null]);
  expect((await signIn(stranger.email)).status).toBe(401);
});

test('[ACC-16] a code by telephone: five tries, once, alike for unknown numbers', async () => {
  const who = await someone();
  const ask = async (phone: string) =>
    (await guest().call('POST', '/api/accounts/sign-in/phone/request', { phone })).body.codeId as string;
  const { codeId } = (await who.call('POST', '/api/accounts/security/phone/code', { phone: '0049 170 555-1234' })).body;
  expect(
    (await who.call('POST', '/api/accounts/security/phone', { codeId, code: await textTo(sale.app, '+491705551234') }))
      .status,
  ).toBe(200);
  const known = await ask('+49 170 5551234');
  const code = await textTo(sale.app, '+491705551234');
  const wrong = code === '000000' ? '000001' : '000000';
  const use = (id: string, digits: string, by = guest()) =>
    by.call('POST', '/api/accounts/sign-in/phone', { codeId: id, code: digits });
  expect(codeOf(await use(known, wrong))).toEqual([401, 'accounts/wrong-code']);
  const phone = guest();
  const five = await Promise.all(
    Array.from({ length: 3 }, async (_, index) => (await use(known, code, index ? guest() : phone)).status),
  );
  expect(five.sort()).toEqual([200, 400, 400]);
  const tired = await ask('+491705551234');
  for (let index = 0; index < 5; index += 1) await use(tired, wrong);
  expect(codeOf(await use(tired, await textTo(sale.app, '+491705551234')))).toEqual([400, 'accounts/code-expired']);
  const unknown = await ask('+491705559999');
  expect(codeOf(await use(unknown, await textTo(sale.app, '+491705559999')))).toEqual([
    401,
    'accounts/phone-not-found',
  ]);
  expect(codeOf(await guest().call('POST', '/api/accounts/sign-in/phone/request', { phone: '170 12' }))).toEqual([
    400,
    'accounts/invalid-phone',
  ]);
  const other = await someone();
  const theirs = (await other.call('POST', '/api/accounts/security/phone/code', { phone: '+491705551234' })).body
    .codeId;
  expect(
    codeOf(
      await other.call('POST', '/api/accounts/security/phone', {
        codeId: theirs,
        code: await textTo(sale.app, '+491705551234'),
      }),
    ),
  ).toEqual([409, 'accounts/phone-in-use']);
});

test('[ACC-16, INV-13] devices are listed with this one marked, and each can be signed out alone', async () => {
  const who = await someone();
  const [phone, tablet] = [guest(), guest()];
  await signIn(who.email, phone);
  await signIn(who.email, tablet);
  const { sessions } = (await phone.call('GET', '/api/accounts/security')).body;
  expect(sessions.map((session: { isThis: boolean }) => session.isThis).filter(Boolean)).toHaveLength(1);
  expect(sessions).toHaveLength(3);
  const own = (await tablet.call('GET', '/api/accounts/security')).body.sessions.find(
    (session: { isThis: boolean }) => session.isThis,
  ).id;
  expect((await phone.call('POST', '/api/accounts/security/sessions/end', { id: own })).status).toBe(200);
  expect([await whoIs(tablet), await whoIs(phone), await whoIs(who)]).toEqual([null, who.email, who.email]);
  const stranger = await someone();
  expect(codeOf(await stranger.call('POST', '/api/accounts/security/sessions/end', { id: sessions[0].id }))).toEqual([
    404,
    'accounts/not-there',
  ]);
  expect((await phone.call('POST', '/api/accounts/security/sessions/end-others')).body).toEqual({ ended: 1 });
  expect([await whoIs(phone), await whoIs(who)]).toEqual([who.email, null]);
});

test('[ACC-16, INV-13] another password wants the present one and signs every other device out', async () => {
  const who = await someone();
  const phone = guest();
  await signIn(who.email, phone);
  const change = (current: string, next: string) =>
    who.call('POST', '/api/accounts/security/password', { current, next });
  expect(codeOf(await change('wrong horse', 'another horse'))).toEqual([401, 'accounts/wrong-password']);
  expect(codeOf(await change('correct horse', 'short'))).toEqual([400, 'accounts/weak-password']);
  expect((await change('correct horse', 'another horse')).status).toBe(200);
  expect([await whoIs(who), await whoIs(phone)]).toEqual([who.email, null]);
  expect([(await signIn(who.email)).status, (await signIn(who.email, guest(), 'another horse')).status]).toEqual([
    401, 200,
  ]);
});

test('[ACC-16] another address changes nothing until both links were opened, each once', async () => {
  const who = await someone();
  const taken = await someone();
  const requestChange = (email: string, password = 'correct horse') =>
    who.call('POST', '/api/accounts/security/email', { email, password });
  expect(codeOf(await requestChange('sam.new@example.com', 'wrong'))).toEqual([401, 'accounts/wrong-password']);
  expect(codeOf(await requestChange(taken.email))).toEqual([409, 'accounts/email-already-in-use']);
  await requestChange('sam.new@example.com');
  const [old, fresh] = [
    await mailTo(who.email, 'email-change-old:%'),
    await mailTo('sam.new@example.com', 'email-change-new:%'),
  ].map((link) => link.searchParams.get('token') ?? '');
  const open = (token = '') => guest().call('POST', '/api/accounts/email-change', { token });
  expect((await open(fresh)).body).toEqual({ changed: false });
  expect(codeOf(await open(fresh))).toEqual([400, 'accounts/invalid-reset-link']);
  expect((await signIn(who.email)).status).toBe(200);
  expect((await open(old)).body).toEqual({ changed: true });
  expect([(await signIn(who.email)).status, (await signIn('sam.new@example.com')).status]).toEqual([401, 200]);
  await who.call('POST', '/api/accounts/security/email', { email: 'sam.third@example.com', password: 'correct horse' });
  const third = (await mailTo('sam.third@example.com', 'email-change-new:%')).searchParams.get('token') ?? '';
  await passTime(sale, DAY + 1000);
  expect((await open(third)).status).toBe(400);
});

test('[INV-12] what no longer opens anything is taken away, and what still does stays', async () => {
  const { who, secret } = await withTotp();
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email: who.email });
  await who.call('POST', '/api/accounts/security/verification');
  await passTime(sale, 3 * DAY);
  const { pending } = (await signIn(who.email)).body.error;
  await purgeExpiredIdentity.run(sale.app);
  for (const table of ['sent_codes', 'passkey_challenges', 'provider_attempts'])
    expect(await count(sale, table), table).toBe(0);
  expect((await finish(pending, codeAt(secret))).status).toBe(200);
});

test('[ACC-16] a mail verifies the address, and one for an earlier address does not', async () => {
  const who = await someone();
  await who.call('POST', '/api/accounts/security/verification');
  const token = (await mailTo(who.email, 'verify-email:%')).searchParams.get('token') ?? '';
  expect(codeOf(await guest().call('POST', '/api/accounts/verify-email', { token }))).toEqual([
    401,
    'request/sign-in-required',
  ]);
  expect(codeOf(await (await someone()).call('POST', '/api/accounts/verify-email', { token }))).toEqual([
    400,
    'accounts/invalid-reset-link',
  ]);
  expect((await who.call('POST', '/api/accounts/verify-email', { token })).status).toBe(200);
  expect((await who.call('GET', '/api/accounts/profile')).body.emailVerified).toBe(true);
  expect(codeOf(await who.call('POST', '/api/accounts/verify-email', { token }))).toEqual([
    400,
    'accounts/invalid-reset-link',
  ]);
});
