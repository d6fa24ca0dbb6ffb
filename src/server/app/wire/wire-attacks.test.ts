import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import type { WireAnswer } from '#test/builders/wire-post.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
const VIC = 'vic.tim@example.com';
const sql = sqlOf(() => sale);

async function post(
  operation: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<[number, WireAnswer]> {
  const answer = await fetch(`${sale.address}/v1/accounts:${operation}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return [answer.status, (await answer.json()) as WireAnswer];
}
const password = (text: string, email = VIC, headers = {}) =>
  post('signInWithPassword', { email, password: text }, headers);

/** The code in the newest mail to the victim. */
async function newestCode(): Promise<string> {
  const { rows } = await sql<{ body_text: string }>(
    'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY created_at DESC, key DESC',
    [VIC],
  );
  return decodeURIComponent(/oobCode=([^&\s]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '');
}

beforeAll(async () => {
  sale = await openSale({ TRUSTED_PROXIES: 'loopback' });
  await signUp(browser(sale.address), 'Vic Tim');
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  await sql('DELETE FROM mails');
});
afterAll(() => sale.stop());

test('[ACC-14, INV-21] both doors count one account’s failures together', async () => {
  inOneWindow(sale.app);
  for (let index = 0; index < 5; index += 1)
    expect((await password(`guess ${index}`))[1].error?.message).toBe('INVALID_PASSWORD');
  const own = () =>
    browser(sale.address).call('POST', '/api/accounts/sign-in', { email: VIC, password: 'correct horsf' });
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await own()).status));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect((await password('correct horse'))[1].error?.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('[ACC-14, INV-21] who signs up uses up tries of signing up, and none of signing in', async () => {
  const [status] = await post('signUp', { email: 'nia.new@example.com', password: 'correct horse' });
  const { rows } = await sql<{ action: string }>('SELECT DISTINCT action FROM rate_limits');
  expect([status, rows.map(({ action }) => action)]).toEqual([200, ['accounts.register']]);
});

test('[INV-21] hops that were invented before the proxy change nothing', async () => {
  for (let index = 0; index < 6; index += 1)
    await password('correct horse', `leaked${index}@example.com`, {
      'x-forwarded-for': `10.0.${index}.1, 192.168.0.${index}, 203.0.113.9`,
      'x-real-ip': `10.1.${index}.1`,
      forwarded: `for=10.2.${index}.1`,
    });
  const { rows } = await sql(`SELECT DISTINCT subject FROM rate_limits WHERE subject LIKE 'ip:%'`);
  expect(rows).toEqual([{ subject: 'ip:203.0.113.9' }]);
});

test('[RUN-11, ACC-14] no link of a mail leads on to another site, however its address is written', async () => {
  const { host } = new URL(sale.app.config.PUBLIC_URL);
  for (const continueUrl of [
    'https://evil.example/',
    '//evil.example/',
    `http://${host}@evil.example/`,
    `http://${host}.evil.example/`,
    `http://evil.example/http://${host}/`,
    `http://evil.example\\@${host}/`,
    `http:evil.example`,
    'javascript:alert(1)',
    'data:text/html,x',
    `https://${host}/`,
    '/orders',
    '',
    7,
  ])
    for (const requestType of ['PASSWORD_RESET', 'EMAIL_SIGNIN']) {
      const [status, body] = await post('sendOobCode', { requestType, email: VIC, continueUrl });
      expect([continueUrl, status]).toEqual([continueUrl, 400]);
      expect(['UNAUTHORIZED_DOMAIN', 'INVALID_CONTINUE_URI']).toContain(body.error?.message);
    }
  expect((await sql<{ count: number }>('SELECT count(*)::int AS count FROM mails')).rows[0]?.count).toBe(0);
});

test('[INV-11] one code among five requests at once succeeds once', async () => {
  const five = (operation: string, body: object) => Promise.all(Array.from({ length: 5 }, () => post(operation, body)));
  const wins = (answers: [number, WireAnswer][]): number => answers.filter(([status]) => status === 200).length;
  await post('sendOobCode', { requestType: 'PASSWORD_RESET', email: VIC });
  const code = await newestCode();
  expect(wins(await five('resetPassword', { oobCode: code, newPassword: 'correct horse' }))).toBe(1);
  expect((await post('resetPassword', { oobCode: code }))[1].error?.message).toBe('INVALID_OOB_CODE');
  const [, { idToken }] = await password('correct horse');
  await sql('UPDATE users SET email_verified = false WHERE email = $1', [VIC]);
  await sql('DELETE FROM mails');
  await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  // Without a session: the code of the mail is the proof.
  expect(wins(await five('update', { oobCode: await newestCode() }))).toBe(1);
  await sql('DELETE FROM mails');
  await post('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: VIC });
  expect(wins(await five('signInWithEmailLink', { email: VIC, oobCode: await newestCode() }))).toBe(1);
});

test('[INV-11, ACC-16] a code of the authenticator app at both doors at once opens one of them', async () => {
  await sql('UPDATE users SET email_verified = true WHERE email = $1', [VIC]);
  const vic = browser(sale.address);
  await vic.call('POST', '/api/accounts/sign-in', { email: VIC, password: 'correct horse' });
  const { id, secret } = (await vic.call('POST', '/api/accounts/security/totp')).body;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (later: number) => app.generate({ timestamp: sale.app.clock.now().getTime() + later });
  await vic.call('POST', '/api/accounts/security/totp/confirm', { id, code: codeAt(0) });
  const [, waiting] = await password('correct horse');
  const own = await browser(sale.address).call('POST', '/api/accounts/sign-in', {
    email: VIC,
    password: 'correct horse',
  });
  const code = codeAt(30_000);
  const finalize = fetch(`${sale.address}/v2/accounts/mfaSignIn:finalize?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mfaPendingCredential: waiting.mfaPendingCredential,
      mfaEnrollmentId: id,
      totpVerificationInfo: { verificationCode: code },
    }),
  });
  const web = browser(sale.address).call('POST', '/api/accounts/sign-in/second-factor', {
    pending: own.body.error.pending,
    code,
  });
  const statuses = [(await finalize).status, (await web).status];
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('[ACC-18, ACC-14] a shop without credentials of the provider takes no token of it', async () => {
  const people = (await sql('SELECT 1 FROM users')).rows.length;
  const [status, body] = await post('signInWithIdp', { postBody: 'providerId=google.com&id_token=x' });
  expect([status, body.error?.message]).toEqual([400, 'OPERATION_NOT_ALLOWED']);
  expect((await sql('SELECT 1 FROM users')).rows).toHaveLength(people);
});
