import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count } from '#test/builders/buying.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
const syncedTokens: { method: string; bearer: string }[] = [];
const listener = createServer((request, response) => {
  syncedTokens.push({
    method: request.method ?? '',
    bearer: (request.headers.authorization ?? '').replace('Bearer ', ''),
  });
  response.end();
});
const guest = () => browser(sale.address);
const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  guest().call('POST', '/api/accounts/sign-in', { email, password }, headers);

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  sale = await openSale({ TOKEN_SYNC_URL: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/sync` });
  await signUp(guest(), 'Vic Tim');
});
beforeEach(async () => {
  inOneWindow(sale.app);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
});
afterAll(async () => {
  await sale.stop();
  listener.close();
});

test('[INV-21] one account is guessed ten times in a quarter of an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => signIn('vic.tim@example.com', `guess ${index}`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(
    answers.filter(({ status }) => status === 429).every(({ headers }) => Number(headers.get('retry-after')) > 0),
  ).toBe(true);
});

test('[INV-21] one address tries a hundred accounts, and no forwarding header makes it another', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 104; index += 1)
    statuses.push(
      (
        await signIn(`leaked${index}@example.com`, 'correct horse', {
          'x-forwarded-for': `10.0.${index}.1`,
          'x-real-ip': `10.1.${index}.1`,
          forwarded: `for=10.2.${index}.1`,
        })
      ).status,
    );
  expect([statuses.filter((status) => status === 401).length, statuses.slice(-4)]).toEqual([100, [429, 429, 429, 429]]);
});

test('[UX-75, ACC-14] for a stranger’s address the machine does the same work, at both doors', async () => {
  const wire = (body: object) =>
    fetch(`${sale.address}/v1/accounts:sendOobCode?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const mailingCalls: [string, (email: string) => Promise<{ status: number }>][] = [
    ['a new password', (email) => guest().call('POST', '/api/accounts/password-reset', { email })],
    ['a link', (email) => guest().call('POST', '/api/accounts/sign-in/link/request', { email })],
    ['a new password, for programs', (email) => wire({ requestType: 'PASSWORD_RESET', email })],
    ['a link, for programs', (email) => wire({ requestType: 'EMAIL_SIGNIN', email })],
  ];
  for (const [name, ask] of mailingCalls) {
    const cost = async (email: string): Promise<number> => {
      await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
      const before = sale.app.db.statements.count;
      expect((await ask(email)).status, name).toBe(200);
      return sale.app.db.statements.count - before;
    };
    // Once before, so that nothing is asked for the first time.
    await cost('vic.tim@example.com');
    expect(await cost('stranger@example.com'), name).toBe(await cost('vic.tim@example.com'));
  }
  expect(await count(sale, `mails WHERE recipient = 'stranger@example.com' AND subject = 'Set a new password'`)).toBe(
    0,
  );
  expect(await count(sale, 'one_use_tokens t WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = t.user_id)')).toBe(0);
});

test('[RUN-11] a foreign page cannot sign somebody in here', async () => {
  const answer = await signIn('vic.tim@example.com', 'correct horse', {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

test('[ACC-15] the configured address hears of a sign-in and of a sign-out', async () => {
  await sale.settle();
  syncedTokens.length = 0;
  const vic = guest();
  await vic.call('POST', '/api/accounts/sign-in', { email: 'vic.tim@example.com', password: 'correct horse' });
  await vic.call('POST', '/api/accounts/sign-out');
  await sale.settle();
  expect(syncedTokens.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  const keys = createRemoteJWKSet(new URL(`${sale.address}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(syncedTokens[0]?.bearer ?? '', keys, { algorithms: ['RS256'] });
  expect(payload.email).toBe('vic.tim@example.com');
});

test('[ACC-15, SUP-03] of somebody who is gone by then nothing is told: no token is made of them', async () => {
  const vic = guest();
  await vic.call('POST', '/api/accounts/sign-in', { email: 'vic.tim@example.com', password: 'correct horse' });
  await sale.settle();
  syncedTokens.length = 0;
  await vic.call('POST', '/api/accounts/sign-out');
  const set = (deletedAt: Date | null) =>
    sale.app.db.query({
      text: `UPDATE users SET deleted_at = $1 WHERE email = 'vic.tim@example.com'`,
      values: [deletedAt],
    });
  await set(sale.app.clock.now());
  await sale.settle();
  expect(syncedTokens).toEqual([]);
  await set(null);
  expect((await signIn('vic.tim@example.com', 'correct horse')).status).toBe(200);
  await sale.settle();
  expect(syncedTokens.map(({ method }) => method)).toEqual(['POST']);
});
