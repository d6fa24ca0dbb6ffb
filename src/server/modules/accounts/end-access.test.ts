import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAdmin } from '../admin/admin-store.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { deleteAccounts } from './profile/delete-accounts.ts';
import { proveAddress } from './security/prove-address.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

const PASSWORD = 'correct horse';
const reason = 'three chargebacks';
let sale: Sale;
let cy: Browser;
let serial = 0;
const sql = sqlOf(() => sale);

const wire = (path: string, body: object) => wirePost(sale.address, path, body);

interface Person {
  /** The device that acts, if the person acts themself. */
  here: Browser;
  email: string;
  userId: string;
  idToken: string;
  /** Of the other device, and of a program: what each can still do. */
  otherDevice(): Promise<number>;
  program(): Promise<number>;
  programAnew(): Promise<boolean>;
  isStreamOpen(): boolean;
}

/** Somebody who is signed in here, on another device with an open event stream, and in a program. */
async function somebody(): Promise<Person> {
  const here = await signUp(browser(sale.address), `Nils Everywhere${(serial += 1)}`);
  const { email } = onlyRow(await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [here.userId]));
  const there = browser(sale.address);
  await there.call('POST', '/api/accounts/sign-in', { email, password: PASSWORD });
  const { idToken, refreshToken } = signedIn(
    await wire('v1/accounts:signInWithPassword', { email, password: PASSWORD }),
  );
  const cookie = [...there.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await fetch(`${sale.address}/api/live`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  let isOpen = true;
  void (async () => {
    for await (const chunk of stream.body ?? []) void chunk;
    isOpen = false;
  })();
  const profile = async (who: Browser, headers = {}) =>
    (await who.call('GET', '/api/accounts/profile', undefined, headers)).status;
  return {
    here,
    email,
    userId: here.userId,
    idToken,
    otherDevice: () => profile(browser(sale.address, new Map(there.cookies))),
    program: () => profile(browser(sale.address), { authorization: `Bearer ${idToken}` }),
    programAnew: async () =>
      Boolean((await wire('v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken })).id_token),
    isStreamOpen: () => isOpen,
  };
}
const asAdmin = ({ userId }: Person, status = 'active') =>
  insertAdmin(sale.app.db, { userId, role: 'content_moderator', createdBy: null, now: sale.app.clock.now() }).then(() =>
    sql('UPDATE admin_users SET status = $2 WHERE id = $1', [userId, status]),
  );
const turn = ({ userId }: Person, what: string, body: object = {}) =>
  cy.call('POST', `/api/admin/admins/${userId}/${what}`, { reason, ...body });

/** Every act that ends what somebody has open, besides a single device's signing out. */
const operations: Record<string, (who: Person) => Promise<unknown>> = {
  'a password set by a mailed link': async ({ here, email, userId }) => {
    await here.call('POST', '/api/accounts/password-reset', { email });
    const { rows } = await sql<{ body_text: string }>(
      `SELECT body_text FROM mails WHERE recipient = (SELECT email FROM users WHERE id = $1) AND key LIKE 'password-reset:%'`,
      [userId],
    );
    const token = decodeURIComponent(/token=(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '');
    return browser(sale.address).call('POST', '/api/accounts/password', { token, password: 'another horse' });
  },
  'another password': ({ here }) =>
    here.call('POST', '/api/accounts/security/password', { current: PASSWORD, next: 'another horse' }),
  'another password, set by a program': ({ idToken }) =>
    wire('v1/accounts:update', { idToken, password: 'another horse' }),
  'signing out everywhere else': ({ here }) => here.call('POST', '/api/accounts/security/sessions/end-others'),
  'a suspension': ({ userId }) => cy.call('POST', `/api/admin/people/${userId}/suspend`, { reason, days: null }),
  'a ban': ({ userId }) => cy.call('POST', `/api/admin/people/${userId}/ban`, { reason }),
  'the owner’s proof of an address that a stranger used': ({ userId }) =>
    inTransaction(sale.app.db, (tx) => proveAddress(sale.app, tx, { userId, keepPassword: false })),
  'lost proofs that are taken away': async (who) => {
    await asAdmin(who);
    return turn(who, 'second-factor/reset');
  },
  'another role': async (who) => {
    await asAdmin(who);
    return turn(who, 'role', { role: 'analytics_admin', customPermissions: [] });
  },
  'a reactivation': async (who) => {
    await asAdmin(who, 'inactive');
    return turn(who, 'reactivate');
  },
  'the deletion of the account': async ({ userId }) => {
    await sql(`UPDATE users SET deletion_due_at = now() - interval '1 minute' WHERE id = $1`, [userId]);
    await deleteAccounts.run(sale.app);
  },
};

beforeAll(async () => {
  sale = await openSale();
  cy = await signUp(browser(sale.address), 'Cy Master');
  await insertAdmin(sale.app.db, { userId: cy.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test.each(Object.keys(operations))(
  '[INV-13] %s ends other devices, programs and open streams at once',
  async (name) => {
    const who = await somebody();
    expect([await who.otherDevice(), await who.program(), await who.programAnew()]).toEqual([200, 200, true]);
    await operations[name]?.(who);
    expect([await who.otherDevice(), await who.program(), await who.programAnew()]).toEqual([401, 401, false]);
    await until(() => !who.isStreamOpen(), 'the stream is closed');
  },
);

test('[INV-13, ACC-16] signing out everywhere ends a sign-in that waits for its proof', async () => {
  const who = await somebody();
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  await sql(
    `INSERT INTO second_factors (user_id, id, kind, name, secret, created_at, confirmed_at) VALUES ($1, 'f1', 'totp', 'App', 'sealed', now(), now())`,
    [who.userId],
  );
  const code = 'aaaaaaaaaa';
  await sql('INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES ($1, $2, now())', [
    who.userId,
    createHash('sha256').update(`${who.userId} ${code}`).digest(),
  ]);
  const thief = browser(sale.address);
  const { pending } = (await thief.call('POST', '/api/accounts/sign-in', { email: who.email, password: PASSWORD })).body
    .error;
  expect((await who.here.call('POST', '/api/accounts/security/sessions/end-others')).status).toBe(200);
  const finished = await thief.call('POST', '/api/accounts/sign-in/second-factor', { pending, code });
  expect([finished.status, finished.body.error.code]).toEqual([400, 'accounts/code-expired']);
});

test('[INV-13, ACC-14] a program that revokes its tokens ends programs, and no device', async () => {
  const who = await somebody();
  await wire('v2/accounts:revokeToken', { idToken: who.idToken });
  expect([await who.otherDevice(), await who.program(), await who.programAnew()]).toEqual([200, 401, false]);
});

test('[ADM-06, INV-13] a deactivated administrator loses the back office at once', async () => {
  const who = await somebody();
  await insertAdmin(sale.app.db, { userId: who.userId, role: 'master_admin', createdBy: null, now: new Date() });
  expect((await who.here.call('POST', '/api/admin/see-as', { role: 'analytics_admin' })).status).toBe(200);
  expect((await turn(who, 'deactivate')).status).toBe(200);
  expect((await who.here.call('GET', '/api/admin/cart-recovery/carts')).status).toBe(403);
  await until(() => !who.isStreamOpen(), 'the stream is closed and looks again who it is');
  expect([await who.otherDevice(), await who.program(), await who.programAnew()]).toEqual([200, 200, true]);
  const saved = await who.here.call('POST', '/api/user/favorites', { productId: 'none', action: 'remove' });
  expect(saved.body.error?.code, 'nothing keeps them looking through a role').not.toBe('request/read-only-view');
});
