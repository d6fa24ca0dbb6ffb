import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerToken } from '#test/builders/provider-token.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
const sql = sqlOf(() => sale);
const signIn = (token: string, idToken?: string) =>
  wirePost(sale.address, 'v1/accounts:signInWithIdp', {
    postBody: `providerId=google.com&id_token=${token}`,
    requestUri: 'http://localhost',
    ...(idToken ? { idToken } : {}),
  });
const tokenOf = (email: string): Promise<string> => providerToken(sale, { email, name: 'Ines Ruiz', verified: 'yes' });
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await sql<{ subject: string }>('SELECT subject FROM mails WHERE recipient = $1 AND key LIKE $2', [
      email,
      'safety-%',
    ])
  ).rows.map(({ subject }) => subject);
async function person(email: string): Promise<{ idToken: string; localId: string }> {
  const made = signedIn(await wirePost(sale.address, 'v1/accounts:signUp', { email, password: 'correct horse' }));
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [made.localId]);
  return made;
}

beforeAll(async () => {
  sale = await openSale({ DEMO: 'on' });
});
afterAll(() => sale.stop());

test('[ACC-14, ACC-16] the first sign-in with a provider’s token is mailed once', async () => {
  const email = 'there.before@example.com';
  const { localId } = await person(email);
  const token = await tokenOf(email);
  const answers = await Promise.all([signIn(token), signIn(token), signIn(token)]);
  expect(answers.map((answer) => [answer.localId, answer.isNewUser])).toEqual(Array(3).fill([localId, false]));
  expect(await mailsTo(email)).toEqual(['A Google account was connected']);
  await signIn(await tokenOf(email));
  expect(await mailsTo(email)).toHaveLength(1);
});
