import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminRoles } from '#domain/core/permissions/permissions.ts';
import { ok } from '#domain/core/result.ts';
import { MINUTE } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { allCalls } from '../../app/operations.ts';
import type { Call } from '../../platform/calls/call.ts';
import { runCall } from '../../platform/http/run-call.ts';
import { findPermissions, insertAdmin } from './admin-store.ts';

let sale: Sale;
let serial = 0;
const operations = Object.entries(allCalls()).flatMap(([name, call]) =>
  call.policy.kind === 'admin' ? [{ name, call }] : [],
);

/** The checks before the module's own work, for a session that gave one proof. */
async function refusalOf(name: string, call: Call, userId: string): Promise<[number, string | undefined]> {
  const session = { userId, displayName: '', email: '', role: 'seller', shopSlug: null, tokenHash: Buffer.alloc(32) };
  const none = () => undefined;
  const caller = {
    session: { ...session, lacksFactor: true },
    ip: '127.0.0.1',
    userAgent: '',
    requestId: 'r',
    language: 'en' as const,
    idempotencyKey: null,
    cookie: none,
    setHeader: none,
    setCookie: none,
  };
  const answer = await runCall({
    call: { ...call, kind: 'read', limit: undefined, handle: async () => ok({}) },
    operation: name,
    app: sale.app,
    caller,
    input: {},
    findPermissions: (who) => findPermissions(sale.app.db, who),
  });
  return [answer.status, JSON.parse(answer.text).error?.code];
}

const sql = sqlOf(() => sale);

/** A signed-in administrator with a verified address whose session gave one proof only. */
async function administrator(role: 'master_admin' | 'customer_service' = 'master_admin') {
  const who = browser(sale.address);
  const email = `ada.${(serial += 1)}@example.com`;
  const { userId } = await signUp(who, `Ada ${serial}`);
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [userId]);
  await insertAdmin(sale.app.db, { userId, role, createdBy: null, now: sale.app.clock.now() });
  return { who, email, userId };
}

const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sale.app.clock.now().getTime() + later });

async function setUp(who: Browser): Promise<{ secret: string; recoveryCodes: string[]; id: string }> {
  const started = (await who.call('POST', '/api/accounts/security/totp')).body;
  const confirmed = await who.call('POST', '/api/accounts/security/totp/confirm', {
    id: started.id,
    code: codeOf(started.secret),
  });
  expect(confirmed.status).toBe(200);
  await passTime(sale, MINUTE);
  return { ...started, ...confirmed.body };
}

const stateOf = async (who: Browser) => {
  const { status, body } = await who.call('GET', '/api/admin/admins');
  return status === 200 ? 'in' : body.error.code;
};

