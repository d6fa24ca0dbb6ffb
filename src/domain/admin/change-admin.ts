import { fail, type Ok, ok, type Result } from '../core/result.ts';
import { type AdminRole, type Permission, permissions, reservedPermissions } from '../core/permissions/permissions.ts';

export type AdminStatus = 'active' | 'inactive';

export interface AdminState {
  id: string;
  role: AdminRole;
  status: AdminStatus;
  customPermissions: Permission[];
}

/** Who changes an administrator, and the active master admins as they stand now, locked: the last of them stays one. */
export interface ChangedBy {
  callerId: string;
  masters: readonly string[];
}

const isLastMaster = (admin: AdminState, { masters }: ChangedBy): boolean =>
  masters.length === 1 && masters[0] === admin.id;

/** [ADM-05] Own permissions are kept only if the role is custom and they are given, each once and in the order of the matrix. */
export function customPermissionsOf(role: AdminRole, given: readonly Permission[] | undefined): Permission[] {
  return role === 'custom' && given ? permissions.filter((permission) => given.includes(permission)) : [];
}

/** [ADM-03] What only a master admin may hold is in no custom list. */
export const hasReserved = (given: readonly Permission[] | undefined): boolean =>
  (given ?? []).some((permission) => reservedPermissions.includes(permission));

/** [ADM-05] The administrator with another role. */
export function changeRole(
  admin: AdminState,
  given: { role: AdminRole; customPermissions?: readonly Permission[] | undefined },
  by: ChangedBy,
): Result<AdminState, { code: 'admin/reserved-permission' | 'admin/last-master' }> {
  if (hasReserved(given.customPermissions)) return fail({ code: 'admin/reserved-permission' });
  if (isLastMaster(admin, by) && given.role !== 'master_admin') return fail({ code: 'admin/last-master' });
  return ok({
    ...admin,
    role: given.role,
    customPermissions: customPermissionsOf(given.role, given.customPermissions),
  });
}

/** [ADM-03, ADM-05] The same custom administrator with other permissions. */
export function assignPermissions(
  admin: AdminState,
  given: readonly Permission[],
): Result<AdminState, { code: 'admin/reserved-permission' | 'admin/not-custom' }> {
  if (admin.role !== 'custom') return fail({ code: 'admin/not-custom' });
  if (hasReserved(given)) return fail({ code: 'admin/reserved-permission' });
  return ok({ ...admin, customPermissions: customPermissionsOf('custom', given) });
}

/** [ADM-05, ADM-06] */
export function deactivateAdmin(
  admin: AdminState,
  by: ChangedBy,
): Result<AdminState, { code: 'admin/own-account' | 'admin/last-master' }> {
  if (admin.id === by.callerId) return fail({ code: 'admin/own-account' });
  return isLastMaster(admin, by) ? fail({ code: 'admin/last-master' }) : ok({ ...admin, status: 'inactive' });
}

/** [ADM-06] The role and permissions of the record are theirs again. */
export const reactivateAdmin = (admin: AdminState): Ok<AdminState> => ok({ ...admin, status: 'active' });
