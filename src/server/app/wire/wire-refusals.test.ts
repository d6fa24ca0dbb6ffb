import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { count } from '#test/builders/buying.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { textTo } from '#test/builders/text-to.ts';
import { usedUp } from '#test/builders/used-up.ts';
import { signedIn, type WireAnswer, wirePost } from '#test/builders/wire-post.ts';

interface Person {
  email: string;
  localId: string;
  idToken: string;
  refreshToken: string;
}
const PASSWORD = 'correct horse';
let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const post = (path: string, body: object) => wirePost(sale.address, path, body);
const v1 = (operation: string, body: object) => post(`v1/accounts:${operation}`, body);
const mfa = (operation: string, body: object) => post(`v2/accounts/${operation}`, body);
const said = ({ status, error }: WireAnswer): unknown[] => [status, error?.message?.split(' : ')[0]];
const newPhone = (): string => `+49160${String((serial += 1)).padStart(7, '0')}`;
async function person(): Promise<Person> {
  const email = `wire.refused${(serial += 1)}@example.com`;
  const made = signedIn(await v1('signUp', { email, password: PASSWORD }));
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [made.localId]);
  return { ...made, email };
}
const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sale.app.clock.now().getTime() });
interface Begun {
  sessionInfo: string;
  sharedSecretKey: string;
}
const begun = async (idToken: string): Promise<Begun> =>
  ((await mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })) as unknown as { totpSessionInfo: Begun })
    .totpSessionInfo;
const finish = (idToken: string, { sessionInfo, sharedSecretKey }: Begun, code = codeFor(sharedSecretKey)) =>
  mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode: code } });
const factorsOf = ({ localId }: Person) =>
  count(sale, 'second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL', [localId]);
const startPhone = (idToken: string, phoneNumber: unknown) =>
  mfa('mfaEnrollment:start', { idToken, phoneEnrollmentInfo: { phoneNumber } });
/** A code that waits to make the number a second factor. */
async function phoneCode(idToken: string, phone: string): Promise<{ sessionInfo: string | undefined; code: string }> {
  const { phoneSessionInfo } = await startPhone(idToken, phone);
  return { sessionInfo: phoneSessionInfo?.sessionInfo, code: await textTo(sale.app, phone) };
}
const finishPhone = (idToken: string | undefined, phoneVerificationInfo: object) =>
  mfa('mfaEnrollment:finalize', { idToken, phoneVerificationInfo });
/** As many mails or texts have gone there as may in a day. */
const sentAll = (kind: 'mail' | 'text', to: string) =>
  usedUp(sale.app, {
    subject: `sent:${createHash('sha256').update(to).digest('base64url')}`,
    action: `accounts.${kind}`,
    times: kind === 'mail' ? 20 : 10,
    seconds: 86_400,
  });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => {
  inOneWindow(sale.app);
  await sql('DELETE FROM rate_limits');
});
afterAll(() => sale.stop());

test('[ACC-14] what lacks a part is refused by the name of the part, and what has it is answered', async () => {
  const { email } = await person();
  expect(said(await v1('signInWithPassword', { email }))).toEqual([400, 'MISSING_PASSWORD']);
  expect((await v1('signInWithPassword', { email, password: PASSWORD })).status).toBe(200);
  expect(await v1('createAuthUri', { identifier: email, continueUri: 'http://localhost' })).toMatchObject({
    status: 200,
    registered: false,
    signinMethods: [],
  });
});

test('[ACC-14, ACC-02] a name that may not stand is refused and changes none', async () => {
  const { idToken, localId } = await person();
  const nameOf = async () => (await sql('SELECT display_name FROM users WHERE id = $1', [localId])).rows;
  const before = await nameOf();
  for (const displayName of ['<b>', 'x'.repeat(500), 7, null])
    expect(said(await v1('update', { idToken, displayName })), String(displayName)).toEqual([
      400,
      'INVALID_DISPLAY_NAME',
    ]);
  expect(await nameOf()).toEqual(before);
  expect((await v1('update', { idToken, displayName: 'Wren Named' })).status).toBe(200);
  expect(await nameOf()).toEqual([{ display_name: 'Wren Named' }]);
});

