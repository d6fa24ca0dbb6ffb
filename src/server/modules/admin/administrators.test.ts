import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import type { AdminRole, Permission } from '#domain/core/permissions/permissions.ts';
import { adminContract } from '#domain/admin/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { until } from '#test/builders/until.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

let sale: Sale;
let serial = 0;
let cy: Browser;

const admin = (role: AdminRole, customPermissions: Permission[] = []): Promise<Browser> =>
  adminOf(() => sale)(`Ada Minor${(serial += 1)}`, role, customPermissions);
const meOf = (who: Browser) => ask(who, adminContract.getMe);
const role = (who: Browser, of: Browser, to: string, rest = {}) =>
  who.call('POST', `/api/admin/admins/${of.userId}/role`, { role: to, ...rest });
const turn = (who: Browser, of: Browser, way: 'deactivate' | 'reactivate', reason = '') =>
  who.call('POST', `/api/admin/admins/${of.userId}/${way}`, { reason });
const signIn = async (who: Browser): Promise<Browser> => {
  const { rows } = await sale.app.db.query<{ email: string }>({
    text: 'SELECT email FROM users WHERE id = $1',
    values: [who.userId],
  });
  await who.call('POST', '/api/accounts/sign-in', { email: rows[0]?.email, password: 'correct horse' });
  return who;
};
const records = async (): Promise<Record<string, unknown>[]> =>
  (await sale.app.db.query({ text: 'SELECT * FROM audit_log ORDER BY seq DESC' })).rows;

