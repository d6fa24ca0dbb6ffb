import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
const whoIs = async (who: Browser): Promise<string | null> =>
  (await who.call('GET', '/api/accounts/session')).body.session?.displayName ?? null;

beforeAll(async () => {
  sale = await openSale({ PUBLIC_URL: 'https://market.example' });
});
afterAll(() => sale.stop());

test('[RUN-11, INV-13] behind TLS each cookie is for this host and secure alone', async () => {
  const who = browser(sale.address);
  const answer = await who.call('POST', '/api/accounts/register', {
    email: 'rio@example.com',
    password: 'correct horse',
    displayName: 'Rio',
  });
  const [set = '', ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  expect(set).toMatch(/^__Host-session=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(await whoIs(who)).toBe('Rio');
});

test('[INV-13] a cookie that a neighbour under the same domain planted signs nobody in', async () => {
  const eve = await signUp(browser(sale.address), 'Eve');
  const [value = ''] = eve.cookies.values();
  expect(await whoIs(browser(sale.address, new Map([['session', value]])))).toBeNull();
  const vic = await signUp(browser(sale.address), 'Vic');
  expect(await whoIs(browser(sale.address, new Map([['session', value], ...vic.cookies])))).toBe('Vic');
});

test('[INV-13] of two cookies of one name the first counts', async () => {
  const [vic, eve] = [
    await signUp(browser(sale.address), 'Vic Twice'),
    await signUp(browser(sale.address), 'Eve Twice'),
  ];
  const [[name, own] = [], [, other] = []] = [...vic.cookies, ...eve.cookies];
  const cookie = `${name}=${own}; ${name}=${other}`;
  const answer = await fetch(`${sale.address}/api/accounts/session`, { headers: { cookie } });
  expect(await answer.json()).toMatchObject({ session: { displayName: 'Vic Twice' } });
});

test('[SUP-02] the copy of one’s data is there for who is signed in, also behind TLS', async () => {
  const who = await signUp(browser(sale.address), 'Ida');
  await sale.app.db.query({
    text: `WITH copy AS (INSERT INTO account_exports (user_id, id, requested_at, ready_at, expires_at, token_hash)
             VALUES ($1, 'copy', $2, $2, $3, sha256('token')) RETURNING user_id, id)
           INSERT INTO account_export_parts SELECT user_id, id, 1, '{"mine":1}' FROM copy`,
    values: [who.userId, sale.app.clock.now(), new Date(sale.app.clock.now().getTime() + 60_000)],
  });
  expect((await who.call('GET', '/my-data/copy.token')).body).toEqual({ mine: 1 });
  expect((await browser(sale.address).call('GET', '/my-data/copy.token')).status).toBe(404);
});
