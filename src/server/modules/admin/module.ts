import { adminContract } from '#domain/admin/contract.ts';
import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import { onlyMasterAdmins } from '#domain/admin/problem-texts.ts';
import { fail, ok } from '#domain/core/result.ts';
import { openSession } from '../accounts/open-session.ts';
import { lockOwner, signedOutMeanwhile } from '../accounts/safety/owner-store.ts';
import { read, write } from '../../platform/calls/call.ts';
import { admin as needs, signedIn } from '../../platform/calls/policy.ts';
import { adminAddresses } from '#domain/admin/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { hashedCode } from './activation-code.ts';
import { findAdmin, findPermissions, insertAdmin, listAll, useActivationCode } from './admin-store.ts';
import { appendAuditLog } from './audit-store.ts';
import { assignPermissions, changeRole, deactivate, reactivate } from './change-admin.ts';
import { checkAuditChainDaily } from './check-audit-chain.ts';
import { listOpenInvitations } from './invitation-store.ts';
import { acceptInvitation, inviteAdmin, withdrawInvitation } from './invite-admin.ts';
import { recordLogin } from './record-login.ts';
import { exportAuditLog, listAuditEntries } from './read-audit-log.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { viewAsRole, stopViewingAsRole } from './view-as-role.ts';
import { adminTables } from './tagged-tables.ts';

/** [ADM-11, INV-13] The one-time code makes the signed-in person master admin, in a session of its own from here on. */
const activate = write(
  adminContract.activate,
  { policy: signedIn, idempotency: 'none', limit: { times: 10, seconds: 900 } },
  async ({ input, app, tx, caller }) => {
    const { userId = '', displayName = '' } = caller.session ?? {};
    const now = app.clock.now();
    if (!(await lockOwner(tx, caller.session, now))) return fail(signedOutMeanwhile);
    if (!(await useActivationCode(tx, { codeHash: hashedCode(input.code), userId, now })))
      return fail({ code: 'admin/invalid-code' });
    await insertAdmin(tx, { userId, role: 'master_admin', createdBy: null, now });
    await openSession({ app, tx, caller, userId, secondFactor: caller.session?.secondFactor });
    const subject = { kind: 'admin', id: userId, name: displayName };
    await appendAuditLog({ app, tx, caller }, { action: 'admin.activate', subject, after: { role: 'master_admin' } });
    return ok({ role: 'master_admin' });
  },
);

/** [ADM-07] The administrator record of the signed-in person; without one everything is empty. */
const getMe = read(adminContract.getMe, { policy: signedIn }, async ({ app, caller }) => {
  const { session } = caller;
  if (!session) return ok({ role: null, status: null, permissions: [], seenAs: null, secondFactorNeeded: false });
  const [record, permissions] = await Promise.all([
    findAdmin(app.db, session.userId),
    findPermissions(app.db, session),
  ]);
  const seenAs = session.seenAs && isAdminRole(session.seenAs) ? session.seenAs : null;
  const secondFactorNeeded = permissions === 'second-factor-needed';
  return ok({
    role: record?.role ?? null,
    status: record?.status ?? null,
    permissions: secondFactorNeeded ? [] : [...permissions],
    seenAs,
    secondFactorNeeded,
  });
});

/** [ADM-01, ADM-05] */
const listAdmins = read(
  adminContract.listAdmins,
  { policy: needs('admins.manage', onlyMasterAdmins.list) },
  async ({ app }) => {
    const [items, open] = await Promise.all([listAll(app.db), listOpenInvitations(app.db, app.clock.now())]);
    return ok({ items, invitations: open.map(({ createdBy: _by, ...invitation }) => invitation) });
  },
);

export const admin: Module = {
  name: 'admin',
  personalData: adminTables,
  functions: { exportActs: exportAuditLog },
  calls: {
    activate,
    getMe,
    listAdmins,
    inviteAdmin,
    withdrawInvitation,
    acceptInvitation,
    changeRole,
    assignPermissions,
    deactivate,
    reactivate,
    resetSecondFactor,
    viewAsRole,
    stopSeeing: stopViewingAsRole,
    listActs: listAuditEntries,
  },
  jobs: [checkAuditChainDaily],
  reactions: [recordLogin],
  screens: screensAt(adminAddresses, {
    activate: {
      chunk: 'src/web/modules/admin/activate/activate-page.tsx',
      load: async () => ({ title: 'Activate an administrator' }),
    },
  }),
};
