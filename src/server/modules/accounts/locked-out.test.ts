import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { wirePost } from '#test/builders/wire-post.ts';

let sale: Sale;
const guest = () => browser(sale.address);
const passkey = (userHandle: string, more: { id?: string; challenge?: string } = {}) =>
  guest().call('POST', '/api/accounts/sign-in/passkey', {
    response: {
      id: more.id ?? 'guessed',
      response: {
        userHandle: Buffer.from(userHandle).toString('base64url'),
        clientDataJSON: Buffer.from(JSON.stringify({ challenge: more.challenge ?? 'x' })).toString('base64url'),
      },
    },
  });
/** A link to a new password, out of its mail. */
async function resetLink(email: string): Promise<string> {
  await guest().call('POST', '/api/accounts/password-reset', { email });
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: `SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE 'password-reset:%' ORDER BY created_at DESC LIMIT 1`,
    values: [email],
  });
  return new URL(/https?:\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}

beforeAll(async () => {
  sale = await openSale();
});
beforeEach(async () => {
  inOneWindow(sale.app);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
});
afterAll(() => sale.stop());

test('[INV-21] wrong links keep nobody from a new password', async () => {
  const { userId } = await signUp(guest(), 'Vic Tim');
  const wrong = (): string =>
    `${userId}.${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;
  for (let times = 0; times < 12; times += 1) {
    await guest().call('POST', '/api/accounts/password', { token: wrong(), password: 'stolen horse' });
    await wirePost(sale.address, 'v1/accounts:resetPassword', { oobCode: wrong() });
  }
  const token = await resetLink('vic.tim@example.com');
  expect((await wirePost(sale.address, 'v1/accounts:resetPassword', { oobCode: token })).status).toBe(200);
  expect(codeOf(await guest().call('POST', '/api/accounts/password', { token, password: 'better horse' }))[0]).toBe(
    200,
  );
});

test('[INV-21] guesses of a passkey make that key wait, and not every key of its person', async () => {
  for (let times = 0; times < 12; times += 1) await passkey('somebody');
  expect(codeOf(await passkey('somebody'))[1]).toBe('accounts/too-many-requests');
  expect(codeOf(await passkey('somebody', { id: 'another' }))).toEqual([401, 'accounts/passkey-refused']);
});

test('[RUN-10] a malformed passkey is refused without an error of ours', async () => {
  for (const [handle, more] of [
    ['a\u0000b', {}],
    ['', { id: 'a\u0000b' }],
    ['x', { challenge: 'a\u0000b' }],
    ['\ud800', { challenge: '\ud800' }],
  ] as const)
    expect(codeOf(await passkey(handle, more))[0], JSON.stringify([handle, more])).toBeLessThan(500);
});