/** Calls that have done all but the last before any may finish: they wait for the end of the log, which is held here. */
async function meeting<T>(calls: () => Promise<T>[]): Promise<T[]> {
  await cy.call('POST', '/exportActs', { data: {} });
  const holder = await sale.app.db.pool.connect();
  await holder.query('BEGIN; SELECT seq FROM audit_head WHERE id = 1 FOR UPDATE');
  const started = calls();
  let answered = 0;
  for (const call of started) void call.then(() => (answered += 1));
  await until(async () => {
    const { rows } = await sale.app.db.query<{ waiting: number }>({
      text: `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    });
    return onlyRow({ rows }).waiting + answered >= started.length;
  }, 'all wait for each other or have answered');
  await holder.query('COMMIT');
  holder.release();
  return Promise.all(started);
}

beforeAll(async () => {
  sale = await openSale();
});
beforeEach(async () => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits; DELETE FROM admin_users' });
  cy = await admin('master_admin');
});
afterAll(() => sale.stop());

test('[ADM-05, ADM-13] what is for master admins alone is refused to a senior admin in these words', async () => {
  const sol = await admin('senior_admin');
  const invited = { email: 'x@example.com', role: 'custom' };
  const refusals = [
    [await sol.call('POST', '/api/admin/invitations', invited), 'Only Master Admins can create admin users'],
    [await role(sol, cy, 'custom'), 'Only Master Admins can update admin roles'],
    [await turn(sol, cy, 'deactivate'), 'Only Master Admins can deactivate admins'],
    [await turn(sol, cy, 'reactivate'), 'Only Master Admins can reactivate admins'],
    [await sol.call('GET', '/api/admin/admins'), 'Only Master Admins can list all admins'],
  ] as const;
  for (const [{ status, body }, sentence] of refusals) {
    expect([status, body.error.code, body.error.message]).toEqual([403, 'request/permission-denied', sentence]);
    expect(body.error).toMatchObject({
      permission: expect.stringMatching(/^(admins\.manage|roles\.assign)$/),
      roles: ['Master admin'],
      grantedBy: 'Master admin',
    });
  }
  expect(await meOf(cy)).toMatchObject({ role: 'master_admin', status: 'active' });
});

test('[ADM-05, ADM-12] a role is changed with own permissions only where it is custom', async () => {
  const ola = await admin('content_moderator');
  const given = { customPermissions: ['users.view', 'orders.view'], reason: 'moves to the shop floor' };
  expect((await role(cy, ola, 'custom', given)).body).toEqual({
    role: 'custom',
    status: 'active',
    customPermissions: ['users.view', 'orders.view'],
  });
  expect((await records())[0]).toMatchObject({
    act: 'admin.changeRole',
    actor_id: cy.userId,
    subject_id: ola.userId,
    reason: 'moves to the shop floor',
    ip: '127.0.0.1',
    before: { role: 'content_moderator' },
    after: { role: 'custom', customPermissions: ['users.view', 'orders.view'] },
  });
  expect((await role(cy, ola, 'analytics_admin', given)).body.customPermissions).toEqual([]);
  expect(codeOf(await role(cy, ola, 'custom', { customPermissions: ['roles.assign'] }))).toEqual([
    400,
    'admin/reserved-permission',
  ]);
  expect(codeOf(await role(cy, ola, 'emperor'))).toEqual([400, 'request/invalid']);
  expect(codeOf(await role(cy, ola, 'custom', { status: 'inactive' }))).toEqual([400, 'request/invalid']);
  expect(codeOf(await cy.call('POST', '/api/admin/admins/nobody/role', { role: 'custom' }))).toEqual([
    404,
    'admin/not-found',
  ]);
});

test('[ADM-05, ADM-06] deactivated is without permissions at once, active again by reactivation', async () => {
  const ola = await admin('content_moderator');
  const mo = await admin('master_admin');
  const refused = await turn(cy, cy, 'deactivate');
  expect([refused.status, refused.body.error.message]).toEqual([409, 'Cannot deactivate yourself']);
  expect((await turn(cy, ola, 'deactivate', 'left us')).body.status).toBe('inactive');
  expect(await meOf(await signIn(ola))).toMatchObject({
    role: 'content_moderator',
    status: 'inactive',
    permissions: [],
  });
  expect((await turn(mo, ola, 'reactivate')).body.status).toBe('active');
  expect((await meOf(await signIn(ola))).permissions).toContain('reviews.moderate');
});

test('[INV-13, ADM-06] a demotion ends sessions, a deactivation the back office alone', async () => {
  for (const [operation, status] of [
    [(who: Browser) => role(cy, who, 'analytics_admin'), 401],
    [(who: Browser) => turn(cy, who, 'deactivate'), 403],
  ] as const) {
    const ola = await admin('content_moderator');
    const cookie = [...ola.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${sale.address}/api/live`, { headers: { cookie } });
    let isOpen = true;
    void (async () => {
      for await (const chunk of stream.body ?? []) void chunk;
      isOpen = false;
    })();
    expect((await ola.call('GET', '/api/admin/reviews')).status).toBe(200);
    await operation(ola);
    expect((await ola.call('GET', '/api/admin/reviews')).status).toBe(status);
    await until(() => !isOpen, 'the stream is closed');
    expect((await (await signIn(ola)).call('GET', '/api/admin/reviews')).status).toBe(403);
  }
});

test('[ADM-06, INV-15] the last active master admin is neither demoted nor deactivated', async () => {
  expect(codeOf(await role(cy, cy, 'senior_admin'))).toEqual([409, 'admin/last-master']);
  const mo = await admin('master_admin');
  for (let round = 0; round < 4; round += 1) {
    await sale.app.db.query({ text: `UPDATE admin_users SET role = 'master_admin', status = 'active'` });
    await Promise.all([signIn(cy), signIn(mo)]);
    const answers = await meeting(() =>
      round % 2
        ? [role(cy, mo, 'senior_admin'), role(mo, cy, 'senior_admin')]
        : [turn(cy, mo, 'deactivate'), role(mo, cy, 'custom')],
    );
    expect(
      answers.filter((answer) => answer.status === 200),
      `round ${round}`,
    ).toHaveLength(1);
    const { rows } = await sale.app.db.query<{ masters: number }>({
      text: `SELECT count(*)::int AS masters FROM admin_users WHERE role = 'master_admin' AND status = 'active'`,
    });
    expect(rows[0]?.masters).toBe(1);
  }
  const all = await Promise.all([signIn(cy), signIn(mo)]);
  const six = await Promise.all(
    all.flatMap((who) => [role(who, who, 'senior_admin'), role(who, who, 'custom'), role(who, who, 'analytics_admin')]),
  );
  expect(six.every((answer) => answer.status !== 200)).toBe(true);
});

test('[ADM-01, ADM-08] a sign-in stamps lastLogin, a wrong password does not', async () => {
  await sale.app.db.query({
    text: `INSERT INTO admin_logins (admin_id, id, at, ip) SELECT $1, 'old' || n, now() - n * interval '1 day', '10.0.0.1' FROM generate_series(1, 60) n`,
    values: [cy.userId],
  });
  await cy.call('POST', '/api/accounts/sign-out');
  await signIn(cy);
  await sale.settle();
  const { rows } = await sale.app.db.query<{ email: string }>({
    text: 'SELECT email FROM users WHERE id = $1',
    values: [cy.userId],
  });
  await browser(sale.address).call('POST', '/api/accounts/sign-in', { email: rows[0]?.email, password: 'wrong horse' });
  await sale.settle();
  const me = (await ask(cy, contract.admin.listAdmins)).items.find((each) => each.id === cy.userId);
  expect(me).toMatchObject({
    email: rows[0]?.email,
    role: 'master_admin',
    customPermissions: [],
    status: 'active',
    createdBy: null,
  });
  expect(me?.loginHistory).toHaveLength(50);
  expect(me?.loginHistory[0]).toEqual({ timestamp: me?.lastLogin, ipAddress: '127.0.0.1' });
  expect(me?.loginHistory[1]?.ipAddress).toBe('10.0.0.1');
});

test('[ADM-13] a master admin sees the product as a role would', async () => {
  const ola = await admin('content_moderator');
  expect((await cy.call('POST', '/api/admin/see-as', { role: 'content_moderator' })).body).toEqual({
    seenAs: 'content_moderator',
  });
  const seen = await meOf(cy);
  expect([seen.seenAs, seen.permissions]).toEqual(['content_moderator', (await meOf(ola)).permissions]);
  expect((await cy.call('GET', '/api/admin/reviews')).status).toBe(200);
  expect((await cy.call('GET', '/api/admin/admins')).status).toBe(403);
  for (const [path, body] of [
    ['/api/admin/reviews/r1/state', { state: 'hidden' }],
    ['/api/cart/items', { listingId: 'l', variantId: 'v', quantity: 1 }],
    ['/api/admin/see-as', { role: 'custom' }],
  ] as const)
    expect(codeOf(await cy.call('POST', path, body))).toEqual([403, 'request/read-only-view']);
  expect((await cy.call('POST', '/api/admin/see-as/stop')).body).toEqual({ seenAs: null });
  expect((await cy.call('GET', '/api/admin/admins')).status).toBe(200);
  expect((await records()).slice(0, 2).map((action) => [action.act, action.subject_id])).toEqual([
    ['admin.stopSeeing', 'content_moderator'],
    ['admin.viewAsRole', 'content_moderator'],
  ]);
  expect((await ola.call('POST', '/api/admin/see-as', { role: 'analytics_admin' })).status).toBe(403);
});
