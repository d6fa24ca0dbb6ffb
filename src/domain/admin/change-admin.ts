import { fail, ok, type Result } from '../core/result.ts';
import { type AdminRole, type Permission, permissions, reservedPermissions } from './permissions.ts';

export type AdminStatus = 'active' | 'inactive';

export interface AdminState {
  id: string;
  role: AdminRole;
  status: AdminStatus;
  customPermissions: Permission[];
}

export type AdminChange =
  | { kind: 'role'; role: AdminRole; customPermissions?: readonly Permission[] | undefined }
  | { kind: 'deactivate' }
  | { kind: 'reactivate' };

type Problem = { code: 'admin/own-account' } | { code: 'admin/last-master' } | { code: 'admin/reserved-permission' };

/** [ADM-05] Own permissions are kept only if the role is custom and they are given, each once and in the order of the matrix. */
export function customPermissionsOf(role: AdminRole, given: readonly Permission[] | undefined): Permission[] {
  return role === 'custom' && given ? permissions.filter((permission) => given.includes(permission)) : [];
}

/** [ADM-03] What only a master admin may hold is in no custom list. */
export const hasReserved = (given: readonly Permission[] | undefined): boolean =>
  (given ?? []).some((permission) => reservedPermissions.includes(permission));

/**
 * [ADM-05, ADM-06] What becomes of an administrator. `masters` are the active master admins as they stand now, locked: the last of
 * them stays one.
 */
export function changeAdmin(
  admin: AdminState,
  change: AdminChange,
  { callerId, masters }: { callerId: string; masters: readonly string[] },
): Result<AdminState, Problem> {
  const isLastMaster = masters.length === 1 && masters[0] === admin.id;
  if (change.kind === 'reactivate') return ok({ ...admin, status: 'active' });
  if (change.kind === 'deactivate') {
    if (admin.id === callerId) return fail({ code: 'admin/own-account' });
    return isLastMaster ? fail({ code: 'admin/last-master' }) : ok({ ...admin, status: 'inactive' });
  }
  if (hasReserved(change.customPermissions)) return fail({ code: 'admin/reserved-permission' });
  if (isLastMaster && change.role !== 'master_admin') return fail({ code: 'admin/last-master' });
  return ok({
    ...admin,
    role: change.role,
    customPermissions: customPermissionsOf(change.role, change.customPermissions),
  });
}
