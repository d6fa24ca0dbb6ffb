import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps, write } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { admitPerson } from '../admit-person.ts';
import { countAttempt } from '../attempts.ts';
import { lockOwner, signedOutMeanwhile } from '../safety/owner-store.ts';
import { mailSafetyChange } from '../mails/safety-mail.ts';
import { safetyDetails } from '../mails/safety-mail-texts.ts';
import { maskedPhone } from '../security/texted-factor.ts';
import { isFactorPhone } from './enrol-phone.ts';
import { numberOfCode, sendPhoneCode } from './phone-code.ts';
import { claimPhone, findByPhone, forgetPhone } from './phone-store.ts';
import { isOnlyWay } from '../security/ways-to-sign-in-store.ts';

export const requestPhoneCode = steps(accountsContract.requestPhoneCode, { policy: anyone }, ({ input, app, caller }) =>
  sendPhoneCode(app, { phone: input.phone, purpose: 'phone-sign-in', userId: null, ip: caller.ip }),
);

/** [ACC-16] Signs in whoever has the number in their profile and its code in hand. */
export const signInWithPhone = steps(
  accountsContract.signInWithPhone,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const refused = await countAttempt(app, 'accounts.signInWithPhone', { email: input.codeId, ip: caller.ip });
    if (refused) return fail(refused);
    const proven = await numberOfCode(app, { ...input, purpose: 'phone-sign-in' });
    if (!proven.ok) return proven;
    return inTransaction(app.db, async (tx) => {
      const userId = await findByPhone(tx, proven.value.recipient);
      return userId
        ? admitPerson({ app, tx, caller, userId, way: 'phone' })
        : fail({ code: 'accounts/phone-not-found' });
    });
  },
);

export const requestOwnPhoneCode = steps(
  accountsContract.requestOwnPhoneCode,
  { policy: signedIn },
  ({ input, app, caller }) =>
    sendPhoneCode(app, {
      phone: input.phone,
      purpose: 'own-phone',
      userId: caller.session?.userId ?? '',
      ip: caller.ip,
    }),
);

export const confirmOwnPhone = steps(
  accountsContract.confirmOwnPhone,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const proven = await numberOfCode(app, { ...input, purpose: 'own-phone' });
    if (!proven.ok) return proven;
    if (proven.value.user_id !== userId) return fail({ code: 'accounts/code-expired' });
    const { recipient: phone } = proven.value;
    return inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
      if (await isFactorPhone(app, tx, { userId, phone })) return fail({ code: 'accounts/is-second-factor' });
      if (!(await claimPhone(tx, phone, userId))) return fail({ code: 'accounts/phone-in-use' });
      await mailSafetyChange(app, tx, {
        userId,
        change: 'phone-set',
        detail: safetyDetails.number(maskedPhone(phone)),
      });
      return ok({ done: true as const });
    });
  },
);

export const removePhone = write(
  accountsContract.removePhone,
  { policy: signedIn, idempotency: 'none' },
  async ({ app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
    if (await isOnlyWay(tx, userId, 'phone')) return fail({ code: 'accounts/last-way' });
    if (!(await forgetPhone(tx, userId))) return fail({ code: 'accounts/not-there' });
    await mailSafetyChange(app, tx, { userId, change: 'phone-removed' });
    return ok({ done: true as const });
  },
);
