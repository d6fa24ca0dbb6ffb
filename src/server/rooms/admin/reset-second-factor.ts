import { adminContract } from '#domain/admin/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { linkMail } from '../accounts/security/link-mail.ts';
import { resetProofs } from '../accounts/security/reset-proofs.ts';
import { findAddress } from '../accounts/stores/profile-store.ts';
import { write } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { lockAdmin } from './admin-store.ts';
import { noteAct } from './audit-store.ts';

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
    const to = (await findAddress(tx, adminId))?.email;
    if (to)
      await sendMail(
        app,
        tx,
        linkMail(app, {
          key: `second-factor-reset:${app.ids.uuid()}`,
          to,
          title: 'Your second factor was reset',
          words: `${caller.session?.displayName ?? 'A master admin'} took away your authenticator app, recovery codes and passkeys, and every device is signed out. Sign in and set up a new one. If you did not ask for it, tell them at once.`,
          button: 'Set up a new one',
          path: '/profile/security?for=office',
        }),
      );
    const subject = { kind: 'admin', id: adminId, name: existing.displayName };
    await noteAct({ app, tx, caller }, { act: 'admin.resetSecondFactor', subject, before: { proofs: taken }, reason });
    return ok({ reset: true as const });
  },
);