beforeAll(async () => {
  sale = await openSale({ ADMIN_SECOND_FACTOR: 'on', CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[INV-22, ADM-10] the back office is shut to administrators without a second proof', async () => {
  const { who, userId } = await administrator();
  for (const role of Object.keys(adminRoles)) {
    await sql(`UPDATE admin_users SET role = $2, custom_permissions = '{users.view}' WHERE id = $1`, [userId, role]);
    for (const { name, call } of operations)
      expect([role, name, ...(await refusalOf(name, call, userId))]).toEqual([
        role,
        name,
        403,
        'request/second-factor-needed',
      ]);
  }
  await sql(`UPDATE admin_users SET role = 'master_admin' WHERE id = $1`, [userId]);
  for (const path of ['admins', 'audit', 'dashboard'])
    expect([path, (await who.call('GET', `/api/admin/${path}`)).body.error.code]).toEqual([
      path,
      'request/second-factor-needed',
    ]);
  expect((await who.call('GET', '/api/admin/me')).body).toMatchObject({
    role: 'master_admin',
    status: 'active',
    permissions: [],
    secondFactorNeeded: true,
  });
});

test('[ADM-06, ADM-07] somebody without a record and an inactive administrator are refused as before', async () => {
  const nobody = browser(sale.address);
  await signUp(nobody, 'No Body');
  const { who, userId } = await administrator();
  await sql(`UPDATE admin_users SET status = 'inactive' WHERE id = $1`, [userId]);
  expect([await stateOf(nobody), await stateOf(who)]).toEqual([
    'request/permission-denied',
    'request/permission-denied',
  ]);
});

test('[ACC-16] setting a factor up opens this session, and no other one of the same person', async () => {
  const { who, email } = await administrator();
  const elsewhere = browser(sale.address);
  await elsewhere.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  await setUp(who);
  expect([await stateOf(who), await stateOf(elsewhere)]).toEqual(['in', 'request/second-factor-needed']);
});

test('[ACC-16, INV-13] a session from before the factor gives its code, or a recovery code once', async () => {
  const { who, email } = await administrator();
  const [elsewhere, third] = [browser(sale.address), browser(sale.address)];
  for (const device of [elsewhere, third])
    await device.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  const { secret, recoveryCodes } = await setUp(who);
  const prove = (device: Browser, code: string) => device.call('POST', '/api/accounts/security/prove', { code });
  expect((await prove(elsewhere, '000000')).body.error.code).toBe('accounts/wrong-code');
  expect(await stateOf(elsewhere)).toBe('request/second-factor-needed');
  const before = elsewhere.cookies.get('session');
  expect((await prove(elsewhere, codeOf(secret))).status).toBe(200);
  expect(elsewhere.cookies.get('session')).not.toBe(before);
  expect(await stateOf(elsewhere)).toBe('in');
  const copied = browser(sale.address);
  copied.cookies.set('session', before ?? '');
  expect((await copied.call('GET', '/api/accounts/session')).body.session).toBeNull();
  expect((await prove(third, recoveryCodes[0] ?? '')).status).toBe(200);
  expect(await stateOf(third)).toBe('in');
  const late = browser(sale.address);
  const { body } = await late.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  const finish = (code: string) =>
    late.call('POST', '/api/accounts/sign-in/second-factor', { pending: body.error.pending, code });
  expect((await finish(recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await finish(recoveryCodes[1] ?? '')).status).toBe(200);
  expect(await stateOf(late)).toBe('in');
});

test('[ACC-16] a session of one proof brings no factor of its own where there is one', async () => {
  const { who, email, userId } = await administrator();
  const thief = browser(sale.address);
  await thief.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  const started = (await thief.call('POST', '/api/accounts/security/totp')).body;
  await sql('UPDATE second_factors SET id = $2 WHERE user_id = $1 AND id = $3', [userId, 'kept', started.id]);
  await setUp(who);
  await sql(
    `INSERT INTO second_factors (user_id, id, kind, secret, created_at) VALUES ($1, 'kept', 'totp', $2, now())`,
    [userId, started.secret],
  );
  for (const [path, input] of [
    ['totp', undefined],
    ['totp/confirm', { id: 'kept', code: codeOf(started.secret) }],
    ['passkeys/start', undefined],
    ['passkeys/remove', { id: 'x' }],
  ] as const)
    expect([path, (await thief.call('POST', `/api/accounts/security/${path}`, input)).body.error.code]).toEqual([
      path,
      'accounts/prove-first',
    ]);
  expect(await stateOf(thief)).toBe('request/second-factor-needed');
});

test('[ACC-16, ADM-10] an administrator keeps the last proof while the setting asks for one', async () => {
  const { who, userId } = await administrator();
  const { secret, id, recoveryCodes } = await setUp(who);
  const changed = await who.call('POST', '/api/accounts/security/password', {
    current: 'correct horse',
    next: 'another horse',
  });
  expect([changed.status, await stateOf(who)]).toEqual([200, 'in']);
  const remove = async (factorId: string, code: string): Promise<string> =>
    (await who.call('POST', '/api/accounts/security/factors/remove', { id: factorId, code })).body.error?.code ??
    'done';
  expect([await remove(id, recoveryCodes[0] ?? ''), await stateOf(who)]).toEqual(['accounts/last-proof', 'in']);
  await sql(
    `INSERT INTO passkeys (user_id, id, public_key, counter, name, created_at) VALUES ($1, 'key', 'x', 0, 'Laptop', now())`,
    [userId],
  );
  expect([await remove(id, codeOf(secret)), await stateOf(who)]).toEqual(['done', 'in']);
  const last = await who.call('POST', '/api/accounts/security/passkeys/remove', { id: 'key' });
  expect([last.body.error?.code, await stateOf(who)]).toEqual(['accounts/last-proof', 'in']);
  await sql(`UPDATE admin_users SET status = 'inactive' WHERE id = $1`, [userId]);
  expect((await who.call('POST', '/api/accounts/security/passkeys/remove', { id: 'key' })).status).toBe(200);
  expect((await who.call('GET', '/api/accounts/security')).body.isProven).toBe(false);
});

test('[ADM-05, ADM-12, INV-13] a master admin alone resets a lost factor of another', async () => {
  const [ada, bea, cy] = [await administrator(), await administrator('customer_service'), await administrator()];
  await setUp(ada.who);
  const { secret } = await setUp(bea.who);
  await setUp(cy.who);
  const pending = (
    await browser(sale.address).call('POST', '/api/accounts/sign-in', { email: bea.email, password: 'correct horse' })
  ).body.error.pending;
  const reset = (who: Browser, adminId: string, reason = 'Lost the telephone') =>
    who.call('POST', `/api/admin/admins/${adminId}/second-factor/reset`, { reason });
  expect((await reset(bea.who, cy.userId)).body.error.code).toBe('request/permission-denied');
  expect((await reset(ada.who, ada.userId)).body.error.code).toBe('admin/own-second-factor');
  expect((await reset(ada.who, bea.userId, '')).status).toBe(400);
  expect((await reset(ada.who, 'nobody')).status).toBe(404);
  await sql(`UPDATE users SET language = 'de' WHERE id = $1`, [bea.userId]);
  expect((await reset(ada.who, bea.userId)).status).toBe(200);
  expect((await bea.who.call('GET', '/api/accounts/session')).body.session).toBeNull();
  const finished = await browser(sale.address).call('POST', '/api/accounts/sign-in/second-factor', {
    pending,
    code: codeOf(secret),
  });
  expect(finished.status).toBe(400);
  const again = browser(sale.address);
  await again.call('POST', '/api/accounts/sign-in', { email: bea.email, password: 'correct horse' });
  expect((await again.call('GET', '/api/admin/me')).body.secondFactorNeeded).toBe(true);
  const { rows } = await sql(`SELECT reason, subject_id FROM audit_log WHERE act = 'admin.resetSecondFactor'`);
  expect(rows).toEqual([{ reason: 'Lost the telephone', subject_id: bea.userId }]);
  const german = await sql<{ subject: string }>(
    `SELECT subject FROM mails WHERE recipient = $1 AND key LIKE 'second-factor-reset:%'`,
    [bea.email],
  );
  expect(german.rows).toEqual([{ subject: expect.stringContaining('zurückgesetzt') }]);
});
