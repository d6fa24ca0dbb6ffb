import { expect, test } from 'vitest';
import { type AdminState, changeAdmin } from './change-admin.ts';

const cy: AdminState = { id: 'cy', role: 'master_admin', status: 'active', customPermissions: [] };
const di: AdminState = { id: 'di', role: 'custom', status: 'active', customPermissions: ['orders.view'] };
const by = (callerId: string, ...masters: string[]) => ({ callerId, masters });

test('[ADM-05] own permissions are kept only for custom and only where they are given', () => {
  const given = { customPermissions: ['users.view', 'orders.view', 'users.view'] as const };
  expect(changeAdmin(di, { kind: 'role', role: 'custom', ...given }, by('cy', 'cy'))).toMatchObject({
    value: { customPermissions: ['users.view', 'orders.view'] },
  });
  expect(changeAdmin(di, { kind: 'role', role: 'analytics_admin', ...given }, by('cy', 'cy'))).toMatchObject({
    value: { role: 'analytics_admin', customPermissions: [] },
  });
  expect(changeAdmin(di, { kind: 'role', role: 'custom' }, by('cy', 'cy'))).toMatchObject({
    value: { customPermissions: [] },
  });
});

test('[ADM-03] no custom list holds what only a master admin may', () => {
  for (const reserved of ['admins.manage', 'roles.assign', 'permissions.assign'] as const)
    expect(
      changeAdmin(di, { kind: 'role', role: 'custom', customPermissions: [reserved] }, by('cy', 'cy')),
    ).toMatchObject({ problem: { code: 'admin/reserved-permission' } });
});

test('[ADM-05] nobody deactivates themself, not even one of several master admins', () => {
  expect(changeAdmin(cy, { kind: 'deactivate' }, by('cy', 'cy', 'mo'))).toMatchObject({
    problem: { code: 'admin/own-account' },
  });
  expect(changeAdmin(di, { kind: 'deactivate' }, by('cy', 'cy'))).toMatchObject({
    value: { status: 'inactive', role: 'custom' },
  });
});

test('[ADM-06, INV-15] the last active master admin stays one; with another beside them they may go', () => {
  expect(changeAdmin(cy, { kind: 'role', role: 'senior_admin' }, by('cy', 'cy'))).toMatchObject({
    problem: { code: 'admin/last-master' },
  });
  expect(changeAdmin(cy, { kind: 'deactivate' }, by('mo', 'cy'))).toMatchObject({
    problem: { code: 'admin/last-master' },
  });
  expect(changeAdmin(cy, { kind: 'role', role: 'master_admin' }, by('cy', 'cy'))).toMatchObject({ ok: true });
  expect(changeAdmin(cy, { kind: 'role', role: 'senior_admin' }, by('cy', 'cy', 'mo'))).toMatchObject({
    value: { role: 'senior_admin' },
  });
  // One who is not a master may always change, however few masters there are.
  expect(changeAdmin(di, { kind: 'deactivate' }, by('cy', 'cy'))).toMatchObject({ ok: true });
});

test('[ADM-06] reactivating gives back the role and permissions that the record has', () => {
  expect(changeAdmin({ ...di, status: 'inactive' }, { kind: 'reactivate' }, by('cy', 'cy'))).toMatchObject({
    value: di,
  });
});
