import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccounts } from '../accounts/profile/delete-accounts.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import type { ApiDocument } from '#test/builders/api-document.ts';
import { sampleRequest } from '#test/builders/sample-input.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from './admin-store.ts';

/**
 * Every address that is served × every kind of person who may do less. What each may do is written here from the requirements; a new
 * address stands in none of these lists, and is refused to whoever is out until somebody says otherwise.
 */

/** What anybody may change without an account: cart, checkout, ways in, links of mails, support [ACC-01, ACC-14, CART-01, CART-07, REC-09, SUP-01]. */
const open = [
  /^(POST|PUT|DELETE) \/api\/cart(\/items(\/x)?|\/notes\/x|\/promo|\/activity|\/recover|\/reminders\/unsubscribe)?$/,
  /^POST \/api\/checkout(\/x\/(finish|email))?$/,
  /^POST \/api\/(payments\/webhook|csp-reports|orders\/(track(-parcel)?|tracking-webhook)|support\/inbound-mail|wishlist\/shown)$/,
  // An order is also its guest's who holds the key of its checkout [ORD-01, ORD-02, ORD-04].
  /^POST \/api\/orders\/x\/(cancel|delivered(\/undo)?|proofs\/answer|return-pictures|cases\/x\/words|returns(\/x\/(sent|stop|case|label(-rate)?))?)$/,
  // Nobody signs in to withdraw from a contract [LAW-01].
  /^POST \/api\/(orders\/withdrawable|withdrawals(\/x\/sent)?)$/,
  /^POST \/api\/accounts\/(register|sign-out|password|password-reset|email-change)$/,
  // Whoever has the link of a mail ends its kind, and a page that is opened counts as a view [UX-70, DASH-03].
  /^POST \/api\/(accounts\/notifications\/end|views)$/,
  // A visitor chooses the language of their browser [UX-70].
  /^PUT \/api\/accounts\/language$/,
  /^POST \/api\/accounts\/sign-in(\/(link|phone)(\/request)?|\/passkey(\/begin)?|\/second-factor(\/(text|ways))?)?$/,
  /^(POST|PUT) \/api\/support\/(letters|articles\/x\/vote|tickets\/x\/replies)$/,
  /^POST \/(unsubscribe|notifications\/end)\/one-click$/,
  // No bucket has this name [FILE-04].
  /^(POST|PUT|PATCH|DELETE) \/v0\/b\/x\/o/,
  // Any browser reports what went wrong in it [ERR-05].
  /^POST \/api\/errors\/reports$/,
  // No function has this name [FN-03].
  /^POST \/x(\/us-central1\/x)?$/,
];
/** Operations of the wire bring their proof of who it is in the body; wire-ends.test.ts goes through them. */
const byBody = /^POST (\/(identitytoolkit|securetoken)\.googleapis\.com)?\/v[12]\//;
/** What whoever is signed in may ask of the back office: who they are in it, and the two ways into it [ADM-07, ADM-11, ADM-13]. */
const waysIn = [
  'GET /api/admin/me',
  'POST /api/admin/see-as/stop',
  'POST /api/admin/activate',
  'POST /api/admin/accept',
];

let sale: Sale;
let routes: string[];
let document: ApiDocument;
let serial = 0;
const sql = sqlOf(() => sale);