test('[ACC-16] the right code to a number of nobody signs nobody in and makes no account', async () => {
  const phoneNumber = newPhone();
  const { sessionInfo } = await v1('sendVerificationCode', { phoneNumber });
  const people = await count(sale, 'users');
  const answer = await v1('signInWithPhoneNumber', { sessionInfo, code: await textTo(sale.app, phoneNumber) });
  expect([...said(answer), answer.idToken]).toEqual([400, 'EMAIL_NOT_FOUND', undefined]);
  expect(await count(sale, 'users')).toBe(people);
});

test('[INV-21, ACC-14] a mailbox and a telephone that have had enough for a day get no more by these operations either', async () => {
  const who = await person();
  await sentAll('mail', who.email);
  const mails = await count(sale, 'mails WHERE recipient = $1', [who.email]);
  for (const requestType of ['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL'])
    expect(said(await v1('sendOobCode', { requestType, email: who.email, idToken: who.idToken })), requestType).toEqual(
      [400, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
    );
  expect(await count(sale, 'mails WHERE recipient = $1', [who.email])).toBe(mails);

  const phone = newPhone();
  expect((await finishPhone(who.idToken, await phoneCode(who.idToken, phone))).status).toBe(200);
  const { mfaPendingCredential, mfaInfo } = (await v1('signInWithPassword', {
    email: who.email,
    password: PASSWORD,
  })) as WireAnswer & { mfaInfo: { mfaEnrollmentId: string }[] };
  await sentAll('text', phone);
  const texts = () => count(sale, 'text_messages WHERE recipient = $1', [phone]);
  const sent = await texts();
  const start = { mfaPendingCredential, mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId, phoneSignInInfo: {} };
  expect(said(await mfa('mfaSignIn:start', start))).toEqual([400, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  expect(said(await startPhone((await person()).idToken, phone))).toEqual([400, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  expect(await texts()).toBe(sent);
});

test('[ACC-16, ADM-10] an authenticator app is set up by its own code, once, and one is the most', async () => {
  const who = await person();
  const first = await begun(who.idToken);
  const wrong = codeFor(first.sharedSecretKey) === '000000' ? '000001' : '000000';
  for (const code of [wrong, '', 'nonsense'])
    expect(said(await finish(who.idToken, first, code)), code).toEqual([400, 'INVALID_CODE']);
  expect(await factorsOf(who)).toBe(0);

  // Another window begins anew in the moment in which this one ends: its key is gone.
  const gone = { text: 'DELETE FROM second_factors WHERE user_id = $1', values: [who.localId] };
  expect(said(await whileUncommitted(sale.app, gone, () => finish(who.idToken, first)))).toEqual([
    400,
    'INVALID_SESSION_INFO',
  ]);
  expect(await factorsOf(who)).toBe(0);

  const second = await begun(who.idToken);
  const enrolled = await finish(who.idToken, second);
  expect([enrolled.status, await factorsOf(who)]).toEqual([200, 1]);
  expect(said(await mfa('mfaEnrollment:start', { idToken: enrolled.idToken, totpEnrollmentInfo: {} }))).toEqual([
    400,
    'SECOND_FACTOR_EXISTS',
  ]);
  // A token of before, which gave the first proof alone, neither adds one nor takes it away.
  const withdraw = (idToken: string | undefined) =>
    mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: second.sessionInfo });
  for (const answer of [
    await mfa('mfaEnrollment:start', { idToken: who.idToken, totpEnrollmentInfo: {} }),
    await withdraw(who.idToken),
  ])
    expect(said(answer)).toEqual([400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN']);
  expect(await factorsOf(who)).toBe(1);
  expect([(await withdraw(enrolled.idToken)).status, await factorsOf(who)]).toEqual([200, 0]);
});

test('[ACC-16, ADM-10] a telephone becomes a second factor whole: with number, session and code, once, and not where it signs in alone', async () => {
  const who = await person();
  for (const number of [undefined, '', 7, 'x'.repeat(41)])
    expect(said(await startPhone(who.idToken, number)), String(number)).toEqual([400, 'MISSING_PHONE_NUMBER']);
  const phone = newPhone();
  const texted = await phoneCode(who.idToken, phone);
  expect(said(await finishPhone(who.idToken, { code: texted.code }))).toEqual([400, 'MISSING_SESSION_INFO']);
  expect(said(await finishPhone(who.idToken, { sessionInfo: texted.sessionInfo }))).toEqual([400, 'MISSING_CODE']);
  const other = await person();
  expect(said(await finishPhone(other.idToken, texted))).toEqual([400, 'INVALID_SESSION_INFO']);
  expect([await factorsOf(who), await factorsOf(other)]).toEqual([0, 0]);

  // Two codes for one number: the second adds no second factor.
  await passTime(sale, MINUTE);
  const fresh = signedIn(await v1('signInWithPassword', { email: who.email, password: PASSWORD }));
  const [one, two] = [await phoneCode(fresh.idToken, phone), await phoneCode(fresh.idToken, phone)];
  const codes = await sql<{ key: string; body: string }>('SELECT key, body FROM text_messages WHERE recipient = $1', [
    phone,
  ]);
  const codeOf = (sessionInfo = '') =>
    /\d{6}/.exec(codes.rows.find(({ key }) => key.endsWith(sessionInfo))?.body ?? '')?.[0];
  const enrolled = await finishPhone(fresh.idToken, { sessionInfo: one.sessionInfo, code: codeOf(one.sessionInfo) });
  expect(enrolled.status).toBe(200);
  const again = { sessionInfo: two.sessionInfo, code: codeOf(two.sessionInfo) };
  expect(said(await finishPhone(enrolled.idToken, again))).toEqual([400, 'SECOND_FACTOR_EXISTS']);
  expect(await factorsOf(who)).toBe(1);

  // A number that signs in by itself is no second proof: asked beforehand, and once more when its code comes.
  const third = await person();
  const own = newPhone();
  const ownCode = await phoneCode(third.idToken, own);
  await sql('INSERT INTO sign_in_phones (phone, user_id) VALUES ($1, $2)', [own, third.localId]);
  expect(said(await finishPhone(third.idToken, ownCode))).toEqual([400, 'OPERATION_NOT_ALLOWED']);
  expect(said(await startPhone(third.idToken, own))).toEqual([400, 'OPERATION_NOT_ALLOWED']);
  expect([await factorsOf(third), await count(sale, 'text_messages WHERE recipient = $1', [own])]).toEqual([0, 1]);
});

test('[INV-13, OFFICE-01] a token whose person is kept out, or gone, meanwhile changes nothing and is renewed by nothing', async () => {
  for (const [change, code, renewal] of [
    [`account_status = 'banned'`, 'USER_DISABLED', 'USER_DISABLED'],
    [`account_status = 'suspended'`, 'USER_DISABLED', 'USER_DISABLED'],
    [`tokens_valid_from = now() + interval '1 hour'`, 'TOKEN_EXPIRED', null],
    [`deleted_at = now()`, 'TOKEN_EXPIRED', 'USER_NOT_FOUND'],
  ] as const) {
    const who = await person();
    const passwordOf = async () => (await sql('SELECT password_hash FROM users WHERE id = $1', [who.localId])).rows;
    const before = await passwordOf();
    const answer = await meanwhile(
      sale.app,
      { after: 'wire-find-person', happens: () => sql(`UPDATE users SET ${change} WHERE id = $1`, [who.localId]) },
      () => v1('update', { idToken: who.idToken, password: 'another horse' }),
    );
    expect(said(answer), change).toEqual([400, code]);
    expect(await passwordOf(), change).toEqual(before);
    const again = await post('v1/token', { grant_type: 'refresh_token', refresh_token: who.refreshToken });
    if (renewal) expect(said(again), change).toEqual([400, renewal]);
  }
});
