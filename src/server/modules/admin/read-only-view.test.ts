import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { insertAdmin } from './admin-store.ts';

/** [ADM-13] What somebody who looks through a role may still send: what leaves the view, what reads by POST, and reports of their browser. */
const allowed = [
  'POST /api/accounts/sign-out',
  'POST /api/admin/see-as/stop',
  'POST /api/csp-reports',
  'POST /api/errors/reports',
  // What the browser keeps for itself, it keeps encrypted [VAULT-04].
  'POST /api/vault/token',
  'POST /requestEncryptionKey',
  'POST /encryptData',
  'POST /decryptData',
  'POST /revokeKey',
  'POST /api/orders/track',
  'POST /api/orders/track-parcel',
  'POST /api/orders/withdrawable',
  'POST /api/wishlist/shown',
  // A report that was put together is read.
  'POST /api/admin/analytics/reports/run',
];

let sale: Sale;
let cy: Browser;

beforeAll(async () => {
  sale = await openSale({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  cy = await signUp(browser(sale.address), 'Cy Master');
  await insertAdmin(sale.app.db, { userId: cy.userId, role: 'master_admin', createdBy: null, now: new Date() });
  expect((await cy.call('POST', '/api/admin/see-as', { role: 'senior_admin' })).status).toBe(200);
});
afterAll(() => sale.stop());

const addressOf = (route: string): [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replaceAll('::', ';').replace(/:\w+/g, 'x').replaceAll(';', ':')];
};
const refused = [403, 'request/read-only-view'];

test('[ADM-13] a read-only view of a role changes nothing at any address', async () => {
  const changing = [...sale.routes].filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route));
  expect(changing.length).toBeGreaterThan(130);
  expect(changing).toEqual(expect.arrayContaining(['POST /api/files/pictures', 'POST /unsubscribe/one-click']));
  for (const route of changing.filter((each) => !allowed.includes(each))) {
    const [method, path] = addressOf(route);
    expect([route, ...codeOf(await cy.call(method, path, {}))]).toEqual([route, ...refused]);
  }
});

test('[ADM-13] nor by bytes that are no JSON, nor at an address that is not there', async () => {
  for (const type of ['image/jpeg', 'application/octet-stream', 'application/x-www-form-urlencoded'])
    expect(codeOf(await cy.call('POST', '/api/files/pictures', 'bytes', { 'content-type': type })), type).toEqual(
      refused,
    );
  expect(codeOf(await cy.call('POST', '/api/nothing', {}))).toEqual(refused);
  const { rows } = await sale.app.db.query<{ pictures: number }>({
    text: 'SELECT count(*)::int AS pictures FROM pictures',
  });
  expect(rows[0]?.pictures).toBe(0);
});

test('[ADM-13] nor by the pages that a sign-in with another provider comes back to', async () => {
  const attempt = '0197c5a0-0000-7000-8000-000000000000';
  for (const path of [`/sign-in/google?attempt=${attempt}&connect=1`, '/sign-in/google/callback?state=s&code=c'])
    expect((await cy.call('GET', path)).body).toContain('request/read-only-view');
});

test('[ADM-13] what only reads goes on, and what leaves the view', async () => {
  for (const [path, body] of [
    ['/api/wishlist/shown', { items: [] }],
    ['/api/orders/track', { number: 'A-1', email: 'a@example.com' }],
    ['/api/orders/track-parcel', { tracking: 'RR123456785PT' }],
    ['/api/orders/withdrawable', { number: 'A-1' }],
    ['/api/csp-reports', {}],
    ['/api/admin/see-as/stop', undefined],
  ] as const)
    expect(codeOf(await cy.call('POST', path, body))[1], path).not.toBe('request/read-only-view');
  expect((await cy.call('PUT', '/api/shops/x/follow', { follows: true })).body.error?.code).not.toBe(refused[1]);
});