interface Person {
  who: Browser;
  bearer: Record<string, string>;
}
async function somebody(): Promise<Person> {
  const who = await signUp(browser(sale.address), `Rio Kind${(serial += 1)}`);
  const { rows } = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [who.userId]);
  const answer = await fetch(`${sale.address}/v1/accounts:signInWithPassword?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: rows[0]?.email, password: 'correct horse' }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  return { who, bearer: { authorization: `Bearer ${idToken}` } };
}
let cy: Browser;
const callback = ({ who }: Person, what: string, body: object = {}) =>
  cy.call('POST', `/api/admin/${what.replace('x', who.userId)}`, { reason: 'three chargebacks', ...body });

const addressOf = (route: string): string => route.replaceAll('::', ';').replace(/:\w+/g, 'x').replaceAll(';', ':');
const changes = (route: string): boolean => !/^(GET|HEAD|OPTIONS) /.test(route);
const isOpen = (route: string): boolean =>
  open.some((pattern) => pattern.test(addressOf(route))) || byBody.test(addressOf(route));

/** Sends what the address takes, as this person: by their cookie and by their token. */
async function statuses({ who, bearer }: Person, route: string): Promise<number[]> {
  const [method = '', at = ''] = route.split(' ');
  const sample = at.startsWith('/api/')
    ? sampleRequest(document, method, at.slice(4).replace(/:(\w+)/g, '{$1}'))
    : { path: addressOf(at), body: {} };
  const { path } = sample;
  const body = changes(route) ? (sample.body ?? {}) : undefined;
  return [
    (await browser(sale.address, new Map(who.cookies)).call(method, path, body)).status,
    (await browser(sale.address).call(method, path, body, bearer)).status,
  ];
}

beforeAll(async () => {
  sale = await openSale();
  routes = [...sale.routes];
  document = (await browser(sale.address).call('GET', '/api/openapi.json')).body;
  cy = await signUp(browser(sale.address), 'Cy Master');
  await insertAdmin(sale.app.db, { userId: cy.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

test('[INV-22] every address that this list opens to anybody is one that is served', () => {
  for (const pattern of open)
    expect(
      routes.some((route) => pattern.test(addressOf(route))),
      String(pattern),
    ).toBe(true);
  expect(routes.filter(changes).length).toBeGreaterThan(130);
});

const out: Record<string, (person: Person) => Promise<unknown>> = {
  suspended: (person) => callback(person, 'people/x/suspend', { days: null }),
  banned: (person) => callback(person, 'people/x/ban'),
  deleted: async ({ who }) => {
    await sql(`UPDATE users SET deletion_due_at = now() - interval '1 minute' WHERE id = $1`, [who.userId]);
    await deleteAccounts.run(sale.app);
  },
};
test.each(Object.keys(out))(
  '[INV-13, INV-22, OFFICE-01] whoever is %s changes nothing of an account at any address, by cookie or token',
  async (kind) => {
    const person = await somebody();
    // An administrator of before, so that the back office is tried as well.
    await insertAdmin(sale.app.db, {
      userId: person.who.userId,
      role: 'senior_admin',
      createdBy: null,
      now: new Date(),
    });
    await sql(`UPDATE admin_users SET status = 'inactive' WHERE id = $1`, [person.who.userId]);
    await out[kind]?.(person);
    for (const route of routes.filter((each) => changes(each) && !isOpen(each)))
      expect([route, ...(await statuses(person, route))]).toEqual([route, 401, 401]);
    for (const route of routes.filter(
      (each) => /^GET \/api\/(admin|seller|accounts)\//.test(each) && !each.endsWith('/session'),
    ))
      expect([route, ...(await statuses(person, route))]).toEqual([route, 401, 401]);
  },
);

const ofTheShop: Record<string, (person: Person) => Promise<unknown>> = {
  'is no administrator': async () => undefined,
  'is no administrator and has not confirmed the address': async ({ who }) =>
    sql('UPDATE users SET email_verified = false WHERE id = $1', [who.userId]),
  'is an administrator who was deactivated': async (person) => {
    await insertAdmin(sale.app.db, {
      userId: person.who.userId,
      role: 'master_admin',
      createdBy: cy.userId,
      now: new Date(),
    });
    await callback(person, 'admins/x/deactivate');
  },
};
test.each(Object.keys(ofTheShop))(
  '[ADM-06, ADM-10, INV-22] whoever %s finds every address of the back office closed, and no other',
  async (kind) => {
    const person = await somebody();
    await ofTheShop[kind]?.(person);
    for (const route of routes.filter((each) => each.includes(' /api/admin/'))) {
      const expected = waysIn.includes(route) ? expect.not.arrayContaining([401]) : [403, 403];
      expect([route, await statuses(person, route)]).toEqual([route, expected]);
    }
    // Signing in and out, and what ends the session, would change who asks; making a key asks for a fresh proof [VAULT-05], encryption for a bearer token [VAULT-01].
    const own = routes.filter(
      (each) =>
        changes(each) &&
        !isOpen(each) &&
        !/\/(admin|security|privacy)\/|\/api-keys$|requestEncryptionKey|(encrypt|decrypt)Data|revokeKey/.test(each),
    );
    for (const route of own)
      expect([route, ...(await statuses(person, route))], 'not 401, nor 403 for lack of a role').not.toEqual(
        expect.arrayContaining([401]),
      );
  },
);

test('[ACC-16] an unconfirmed address adds no second factor', async () => {
  const { who, bearer } = await somebody();
  const body = { phone: '+351912345678' };
  for (const [path, sent] of [
    ['totp', undefined],
    ['factors/phone/code', body],
  ] as const) {
    const address = `/api/accounts/security/${path}`;
    expect((await who.call('POST', address, sent)).body.error?.code, path).toBe('accounts/unverified-email');
    expect((await browser(sale.address).call('POST', address, sent, bearer)).body.error?.code, path).toBe(
      'accounts/unverified-email',
    );
  }
});

const operations = [
  'accounts:lookup',
  'accounts:update',
  'accounts/mfaEnrollment:start',
  'accounts/mfaEnrollment:finalize',
];
test.each(Object.keys(out))(
  '[INV-13, ACC-14] whoever is %s does nothing with a token in the body of an identity operation',
  async (kind) => {
    const person = await somebody();
    await out[kind]?.(person);
    const idToken = person.bearer.authorization?.slice('Bearer '.length);
    for (const operation of [...operations, 'accounts/mfaEnrollment:withdraw', 'accounts:revokeToken']) {
      const version = /mfa|revoke/.test(operation) ? 'v2' : 'v1';
      const answer = await browser(sale.address).call('POST', `/${version}/${operation}?key=k`, {
        idToken,
        displayName: 'Somebody Else',
        password: 'another horse',
        mfaEnrollmentId: 'x',
        totpEnrollmentInfo: {},
      });
      expect([operation, answer.status, answer.body.error?.message]).toEqual([
        operation,
        400,
        expect.stringMatching(/^(TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND)$/),
      ]);
    }
  },
);

test('[INV-13, OFFICE-01] whoever is banned moves the account to no other address by links from before', async () => {
  const person = await somebody();
  const request = await person.who.call('POST', '/api/accounts/security/email', {
    email: 'elsewhere@example.com',
    password: 'correct horse',
  });
  expect(request.status).toBe(200);
  const { rows } = await sql<{ body_text: string }>(
    `SELECT body_text FROM mails WHERE body_text LIKE '%/change-email?token=%' AND body_text LIKE $1`,
    [`%${person.who.userId}%`],
  );
  expect(rows).toHaveLength(2);
  await callback(person, 'people/x/ban');
  for (const { body_text: text } of rows) {
    const token = decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '');
    const answer = await browser(sale.address).call('POST', '/api/accounts/email-change', { token });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'accounts/invalid-reset-link']);
  }
  const { rows: before } = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [person.who.userId]);
  expect(before[0]?.email).not.toBe('elsewhere@example.com');
});
