import { accountsContract } from '#domain/accounts/contract.ts';
import { normalPhone } from '#domain/accounts/phone-number.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { countAttempt } from '../attempts.ts';
import { lockOwner, signedOutMeanwhile } from '../safety/owner-store.ts';
import { mailSafetyChange } from '../mails/safety-mail.ts';
import { safetyDetails } from '../mails/safety-mail-texts.ts';
import { proveSession } from '../security/session-proof-store.ts';
import { maskedPhone } from '../security/texted-factor.ts';
import { codesWhereNone } from '../security/use-second-factor.ts';
import { enrolPhone, PHONE_FACTOR_NAME, refusalToEnrol } from './enrol-phone.ts';
import { numberOfCode, sendPhoneCode } from './phone-code.ts';

/** [ACC-16] A code to the number that shall be a second factor. It protects nothing until the code was given. */
export const startPhoneFactor = steps(
  accountsContract.startPhoneFactor,
  { policy: signedIn, limit: { times: 20, seconds: 3600 } },
  async ({ input, app, caller }) => {
    const { session } = caller;
    const phone = normalPhone(input.phone);
    if (!session || !phone) return fail({ code: 'accounts/invalid-phone' });
    const refusal = await refusalToEnrol(app, app.db, { session, phone });
    if (refusal) return fail(refusal);
    return sendPhoneCode(app, { phone, purpose: 'factor-phone', userId: session.userId, ip: caller.ip });
  },
);

/**
 * [ACC-16] The number becomes a second factor. A code works once, so the same press sent twice adds one factor; and the person is locked,
 * so that a reset of the password which comes meanwhile is either seen here or finds the factor of its owner.
 */
export const addPhoneFactor = steps(
  accountsContract.addPhoneFactor,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const { session } = caller;
    if (!session) return fail(signedOutMeanwhile);
    const { userId } = session;
    const refused = await countAttempt(app, 'accounts.secondFactor', { email: userId, ip: caller.ip });
    if (refused) return fail(refused);
    const proven = await numberOfCode(app, { codeId: input.codeId, code: input.code, purpose: 'factor-phone' });
    if (!proven.ok) return proven;
    const { recipient: phone, user_id: owner } = proven.value;
    if (owner !== userId) return fail({ code: 'accounts/code-expired' });
    return inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, session, app.clock.now()))) return fail(signedOutMeanwhile);
      const refusal = await refusalToEnrol(app, tx, { session, phone });
      if (refusal) return fail(refusal);
      await enrolPhone(app, tx, { userId, phone, name: input.name || PHONE_FACTOR_NAME });
      await proveSession({ app, tx, caller });
      await mailSafetyChange(app, tx, {
        userId,
        change: 'phone-added',
        detail: safetyDetails.numberOf(maskedPhone(phone)),
      });
      return ok({ recoveryCodes: await codesWhereNone(app, tx, userId) });
    });
  },
);
