import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminRole, adminRoles, permissions } from '#domain/core/permissions/permissions.ts';
import { ok } from '#domain/core/result.ts';
import { letters, whoMayCall } from '#test/support/who-may-call.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import type { Call } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { runCall } from '../../platform/http/run-call.ts';
import { allCalls, allFunctions } from '../../app/operations.ts';
import { findPermissions, insertAdmin } from './admin-store.ts';
import { permissionTable } from './permission-table.ts';

let sale: Sale;
const calls = { ...allCalls(), ...allFunctions() };
const operations = Object.entries(calls).flatMap(([name, { policy }]) =>
  policy.kind === 'admin' ? [{ name, needs: policy.permission }] : [],
);
const people = new Map<string, string>();

/** Checks before the module's own work, with the records as they lie in the database. */
async function statusOf(
  name: string,
  userId: string | null,
): Promise<[number, { error?: { code?: string; permission?: string } }]> {
  const session = userId
    ? { userId, displayName: '', email: '', role: 'seller', shopSlug: null, tokenHash: Buffer.alloc(32) }
    : null;
  const caller = {
    session,
    ip: '127.0.0.1',
    userAgent: '',
    requestId: 'r',
    language: 'en' as const,
    idempotencyKey: null,
    cookie: () => undefined,
    setHeader: () => undefined,
    setCookie: () => undefined,
  } satisfies Caller;
  const call = { ...(calls[name] as Call), kind: 'read' as const, limit: undefined, handle: async () => ok({}) };
  const answer = await runCall({
    call,
    operation: name,
    app: sale.app,
    caller,
    input: {},
    findPermissions: (who) => findPermissions(sale.app.db, who),
  });
  return [answer.status, JSON.parse(answer.text)];
}

beforeAll(async () => {
  sale = await openSale();
  for (const [index, role] of (Object.keys(adminRoles) as AdminRole[]).entries()) {
    const who = await signUp(browser(sale.address), `Role ${index}`);
    await insertAdmin(sale.app.db, { userId: who.userId, role, createdBy: null, now: new Date() });
    people.set(role, who.userId);
  }
  people.set('nobody', (await signUp(browser(sale.address), 'No Body')).userId);
});
afterAll(() => sale.stop());

test('[INV-22] docs/permissions.md says what the calls declare', async () => {
  await expect(permissionTable(calls)).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../docs/permissions.md'),
  );
});

test('[INV-22] every call declares its policy', () => {
  for (const [name, call] of Object.entries(calls))
    expect(['anyone', 'signed-in', 'admin'], name).toContain(call.policy?.kind);
  const open = Object.entries(calls).filter(
    ([, call]) => call.contract['~orpc'].route.path?.startsWith('/admin') && call.policy.kind !== 'admin',
  );
  expect(open.map(([name]) => name).sort()).toEqual([
    'admin.acceptInvitation',
    'admin.activate',
    'admin.getMe',
    'admin.stopSeeing',
  ]);
});

test('[INV-22, ADM-02] every permission opens a call', () => {
  const opened = new Set(operations.map(({ needs }) => needs));
  expect(permissions.filter((permission) => !opened.has(permission))).toEqual([]);
});

test.each(Object.keys(adminRoles) as AdminRole[])(
  '[INV-22, ADM-03] %s: every operation is open or refused as the table says',
  async (role) => {
    const granted: readonly string[] = adminRoles[role].permissions;
    for (const { name, needs } of operations) {
      const [status, body] = await statusOf(name, people.get(role) ?? '');
      expect(status, name).toBe((needs ? granted.includes(needs) : granted.length > 0) ? 200 : 403);
      if (status === 403 && needs)
        expect(body.error, name).toMatchObject({
          permission: needs,
          grantedBy: 'Master admin',
          roles: expect.arrayContaining(['Master admin']),
        });
    }
  },
);

test('[INV-22, ADM-03, ADM-05] the table written by hand knows every call of the back office and no other', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(whoMayCall.map(({ call }) => call).toSorted());
});

/** Which calls are open to somebody, as the server answers. */
const openTo = async (userId: string): Promise<string[]> => {
  const answers = await Promise.all(
    whoMayCall.map(async ({ call }) => ((await statusOf(call, userId))[0] === 200 ? [call] : [])),
  );
  return answers.flat();
};

test.each(Object.entries(letters))(
  '[INV-22, ADM-03, ADM-05] role %s (%s): the calls that are written by hand are open, and no others',
  async (letter, role) =>
    expect(await openTo(people.get(role) ?? '')).toEqual(
      whoMayCall.filter(({ roles }) => roles.includes(letter)).map(({ call }) => call),
    ),
);

test('[INV-22, ADM-03] custom: each single permission opens the calls that are written by hand', async () => {
  const userId = people.get('custom') ?? '';
  for (const permission of permissions) {
    await sale.app.db.query({
      text: `UPDATE admin_users SET custom_permissions = ARRAY[$2] WHERE id = $1`,
      values: [userId, permission],
    });
    const isReserved = ['admins.manage', 'roles.assign', 'permissions.assign'].includes(permission);
    const mayCall = whoMayCall.filter((row) => row.permission === null || row.permission === permission);
    expect(await openTo(userId), permission).toEqual(isReserved ? [] : mayCall.map(({ call }) => call));
  }
});

test('[INV-22, ADM-06, ADM-07] a visitor, somebody without a record', async () => {
  for (const { name } of operations) {
    expect((await statusOf(name, null))[0], name).toBe(401);
    expect((await statusOf(name, people.get('nobody') ?? ''))[0], name).toBe(403);
  }
  await sale.app.db.query({ text: `UPDATE admin_users SET status = 'inactive'` });
  for (const [role, userId] of people)
    for (const { name } of operations) expect((await statusOf(name, userId))[0], `${role}: ${name}`).toBe(403);
});
