import { adminContract } from '#domain/admin/contract.ts';
import { roleTexts } from '#domain/core/permissions/role-texts.ts';
import { fail, ok } from '#domain/core/result.ts';
import { setSeenAs } from '../accounts/security/session-store.ts';
import { write } from '../../platform/calls/call.ts';
import { admin, signedIn } from '../../platform/calls/policy.ts';
import { appendAuditLog } from './audit-store.ts';

/** [ADM-13] From here on this session reads with the permissions of the role and changes nothing, until it is left. */
export const viewAsRole = write(
  adminContract.viewAsRole,
  { policy: admin('admins.manage'), idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    if (caller.session?.seenAs) return fail({ code: 'admin/already-seeing' });
    if (caller.session) await setSeenAs(tx, caller.session, input.role);
    const subject = { kind: 'role', id: input.role, name: roleTexts.en.names[input.role] };
    await appendAuditLog({ app, tx, caller }, { action: 'admin.viewAsRole', subject });
    return ok({ seenAs: input.role });
  },
);

/** [ADM-13] Leaving it twice is as good as once. */
export const stopViewingAsRole = write(
  adminContract.stopSeeing,
  { policy: signedIn, idempotency: 'none', allowedWhileViewing: true },
  async ({ app, tx, caller }) => {
    const { session } = caller;
    const seenAs = session?.seenAs;
    if (!session || !seenAs) return ok({ seenAs: null });
    await setSeenAs(tx, session, null);
    await appendAuditLog({ app, tx, caller }, { action: 'admin.stopSeeing', subject: { kind: 'role', id: seenAs } });
    return ok({ seenAs: null });
  },
);
