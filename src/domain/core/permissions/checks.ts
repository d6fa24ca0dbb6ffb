import { type AdminRole, adminRoles, type Permission, reservedPermissions } from './permissions.ts';
import type { RoleTexts } from './role-texts.ts';

/** What a screen or call knows of somebody in the back office: null where there is no record. */
export interface AdminContext {
  role: AdminRole | null;
  status: 'active' | 'inactive' | null;
  permissions: readonly Permission[];
}

/** [ADM-07] Nobody: no record, no permissions. */
export const noAdmin: AdminContext = { role: null, status: null, permissions: [] };

type WithPermissions = Pick<AdminContext, 'permissions'>;

/** [ADM-04] The checks that screens and calls ask. */
export const hasPermission = (admin: WithPermissions, wanted: Permission): boolean =>
  admin.permissions.includes(wanted);
export const hasAnyPermission = (admin: WithPermissions, wanted: readonly Permission[]): boolean =>
  wanted.some((permission) => hasPermission(admin, permission));
export const hasAllPermissions = (admin: WithPermissions, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => hasPermission(admin, permission));
/** [ADM-06] An inactive master admin is none. */
export const isMasterAdmin = (admin: { role: string | null; status: string | null }): boolean =>
  admin.role === 'master_admin' && admin.status === 'active';

/** Roles that hold a permission by themselves. */
export const rolesWith = (permission: Permission): AdminRole[] =>
  (Object.keys(adminRoles) as AdminRole[]).filter((role) =>
    (adminRoles[role].permissions as readonly Permission[]).includes(permission),
  );

export interface Refusal {
  permission: Permission;
  /** Names of the roles that have it. */
  roles: string[];
  /** Who can give it. */
  grantedBy: string;
}

/** [ADM-13] Every refusal says which permission was missing, which roles have it, and who can grant it. */
export function explainRefusal(permission: Permission, { names, customWhereListed }: RoleTexts): Refusal {
  const roles = rolesWith(permission).map((role) => names[role]);
  const custom = reservedPermissions.includes(permission) ? [] : [customWhereListed];
  return { permission, roles: [...roles, ...custom], grantedBy: names.master_admin };
}
