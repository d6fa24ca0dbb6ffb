import { expect, test } from 'vitest';
import {
  type AdminContext,
  explainRefusal,
  hasAllPermissions,
  hasAnyPermission,
  hasPermission,
  isMasterAdmin,
  noAdmin,
  rolesWith,
} from './checks.ts';
import { type AdminRole, permissions, permissionsOf } from './permissions.ts';
import { roleTexts } from './role-texts.ts';

const context = (role: AdminRole, status: 'active' | 'inactive' = 'active'): AdminContext => ({
  role,
  status,
  permissions: permissionsOf({ role, status, customPermissions: [] }),
});

test('[ADM-04] one permission, any of a set, all of a set, the role', () => {
  const money = context('financial_admin');
  expect([hasPermission(money, 'orders.refund'), hasPermission(money, 'users.ban')]).toEqual([true, false]);
  expect([
    hasAnyPermission(money, ['users.ban', 'cases.view']),
    hasAnyPermission(money, ['users.ban', 'audit.view']),
    hasAnyPermission(money, []),
  ]).toEqual([true, false, false]);
  expect([
    hasAllPermissions(money, ['orders.view', 'orders.refund']),
    hasAllPermissions(money, ['orders.view', 'orders.edit']),
    hasAllPermissions(money, []),
  ]).toEqual([true, false, true]);
  expect([isMasterAdmin(money), isMasterAdmin(context('master_admin'))]).toEqual([false, true]);
});

test('[ADM-06, ADM-07] an inactive administrator may nothing; without a record everything is empty', () => {
  const gone = context('master_admin', 'inactive');
  expect([isMasterAdmin(gone), hasAnyPermission(gone, permissions)]).toEqual([false, false]);
  expect([noAdmin.role, isMasterAdmin(noAdmin), hasAnyPermission(noAdmin, permissions)]).toEqual([null, false, false]);
});

test('[ADM-13] a refusal names the permission, the roles that have it and who can grant it', () => {
  expect(explainRefusal('reviews.moderate', roleTexts.en)).toEqual({
    permission: 'reviews.moderate',
    roles: ['Master admin', 'Senior admin', 'Content moderator', 'Custom, where its record lists it'],
    grantedBy: 'Master admin',
  });
  expect(explainRefusal('admins.manage', roleTexts.en).roles).toEqual(['Master admin']);
  expect(explainRefusal('reviews.moderate', roleTexts.de)).toMatchObject({
    roles: ['Hauptverwaltung', 'Leitung', 'Moderation', 'Eigene Rolle, wenn es im Eintrag steht'],
    grantedBy: 'Hauptverwaltung',
  });
  for (const permission of permissions) expect(rolesWith(permission)).toContain('master_admin');
});
