import { expect, test } from 'vitest';
import { adminRoles, type AdminRole, isAdminRole, type Permission, permissions, permissionsOf } from './permissions.ts';
import { roleTexts } from './role-texts.ts';

const active = (role: AdminRole, customPermissions: string[] = []) =>
  permissionsOf({ role, status: 'active', customPermissions });

/** The matrix as the requirements write it: `area.*` stands for every permission of the area. */
const matrix: Record<Exclude<AdminRole, 'master_admin' | 'senior_admin' | 'custom'>, string> = {
  customer_service: 'cases.* tickets.* messages.* buyers.contact sellers.contact users.view orders.view',
  content_moderator:
    'products.view products.edit products.approve products.remove reviews.* reports.* content.moderate spam.*',
  financial_admin: 'orders.view orders.refund payouts.* transactions.view finance.* cases.*',
  analytics_admin: 'analytics.* finance.reports reports.view',
  seller_success_manager:
    'sellers.view sellers.approve sellers.applications sellers.contact products.view products.approve messages.*',
  trust_and_safety:
    'users.view users.suspend users.ban sellers.view sellers.suspend sellers.ban products.view products.remove reviews.view reviews.remove reports.* spam.* cases.* health.view',
};
const spelledOut = (line: string): Permission[] =>
  permissions.filter((permission) =>
    line
      .split(' ')
      .some((entry) => entry === permission || (entry.endsWith('.*') && permission.startsWith(entry.slice(0, -1)))),
  );

test('[ADM-02, UX-70] every role has a name, a description and an icon', () => {
  expect(Object.keys(adminRoles)).toHaveLength(9);
  for (const role of Object.keys(adminRoles) as AdminRole[])
    for (const { names, descriptions } of Object.values(roleTexts))
      expect(names[role] && descriptions[role] && adminRoles[role].icon).toBeTruthy();
  for (const { names } of Object.values(roleTexts)) expect(new Set(Object.values(names)).size).toBe(9);
  expect(isAdminRole('custom')).toBe(true);
  expect(isAdminRole('toString')).toBe(false);
});

test.each(Object.entries(matrix))('[ADM-03] %s has exactly the permissions of the matrix', (role, line) => {
  expect(new Set(active(role as AdminRole))).toEqual(new Set(spelledOut(line)));
});

test('[ADM-03] a master admin has all, a senior admin all but four', () => {
  expect(active('master_admin')).toEqual([...permissions]);
  const missing = permissions.filter((permission) => !active('senior_admin').includes(permission));
  expect(missing.toSorted()).toEqual(['admins.manage', 'permissions.assign', 'roles.assign', 'settings.edit']);
});

test('[ADM-03] custom has its own list, never the reserved three; other roles ignore the list', () => {
  expect(active('custom')).toEqual([]);
  expect(active('custom', ['orders.view', 'admins.manage', 'made.up'])).toEqual(['orders.view']);
  expect(active('analytics_admin', ['orders.refund'])).not.toContain('orders.refund');
});

test('[ADM-06] an inactive administrator may do nothing', () => {
  expect(permissionsOf({ role: 'master_admin', status: 'inactive', customPermissions: [] })).toEqual([]);
});
