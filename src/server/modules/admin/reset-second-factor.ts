import { adminContract } from '#domain/admin/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { resetProofs } from '../accounts/security/reset-proofs.ts';
import { findAddress } from '../accounts/stores/profile-store.ts';
import { write } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { factorResetMail } from './admin-mails.ts';
import { lockAdmin } from './admin-store.ts';
import { appendAuditLog } from './audit-store.ts';

/** [ADM-05, ADM-12] Of another administrator only: whoever sits at a master admin's open device cannot take their protection off. */
export const resetSecondFactor = write(
  adminContract.resetSecondFactor,
  { policy: admin('admins.manage') },
  async ({ input, app, tx, caller }) => {
    const { adminId, reason } = input;
    if (adminId === caller.session?.userId) return fail({ code: 'admin/own-second-factor' });
    const existing = await lockAdmin(tx, adminId);
    if (!existing) return fail({ code: 'admin/not-found' });
    const taken = await resetProofs(tx, adminId, app.clock.now());
    const address = await findAddress(tx, adminId);
    if (address?.email)
      await sendMail(
        app,
        tx,
        factorResetMail(app, {
          key: `second-factor-reset:${app.ids.uuid()}`,
          to: address.email,
          language: address.language,
          by: caller.session?.displayName ?? '',
        }),
      );
    const subject = { kind: 'admin', id: adminId, name: existing.displayName };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'admin.resetSecondFactor', subject, before: { proofs: taken }, reason },
    );
    return ok({ reset: true as const });
  },
);
