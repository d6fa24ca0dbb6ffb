import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { signedIn, type WireAnswer, wirePost } from '#test/builders/wire-post.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../modules/admin/admin-store.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

let sale: Sale;
let jo: Browser;
let serial = 0;
const PASSWORD = 'correct horse';
const reason = 'three chargebacks';
const sql = sqlOf(() => sale);

const post = (path: string, body: object) => wirePost(sale.address, path, body);
const said = ({ status, error }: WireAnswer): unknown[] => [status, error?.message];
const enter = (email: string, password = PASSWORD) => post('v1/accounts:signInWithPassword', { email, password });
const refreshed = (token: string) => post('v1/token', { grant_type: 'refresh_token', refresh_token: token });
const profileBy = async (token: string): Promise<number> =>
  (await browser(sale.address).call('GET', '/api/accounts/profile', undefined, { authorization: `Bearer ${token}` }))
    .status;
const operation = (of: Browser, what: string, body: object = { reason }) =>
  jo.call('POST', `/api/admin/people/${of.userId}/${what}`, body);

/** Somebody with an account, and what their program was given. */
async function programmer(): Promise<{ who: Browser; email: string; idToken: string; refreshToken: string }> {
  const who = await signUp(browser(sale.address), `Pia Gram${(serial += 1)}`);
  const email = onlyRow(await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [who.userId])).email;
  const { idToken, refreshToken } = signedIn(await enter(email));
  expect(await profileBy(idToken)).toBe(200);
  return { who, email, idToken, refreshToken };
}

beforeAll(async () => {
  sale = await openSale();
  jo = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, { userId: jo.userId, role: 'trust_and_safety', createdBy: null, now: new Date() });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[INV-13, OFFICE-01, ACC-14] a suspension ends a program’s tokens at its next request', async () => {
  for (const [what, back, body] of [
    ['suspend', 'lift-suspension', { reason, days: null }],
    ['ban', 'lift-ban', { reason }],
  ] as const) {
    const { who, email, idToken, refreshToken } = await programmer();
    expect((await operation(who, what, body)).status).toBe(200);
    expect(await profileBy(idToken)).toBe(401);
    expect(said(await refreshed(refreshToken))).toEqual([400, 'TOKEN_EXPIRED']);
    expect(said(await enter(email))).toEqual([400, 'USER_DISABLED']);
    expect(said(await enter(email, 'wrong horse'))).toEqual([400, 'INVALID_PASSWORD']);
    expect((await operation(who, back)).status).toBe(200);
    expect(await profileBy(idToken), 'a token of before stays dead').toBe(401);
    expect((await enter(email)).status).toBe(200);
  }
});

test('[INV-13, ACC-16] a suspension between two proofs of a sign-in holds', async () => {
  const { who, email } = await programmer();
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  await sql(
    `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f1', 'totp', 'App', 'sealed', now(), now())`,
    [who.userId],
  );
  const { createHash } = await import('node:crypto');
  for (const code of ['aaaaaaaaaa', 'bbbbbbbbbb'])
    await sql('INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES ($1, $2, now())', [
      who.userId,
      createHash('sha256').update(`${who.userId} ${code}`).digest(),
    ]);
  const { mfaPendingCredential } = await enter(email);
  const own = await browser(sale.address).call('POST', '/api/accounts/sign-in', { email, password: PASSWORD });
  await operation(who, 'suspend', { reason, days: null });
  expect(
    said(
      await post('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential,
        mfaEnrollmentId: 'f1',
        totpVerificationInfo: { verificationCode: 'aaaaaaaaaa' },
      }),
    ),
  ).toEqual([400, 'USER_DISABLED']);
  const { pending } = own.body.error;
  expect(
    codeOf(
      await browser(sale.address).call('POST', '/api/accounts/sign-in/second-factor', { pending, code: 'bbbbbbbbbb' }),
    ),
  ).toEqual([403, 'request/account-suspended']);
});

test('[INV-13] a new password ends the tokens of before', async () => {
  const one = await programmer();
  expect(
    (await one.who.call('POST', '/api/accounts/security/password', { current: PASSWORD, next: 'another horse' }))
      .status,
  ).toBe(200);
  expect(await profileBy(one.idToken)).toBe(401);
  expect((await enter(one.email, 'another horse')).status).toBe(200);

  const two = await programmer();
  expect((await post('v2/accounts:revokeToken', { idToken: two.idToken })).status).toBe(200);
  expect(await profileBy(two.idToken)).toBe(401);
  expect(await profileBy(signedIn(await enter(two.email)).idToken)).toBe(200);
});

test('[ADM-10, ACC-14] an administrator with a passkey adds none by password alone', async () => {
  const { who, email } = await programmer();
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  await insertAdmin(sale.app.db, { userId: who.userId, role: 'financial_admin', createdBy: null, now: new Date() });
  await sql(
    `INSERT INTO passkeys (user_id, id, public_key, counter, name, created_at) VALUES ($1, $2, '\\x00', 0, 'Key', now())`,
    [who.userId, `key-${who.userId}`],
  );
  const { idToken } = await enter(email);
  expect(said(await post('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} }))).toEqual([
    400,
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  ]);
});
