import { expect, test } from 'vitest';
import { type AdminState, assignPermissions, changeRole, deactivateAdmin, reactivateAdmin } from './change-admin.ts';
import { MAIL_WAITS_SECONDS, MAX_AT_ONCE, UNDO_SECONDS, UNDO_SHOWN_SECONDS } from './decided.ts';

const cy: AdminState = { id: 'cy', role: 'master_admin', status: 'active', customPermissions: [] };
const di: AdminState = { id: 'di', role: 'custom', status: 'active', customPermissions: ['orders.view'] };
const by = (callerId: string, ...masters: string[]) => ({ callerId, masters });

test('[ADM-05] own permissions are kept only for custom and only where they are given', () => {
  const given = { customPermissions: ['users.view', 'orders.view', 'users.view'] as const };
  expect(changeRole(di, { role: 'custom', ...given }, by('cy', 'cy'))).toMatchObject({
    value: { customPermissions: ['users.view', 'orders.view'] },
  });
  expect(changeRole(di, { role: 'analytics_admin', ...given }, by('cy', 'cy'))).toMatchObject({
    value: { role: 'analytics_admin', customPermissions: [] },
  });
  expect(changeRole(di, { role: 'custom' }, by('cy', 'cy'))).toMatchObject({ value: { customPermissions: [] } });
});

test('[ADM-03] permissions are assigned one by one in the custom role alone', () => {
  expect(assignPermissions(di, ['users.view'])).toMatchObject({ value: { customPermissions: ['users.view'] } });
  expect(assignPermissions(cy, ['users.view'])).toMatchObject({ problem: { code: 'admin/not-custom' } });
  expect(assignPermissions(di, ['admins.manage'])).toMatchObject({ problem: { code: 'admin/reserved-permission' } });
});

test('[ADM-03] no custom list holds what only a master admin may', () => {
  for (const reserved of ['admins.manage', 'roles.assign', 'permissions.assign'] as const)
    expect(changeRole(di, { role: 'custom', customPermissions: [reserved] }, by('cy', 'cy'))).toMatchObject({
      problem: { code: 'admin/reserved-permission' },
    });
});

test('[ADM-05] nobody deactivates themself, not even one of several master admins', () => {
  expect(deactivateAdmin(cy, by('cy', 'cy', 'mo'))).toMatchObject({ problem: { code: 'admin/own-account' } });
  expect(deactivateAdmin(di, by('cy', 'cy'))).toMatchObject({ value: { status: 'inactive', role: 'custom' } });
});

test('[ADM-06, INV-15] the last active master admin stays one; with another beside them they may go', () => {
  expect(changeRole(cy, { role: 'senior_admin' }, by('cy', 'cy'))).toMatchObject({
    problem: { code: 'admin/last-master' },
  });
  expect(deactivateAdmin(cy, by('mo', 'cy'))).toMatchObject({ problem: { code: 'admin/last-master' } });
  expect(changeRole(cy, { role: 'master_admin' }, by('cy', 'cy'))).toMatchObject({ ok: true });
  expect(changeRole(cy, { role: 'senior_admin' }, by('cy', 'cy', 'mo'))).toMatchObject({
    value: { role: 'senior_admin' },
  });
  // One who is not a master may always change, however few masters there are.
  expect(deactivateAdmin(di, by('cy', 'cy'))).toMatchObject({ ok: true });
});

test('[ADM-06] reactivating gives back the role and permissions that the record has', () => {
  expect(reactivateAdmin({ ...di, status: 'inactive' })).toMatchObject({ value: di });
});

test('[ADM-05] with another role everything else of an administrator stays', () => {
  expect(changeRole(di, { role: 'custom', customPermissions: ['users.view'] }, by('cy', 'cy'))).toEqual({
    ok: true,
    value: { ...di, customPermissions: ['users.view'] },
  });
  expect(changeRole({ ...di, status: 'inactive' }, { role: 'financial_admin' }, by('cy', 'cy'))).toEqual({
    ok: true,
    value: { ...di, status: 'inactive', role: 'financial_admin', customPermissions: [] },
  });
});

test('[UX-98] the mail of a decision waits longer than its undo lasts', () => {
  expect([UNDO_SHOWN_SECONDS, UNDO_SECONDS, MAIL_WAITS_SECONDS, MAX_AT_ONCE]).toEqual([10, 60, 65, 50]);
});
