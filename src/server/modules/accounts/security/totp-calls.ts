import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { findPerson } from '../account-store.ts';
import { countAttempt, forgiveAttempt } from '../attempts.ts';
import { isLastProofOfAdmin } from '../safety/last-proof-store.ts';
import { lockOwner, signedOutMeanwhile } from '../safety/owner-store.ts';
import { mailSafetyChange } from '../mails/safety-mail.ts';
import { safetyDetails } from '../mails/safety-mail-texts.ts';
import {
  confirmFactor,
  deleteFactors,
  findUnconfirmed,
  insertFactor,
  listFactors,
  nameFactor,
  secretOf,
} from './second-factor-store.ts';
import { forgetProofs, mustProveFirst, proveSession } from './session-proof-store.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';
import { codesWhereNone, newRecoveryCodes, consumeSecondFactor } from './use-second-factor.ts';

/** [ACC-16] A new key. It protects nothing until a code of it was given, so a half-done set-up locks nobody out. */
export const startTotp = steps(
  accountsContract.startTotp,
  { policy: signedIn, limit: { times: 20, seconds: 3600 } },
  async ({ app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const person = await findPerson(app.db, userId);
    if (!person?.email_verified) return fail({ code: 'accounts/unverified-email' });
    if (await mustProveFirst(app.db, caller.session)) return fail({ code: 'accounts/prove-first' });
    const secret = newTotpSecret(app.random.bytes(20));
    const id = app.ids.uuid();
    await insertFactor(app, { userId, id, kind: 'totp', name: 'Authenticator app', secret, now: app.clock.now() });
    return ok({ id, secret, address: totpAddress(secret, app.config.MARKETPLACE_NAME, person.email) });
  },
);

export const confirmTotp = steps(accountsContract.confirmTotp, { policy: signedIn }, async ({ input, app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const refused = await countAttempt(app, 'accounts.secondFactor', { email: userId, ip: caller.ip });
  if (refused) return fail(refused);
  const factor = await findUnconfirmed(app.db, userId, input.id);
  if (!factor) return fail({ code: 'accounts/not-there' });
  const now = app.clock.now();
  const step = totpStep(secretOf(app, userId, factor), input.code.replace(/\s/g, ''), now);
  if (step === null) return fail({ code: 'accounts/wrong-code' });
  return inTransaction(app.db, async (tx) => {
    if (!(await lockOwner(tx, caller.session, now))) return fail(signedOutMeanwhile);
    if (await mustProveFirst(tx, caller.session)) return fail({ code: 'accounts/prove-first' });
    if (!(await confirmFactor(tx, { userId, id: factor.id, step, now }))) return fail({ code: 'accounts/not-there' });
    await proveSession({ app, tx, caller });
    await mailSafetyChange(app, tx, { userId, change: 'app-added' });
    return ok({ recoveryCodes: await codesWhereNone(app, tx, userId) });
  });
});

/** [ACC-16] The second proof, given later: for a session that is older than the factor. A recovery code does as well. */
export const proveSecondFactor = steps(
  accountsContract.proveSecondFactor,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const key = { email: userId, ip: caller.ip };
    const refused = await countAttempt(app, 'accounts.secondFactor', key);
    if (refused) return fail(refused);
    const refusal = await inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, caller.session, app.clock.now()))) return signedOutMeanwhile;
      if (!(await consumeSecondFactor(app, tx, { userId, code: input.code })))
        return { code: 'accounts/wrong-code' as const };
      await proveSession({ app, tx, caller });
      return null;
    });
    if (refusal) return fail(refusal);
    await forgiveAttempt(app, 'accounts.secondFactor', key);
    return ok({ done: true as const });
  },
);

/** Turning protection off wants the proof that it asks for: whoever sits at an open device cannot. */
export const removeFactor = steps(
  accountsContract.removeFactor,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const refused = await countAttempt(app, 'accounts.secondFactor', { email: userId, ip: caller.ip });
    if (refused) return fail(refused);
    return inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
      const factor = (await listFactors(tx, userId)).find(({ id }) => id === input.id);
      if (!factor) return fail({ code: 'accounts/not-there' });
      if (await isLastProofOfAdmin(app, tx, userId)) return fail({ code: 'accounts/last-proof' });
      if (!(await consumeSecondFactor(app, tx, { userId, code: input.code })))
        return fail({ code: 'accounts/wrong-code' });
      await deleteFactors(tx, userId, factor.id);
      await forgetProofs(tx, userId);
      await mailSafetyChange(app, tx, {
        userId,
        change: 'factor-removed',
        detail: safetyDetails.wasCalled(factor.name),
      });
      return ok({ done: true as const });
    });
  },
);

export const renewRecoveryCodes = steps(
  accountsContract.renewRecoveryCodes,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const refused = await countAttempt(app, 'accounts.secondFactor', { email: userId, ip: caller.ip });
    if (refused) return fail(refused);
    return inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
      if (!(await consumeSecondFactor(app, tx, { userId, code: input.code })))
        return fail({ code: 'accounts/wrong-code' });
      await mailSafetyChange(app, tx, { userId, change: 'codes-renewed' });
      return ok({ recoveryCodes: await newRecoveryCodes(app, tx, userId) });
    });
  },
);

export const renameFactor = write(
  accountsContract.renameFactor,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) =>
    (await nameFactor(tx, { userId: caller.session?.userId ?? '', ...input }))
      ? ok({ done: true as const })
      : fail({ code: 'accounts/not-there' }),
);
