import {
  type AdminState,
  assignPermissions as permissionsAssigned,
  type ChangedBy,
  changeRole as roleChanged,
  deactivateAdmin,
  reactivateAdmin,
} from '#domain/admin/change-admin.ts';
import { isMasterAdmin } from '#domain/core/permissions/checks.ts';
import { adminContract } from '#domain/admin/contract.ts';
import { onlyMasterAdmins } from '#domain/admin/problem-texts.ts';
import { fail, ok, type Problem, type Result } from '#domain/core/result.ts';
import { endAccess, endAdminAccess } from '../accounts/safety/end-access.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { admin } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { lockAdmin, lockMasters, saveAdmin } from './admin-store.ts';
import { appendAuditLog } from './audit-store.ts';
import { withdrawOf } from './invitation-store.ts';

interface Change<P extends Problem> {
  app: App;
  tx: Transaction;
  caller: Caller;
  input: { adminId: string; reason: string };
  action: string;
  decide: (admin: AdminState, by: ChangedBy) => Result<AdminState, P>;
}

const factsOf = ({ role, status, customPermissions }: AdminState) => ({ role, status, customPermissions });

/**
 * One change of one administrator. Changes wait for each other, and the caller is asked again once it is their turn: of two master
 * admins who demote each other at once one remains [INV-15]. Whoever comes to other
 * privileges signs in anew for them [INV-13]; whoever is deactivated loses the back office alone, and stays signed in to the shop.
 */
async function change<P extends Problem>({ app, tx, caller, input, action, decide }: Change<P>) {
  const callerId = caller.session?.userId ?? '';
  const masters = await lockMasters(tx);
  if (!masters.includes(callerId)) return fail({ code: 'request/permission-denied' });
  const before = await lockAdmin(tx, input.adminId);
  if (!before) return fail({ code: 'admin/not-found' });
  const after = decide(before, { callerId, masters });
  if (!after.ok) return after;
  if (JSON.stringify(factsOf(before)) !== JSON.stringify(factsOf(after.value))) {
    await saveAdmin(tx, after.value, app.clock.now());
    if (!isMasterAdmin(after.value)) await withdrawOf(tx, before.id, app.clock.now());
    if (before.status === 'active' && after.value.status === 'inactive') await endAdminAccess(tx, before.id);
    else await endAccess(tx, before.id, { now: app.clock.now() });
    const subject = { kind: 'admin', id: before.id, name: before.displayName };
    await appendAuditLog(
      { app, tx, caller },
      { action, subject, before: factsOf(before), after: factsOf(after.value), reason: input.reason },
    );
  }
  return ok(factsOf(after.value));
}

/** [ADM-05] */
export const changeRole = write(
  adminContract.changeRole,
  { policy: admin('roles.assign', onlyMasterAdmins.changeRole) },
  (context) =>
    change({ ...context, action: 'admin.changeRole', decide: (before, by) => roleChanged(before, context.input, by) }),
);

/** [ADM-03, ADM-05] */
export const assignPermissions = write(
  adminContract.assignPermissions,
  { policy: admin('permissions.assign', onlyMasterAdmins.changeRole) },
  (context) =>
    change({
      ...context,
      action: 'admin.assignPermissions',
      decide: (before) => permissionsAssigned(before, context.input.customPermissions),
    }),
);

/** [ADM-05, ADM-06] */
export const deactivate = write(
  adminContract.deactivate,
  { policy: admin('admins.manage', onlyMasterAdmins.deactivate) },
  (context) => change({ ...context, action: 'admin.deactivate', decide: deactivateAdmin }),
);

/** [ADM-05, ADM-06] */
export const reactivate = write(
  adminContract.reactivate,
  { policy: admin('admins.manage', onlyMasterAdmins.reactivate) },
  (context) => change({ ...context, action: 'admin.reactivate', decide: reactivateAdmin }),
);
