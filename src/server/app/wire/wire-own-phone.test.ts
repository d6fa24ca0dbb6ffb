import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { textTo } from '#test/builders/text-to.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

const PASSWORD = 'correct horse';
let sale: Sale;
const sql = sqlOf(() => sale);

const post = (path: string, body: object) => wirePost(sale.address, path, body);
const v1 = (operation: string, body: object) => post(`v1/accounts:${operation}`, body);
const mfa = (operation: string, body: object) => post(`v2/accounts/mfaEnrollment:${operation}`, body);
async function person(email: string): Promise<{ idToken: string; localId: string }> {
  const made = signedIn(await v1('signUp', { email, password: PASSWORD }));
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [made.localId]);
  return made;
}
async function codeTo(phoneNumber: string): Promise<{ sessionInfo: string | undefined; code: string }> {
  const { sessionInfo } = await v1('sendVerificationCode', { phoneNumber });
  return { sessionInfo, code: await textTo(sale.app, phoneNumber) };
}
const signInPhones = async (userId: string): Promise<number> =>
  onlyRow(
    await sql<{ count: number }>('SELECT count(*)::int AS count FROM sign_in_phones WHERE user_id = $1', [userId]),
  ).count;
const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await sql<{ subject: string }>('SELECT subject FROM mails WHERE recipient = $1 ORDER BY created_at, key', [email])
  ).rows.map(({ subject }) => subject);

beforeAll(async () => {
  sale = await openSale({ DEMO: 'on' });
});
afterAll(() => sale.stop());

test('[ACC-16, ADM-10] a telephone that is the second factor does not become the first one too', async () => {
  const phone = '+491705550001';
  const { idToken, localId } = await person('both@example.com');
  const { phoneSessionInfo } = await mfa('start', { idToken, phoneEnrollmentInfo: { phoneNumber: phone } });
  const phoneVerificationInfo = { sessionInfo: phoneSessionInfo?.sessionInfo, code: await textTo(sale.app, phone) };
  const enrolled = await mfa('finalize', { idToken, phoneVerificationInfo });
  expect(enrolled.status).toBe(200);
  await sql('DELETE FROM rate_limits');
  await sql('DELETE FROM text_messages');
  const refused = await v1('signInWithPhoneNumber', { ...(await codeTo(phone)), idToken: enrolled.idToken });
  expect([refused.status, refused.error?.message]).toEqual([
    400,
    'OPERATION_NOT_ALLOWED : This number is the second factor of the account.',
  ]);
  expect(await signInPhones(localId)).toBe(0);
});

test('[ACC-16, INV-13] a program that adds a telephone or sets a password tells the owner', async () => {
  const email = 'told@example.com';
  const { idToken, localId } = await person(email);
  const given = await v1('signInWithPhoneNumber', { ...(await codeTo('+491705550002')), idToken });
  expect([given.status, await signInPhones(localId)]).toEqual([200, 1]);
  expect(await subjectsTo(email)).toEqual(['A telephone number signs you in']);
  const existing = await codeTo('+491705550003');
  const changed = await v1('update', { idToken: given.idToken, password: 'another horse' });
  expect(changed.status).toBe(200);
  expect(await subjectsTo(email)).toEqual(['A telephone number signs you in', 'Your password was changed']);
  const late = await v1('signInWithPhoneNumber', { ...existing, idToken: given.idToken });
  expect([late.status, late.error?.message]).toEqual([400, 'TOKEN_EXPIRED']);
});
