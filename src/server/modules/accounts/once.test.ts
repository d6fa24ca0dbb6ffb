import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

const PASSWORD = 'correct horse';
const MANY = 20;
let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const guest = () => browser(sale.address);
const emailOf = async (who: Browser): Promise<string> =>
  onlyRow(await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [who.userId])).email;
const somebody = async (): Promise<{ who: Browser; email: string }> => {
  const who = await signUp(guest(), `Olga Once${(serial += 1)}`);
  return { who, email: await emailOf(who) };
};
/** The part after `token=` of the newest mail's link. */
const mailed = async (email: string): Promise<string> => {
  const { rows } = await sql<{ body_text: string }>(
    'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY created_at DESC, key DESC',
    [email],
  );
  return decodeURIComponent(/token=([^&\s]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '');
};
const texted = async (phone: string): Promise<string> =>
  /\d{6}/.exec(
    (await sql<{ body: string }>('SELECT body FROM text_messages WHERE recipient = $1', [phone])).rows[0]?.body ?? '',
  )?.[0] ?? '';

/** Twenty at once from browsers of their own: how many were let through. */
async function wins(ask: (who: Browser) => Promise<{ status: number }>, browsers = () => guest()): Promise<number> {
  await sql('DELETE FROM rate_limits');
  // The limits of guessing are another matter: here each of the twenty shall be heard.
  const answers = [];
  for (let sent = 0; sent < MANY; sent += 10) {
    answers.push(...Array.from({ length: 10 }, () => ask(browsers())));
    await sql('DELETE FROM rate_limits');
  }
  return (await Promise.all(answers)).filter(({ status }) => status === 200).length;
}

beforeAll(async () => {
  sale = await openSale({ DEMO: 'on' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[INV-11] twenty at once with one link: a new password, a sign-in, a verified address', async () => {
  const { who, email } = await somebody();
  await guest().call('POST', '/api/accounts/password-reset', { email });
  const reset = await mailed(email);
  expect(
    await wins((any) => any.call('POST', '/api/accounts/password', { token: reset, password: PASSWORD })),
    'a new password',
  ).toBe(1);
  await guest().call('POST', '/api/accounts/sign-in/link/request', { email });
  const link = await mailed(email);
  expect(await wins((any) => any.call('POST', '/api/accounts/sign-in/link', { token: link })), 'a sign-in').toBe(1);
  await sql('UPDATE users SET email_verified = false WHERE id = $1', [who.userId]);
  await who.call('POST', '/api/accounts/sign-in', { email, password: PASSWORD });
  await sql('DELETE FROM mails');
  await who.call('POST', '/api/accounts/security/verification');
  const verify = await mailed(email);
  const ask = (any: Browser) => any.call('POST', '/api/accounts/verify-email', { token: verify });
  const copy = () => browser(sale.address, new Map(who.cookies));
  expect(await wins(ask, copy), 'verified').toBe(1);
});

test('[INV-11] one code sent twenty times at once works once', async () => {
  const { who, email } = await somebody();
  const phone = '+491701230001';
  await who.call('POST', '/api/accounts/security/phone/code', { phone }).then(async ({ body }) => {
    await who.call('POST', '/api/accounts/security/phone', { codeId: body.codeId, code: await texted(phone) });
  });
  await sql('DELETE FROM text_messages');
  const { codeId } = (await guest().call('POST', '/api/accounts/sign-in/phone/request', { phone })).body;
  const code = await texted(phone);
  expect(await wins((any) => any.call('POST', '/api/accounts/sign-in/phone', { codeId, code })), 'telephone').toBe(1);

  const recovery = 'aaaaa-aaaaa';
  await sql(
    `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f1', 'totp', 'App', 'sealed', now(), now())`,
    [who.userId],
  );
  await sql('INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES ($1, $2, now())', [
    who.userId,
    createHash('sha256')
      .update(`${who.userId} ${recovery.replace('-', '')}`)
      .digest(),
  ]);
  const waiting: string[] = [];
  for (let index = 0; index < MANY; index += 1) {
    await sql('DELETE FROM rate_limits');
    const request = await guest().call('POST', '/api/accounts/sign-in', { email, password: PASSWORD });
    waiting.push(request.body.error.pending);
  }
  let next = 0;
  const finish = (any: Browser) =>
    any.call('POST', '/api/accounts/sign-in/second-factor', { pending: waiting[(next += 1) - 1], code: recovery });
  expect(await wins(finish), 'one recovery code at twenty doors').toBe(1);
});

const ATTACKS = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  'https:evil.example',
];

test('[RUN-11] no parameter that says where to go on leads to another site', async () => {
  const { email } = await somebody();
  const home = new URL(sale.app.config.PUBLIC_URL);
  for (const attack of ATTACKS) {
    await sql('DELETE FROM rate_limits');
    await sql('DELETE FROM mails');
    // returnTo of the mail's link, and `return` of its page.
    await guest().call('POST', '/api/accounts/sign-in/link/request', { email, returnTo: attack });
    const { rows } = await sql('SELECT body_text, body_html FROM mails');
    const text = rows.map((row) => `${row.body_text} ${row.body_html}`).join();
    expect([rows.length, text.includes('evil'), text.includes('alert')], attack).toEqual([1, false, false]);
    expect(new URL(safeReturnPath(attack), home).host).toBe(home.host);
    // Each address of the server that answers with a way on.
    const escaped = encodeURIComponent(attack);
    const attempt = crypto.randomUUID();
    for (const path of [
      `/?recovery=${escaped}`,
      `/?return=${escaped}&next=${escaped}&redirect=${escaped}&url=${escaped}&continueUrl=${escaped}`,
      `/sign-in/google?attempt=${attempt}&redirect_uri=${escaped}&return=${escaped}`,
      `/sign-in/google/callback?state=${escaped}&redirect_uri=${escaped}`,
      `//evil.example/%2e%2e`,
      `/${escaped}`,
    ]) {
      const answer = await fetch(`${sale.address}${path}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-host': 'evil.example', 'x-original-url': attack },
      });
      const to = answer.headers.get('location');
      const provider = new URL(sale.app.outside.google?.issuer ?? 'http://none').host;
      const target = to === null ? null : new URL(to, sale.address);
      expect([new URL(sale.address).host, home.host, provider], path).toContain(target?.host ?? home.host);
      const back = target?.searchParams.get('redirect_uri');
      if (back) expect(sale.app.outside.google?.redirectUris(), path).toContain(back);
    }
  }
});
