/** Every permission there is. A role is a set of them. */
export const permissions = [
  'users.view',
  'users.edit',
  'users.suspend',
  'users.ban',
  'buyers.contact',
  'sellers.view',
  'sellers.edit',
  'sellers.approve',
  'sellers.applications',
  'sellers.suspend',
  'sellers.ban',
  'sellers.contact',
  'products.view',
  'products.edit',
  'products.approve',
  'products.remove',
  'reviews.view',
  'reviews.moderate',
  'reviews.remove',
  'reports.view',
  'reports.resolve',
  'content.moderate',
  'spam.view',
  'spam.moderate',
  'orders.view',
  'orders.edit',
  'orders.refund',
  'payouts.view',
  'payouts.process',
  'transactions.view',
  'finance.reports',
  'finance.export',
  'cases.view',
  'cases.manage',
  'tickets.view',
  'tickets.manage',
  'messages.view',
  'messages.send',
  'analytics.view',
  'analytics.reports',
  'analytics.export',
  'analytics.custom',
  'health.view',
  'jobs.run',
  'audit.view',
  'settings.view',
  'settings.edit',
  'compliance.view',
  'compliance.manage',
  'gdpr.view',
  'gdpr.process',
  'admins.manage',
  'roles.assign',
  'permissions.assign',
] as const;

export type Permission = (typeof permissions)[number];

/** What only a master admin may hold, however a custom role is put together. */
export const reservedPermissions: readonly Permission[] = ['admins.manage', 'roles.assign', 'permissions.assign'];

const area = (...names: string[]): Permission[] =>
  permissions.filter((permission) => names.includes(permission.split('.')[0] ?? ''));
const allBut = (...excluded: Permission[]): Permission[] =>
  permissions.filter((permission) => !excluded.includes(permission));

/** [ADM-02, ADM-03] The roles and what each may do; their names stand in their texts. `custom` has what its own record lists. */
export const adminRoles = {
  master_admin: {
    icon: 'key',
    permissions: [...permissions],
  },
  senior_admin: {
    icon: 'compass',
    permissions: allBut(...reservedPermissions, 'settings.edit'),
  },
  customer_service: {
    icon: 'speech',
    permissions: [
      ...area('cases', 'tickets', 'messages'),
      'buyers.contact',
      'sellers.contact',
      'users.view',
      'orders.view',
    ],
  },
  content_moderator: {
    icon: 'eye',
    permissions: [...area('products', 'reviews', 'reports', 'spam'), 'content.moderate'],
  },
  financial_admin: {
    icon: 'ledger',
    permissions: ['orders.view', 'orders.refund', ...area('payouts', 'finance', 'cases'), 'transactions.view'],
  },
  analytics_admin: {
    icon: 'chart',
    permissions: [...area('analytics'), 'finance.reports', 'reports.view'],
  },
  seller_success_manager: {
    icon: 'hand',
    permissions: [
      'sellers.view',
      'sellers.approve',
      'sellers.applications',
      'sellers.contact',
      'products.view',
      'products.approve',
      ...area('messages'),
    ],
  },
  trust_and_safety: {
    icon: 'shield',
    permissions: [
      'users.view',
      'users.suspend',
      'users.ban',
      'sellers.view',
      'sellers.suspend',
      'sellers.ban',
      'products.view',
      'products.remove',
      'reviews.view',
      'reviews.remove',
      ...area('reports', 'spam', 'cases'),
      'health.view',
    ],
  },
  custom: {
    icon: 'sliders',
    permissions: [] as Permission[],
  },
} satisfies Record<string, { icon: string; permissions: Permission[] }>;

export type AdminRole = keyof typeof adminRoles;
export const isAdminRole = (role: string): role is AdminRole => Object.hasOwn(adminRoles, role);

interface AdminRecord {
  role: AdminRole;
  status: 'active' | 'inactive';
  customPermissions: readonly string[];
}

/** [ADM-03, ADM-06] What an administrator may do now. An inactive one may do nothing; only `custom` uses the record's own list. */
export function permissionsOf(admin: AdminRecord): Permission[] {
  if (admin.status !== 'active') return [];
  if (admin.role !== 'custom') return [...adminRoles[admin.role].permissions];
  return permissions.filter(
    (permission) => admin.customPermissions.includes(permission) && !reservedPermissions.includes(permission),
  );
}
