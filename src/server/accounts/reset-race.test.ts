import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => sale.stop());

test('[INV-13, INV-11] somebody who signs in with the old password while it is being reset is signed out by the reset', async () => {
  const old = 'correct horse';
  for (let round = 0; round < 6; round += 1) {
    const name = `Person ${round}`;
    const email = `person.${round}@example.com`;
    await signUp(browser(sale.address), name);
    await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
    await browser(sale.address).call('POST', '/api/accounts/password-reset', { email });
    const { rows } = await sale.app.db.query({
      text: 'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      values: [email],
    });
    const token = decodeURIComponent(/token=(\S+)/.exec(rows[0].body_text)?.[1] ?? '');
    const thieves = Array.from({ length: 4 }, () => browser(sale.address));
    const [reset, ...tries] = await Promise.all([
      browser(sale.address).call('POST', '/api/accounts/password', { token, password: 'a new password' }),
      ...thieves.map((thief) => thief.call('POST', '/api/accounts/sign-in', { email, password: old })),
    ]);
    expect(reset?.status).toBe(200);
    expect(
      tries.every((answer) => [200, 401, 400, 403].includes(answer.status)),
      JSON.stringify(tries.map((answer) => [answer.status, answer.body])),
    ).toBe(true);
    for (const thief of thieves)
      expect((await thief.call('GET', '/api/orders?limit=1')).status, `round ${round}`).toBe(401);
    expect(
      (await browser(sale.address).call('POST', '/api/accounts/sign-in', { email, password: 'a new password' })).status,
    ).toBe(200);
  }
});
