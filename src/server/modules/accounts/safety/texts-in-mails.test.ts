import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
afterAll(() => sale.stop());

test('[ACC-16] a thief’s name brings no link into the mail that warns the owner', async () => {
  const who = await signUp(browser(sale.address), 'Vic Tim');
  await sale.app.db.query({ text: 'UPDATE users SET email_verified = true WHERE id = $1', values: [who.userId] });
  const { id, secret } = (await who.call('POST', '/api/accounts/security/totp')).body;
  const code = (): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sale.app.clock.now().getTime() });
  await who.call('POST', '/api/accounts/security/totp/confirm', { id, code: code() });
  const name = '<a href="https://evil.example">All is well</a><!--';
  expect((await who.call('POST', '/api/accounts/security/factors/name', { id, name })).status).toBe(200);
  await passTime(sale, MINUTE);
  const removed = await who.call('POST', '/api/accounts/security/factors/remove', { id, code: code() });
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  const { rows } = await sale.app.db.query<{ body_html: string; body_text: string }>({
    text: `SELECT body_html, body_text FROM mails WHERE key LIKE 'safety-factor-removed:%'`,
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.body_text).toContain('It was called <a [link left out] is well</a><!--.');
  expect(rows[0]?.body_html).not.toMatch(/<!--|href="https:\/\/evil/);
  expect(rows[0]?.body_html).toContain('&#60;a [link left out] is well');
});
