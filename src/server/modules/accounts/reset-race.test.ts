import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => sale.stop());

const old = 'correct horse';

/** Somebody new who has asked for another password: signed in with the old one, and the token of the mail. */
async function whoResets(name: string): Promise<{ who: Browser; email: string; token: string }> {
  const who = await signUp(browser(sale.address), name);
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  await browser(sale.address).call('POST', '/api/accounts/password-reset', { email });
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: 'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
    values: [email],
  });
  return { who, email, token: decodeURIComponent(/token=(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '') };
}
const reset = (token: string) =>
  browser(sale.address).call('POST', '/api/accounts/password', { token, password: 'a new password' });

test('[INV-13, INV-11] a sign-in during a reset of the password is ended by it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { email, token } = await whoResets(`Person ${round}`);
    const thieves = Array.from({ length: 4 }, () => browser(sale.address));
    const programs = Array.from({ length: 4 }, () => browser(sale.address));
    const [done, ...tries] = await Promise.all([
      reset(token),
      ...thieves.map((thief) => thief.call('POST', '/api/accounts/sign-in', { email, password: old })),
      ...programs.map((each) => each.call('POST', '/v1/accounts:signInWithPassword?key=k', { email, password: old })),
    ]);
    expect(done?.status).toBe(200);
    expect(
      tries.every((answer) => [200, 401, 400, 403].includes(answer.status)),
      JSON.stringify(tries.map((answer) => [answer.status, answer.body])),
    ).toBe(true);
    for (const thief of thieves)
      expect((await thief.call('GET', '/api/orders?limit=1')).status, `round ${round}`).toBe(401);
    for (const { body } of tries.slice(thieves.length))
      if (body.refreshToken) {
        const again = { grant_type: 'refresh_token', refresh_token: body.refreshToken };
        expect((await browser(sale.address).call('POST', '/v1/token?key=k', again)).status, `round ${round}`).toBe(400);
      }
    expect(
      (await browser(sale.address).call('POST', '/api/accounts/sign-in', { email, password: 'a new password' })).status,
    ).toBe(200);
  }
});

test('[INV-13, INV-11] of a change and a reset at once, one alone is done', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { who, email, token } = await whoResets(`Owner ${round}`);
    const both = await Promise.all([
      who.call('POST', '/api/accounts/security/password', { current: old, next: 'the password of a thief' }),
      reset(token),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(
      statuses.filter((status) => status === 200),
      `round ${round}: ${statuses.join(' ')}`,
    ).toHaveLength(1);
    const password = statuses[0] === 200 ? 'the password of a thief' : 'a new password';
    expect((await browser(sale.address).call('POST', '/api/accounts/sign-in', { email, password })).status).toBe(200);
  }
});
