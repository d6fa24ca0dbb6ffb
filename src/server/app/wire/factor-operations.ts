import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import { MAX_FACTORS } from '../../modules/accounts/phone/enrol-phone.ts';
import { isLastProofOfAdmin } from '../../modules/accounts/safety/last-proof-store.ts';
import { mailSafetyChange } from '../../modules/accounts/mails/safety-mail.ts';
import { findOpenToken, useToken } from '../../modules/accounts/account-store.ts';
import { refusalOf } from '../../modules/accounts/admit-person.ts';
import {
  confirmFactor,
  deleteFactors,
  type FactorRow,
  findUnconfirmed,
  hasSecondFactor,
  insertFactor,
  listFactors,
  renameFactor,
  secretOf,
} from '../../modules/accounts/security/second-factor-store.ts';
import { forgetProofs, mustProveFirst } from '../../modules/accounts/security/session-proof-store.ts';
import { newTotpSecret, totpStep } from '../../modules/accounts/security/totp.ts';
import { consumeSecondFactor } from '../../modules/accounts/security/use-second-factor.ts';
import { parsedSessionCookie } from '../../modules/accounts/session-token.ts';
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/open-database.ts';
import type { CheckedToken } from './id-token.ts';
import { enrolFactorPhone, sendEnrolmentCode, sendFactorCode, consumeFactorText } from './phone-factor.ts';
import { countWireAttempt, textOf, type WireOperation, type WireRequest } from './wire-operation.ts';
import { WireProblem } from './wire-problem.ts';
import { lockTokenOwner, mustBeRecent, openWireSession, tokenPerson } from './wire-session.ts';

const codeIn = (value: unknown): string =>
  textOf((value as { verificationCode?: unknown } | undefined)?.verificationCode, 40);

/** Whether another factor may be added by this token: the first proof is no longer enough once there is a second [ADM-10]. */
async function mayEnrol(db: Queryable, { person, facts }: CheckedToken): Promise<FactorRow[]> {
  if (!person.email_verified) throw new WireProblem('UNVERIFIED_EMAIL');
  if (await mustProveFirst(db, { userId: person.id, secondFactor: Boolean(facts.secondFactor) }))
    throw new WireProblem('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const factors = await listFactors(db, person.id);
  if (factors.length >= MAX_FACTORS) throw new WireProblem('SECOND_FACTOR_LIMIT_EXCEEDED');
  return factors;
}

/** `mfaEnrollment:start`: the key of an authenticator app, or a code to a telephone. */
export const startEnrollment: WireOperation = async (request) => {
  const { app, body } = request;
  const checked = await tokenPerson(app, body.idToken);
  mustBeRecent(app, checked);
  const factors = await mayEnrol(app.db, checked);
  const { person } = checked;
  if (body.phoneEnrollmentInfo !== undefined) return sendEnrolmentCode(request, person, factors);
  if (body.totpEnrollmentInfo === undefined)
    throw new WireProblem('OPERATION_NOT_ALLOWED : The second factor is an authenticator app or a telephone.');
  if (factors.some(({ kind }) => kind === 'totp')) throw new WireProblem('SECOND_FACTOR_EXISTS');
  const [id, secret] = [app.ids.uuid(), newTotpSecret(app.random.bytes(20))];
  const now = app.clock.now();
  await insertFactor(app, { userId: person.id, id, kind: 'totp', name: 'Authenticator app', secret, now });
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: id,
      finalizeEnrollmentTime: addMilliseconds(now, 15 * MINUTE).toISOString(),
    },
  };
};

async function enrolApp({ app, body }: WireRequest, tx: Transaction, userId: string): Promise<string> {
  const info = body.totpVerificationInfo as { sessionInfo?: unknown } | undefined;
  const factor = await findUnconfirmed(tx, userId, textOf(info?.sessionInfo, 100));
  if (factor?.kind !== 'totp') throw new WireProblem('INVALID_SESSION_INFO');
  const now = app.clock.now();
  const step = totpStep(secretOf(app, userId, factor), codeIn(info), now);
  if (step === null) throw new WireProblem('INVALID_CODE');
  if (!(await confirmFactor(tx, { userId, id: factor.id, step, now }))) throw new WireProblem('INVALID_SESSION_INFO');
  await mailSafetyChange(app, tx, { userId, change: 'app-added' });
  return factor.id;
}

/** `mfaEnrollment:finalize`. Recovery codes are made in the security tab: nobody would see them here. */
export const finishEnrollment: WireOperation = async (request) => {
  const { app, body } = request;
  const checked = await tokenPerson(app, body.idToken);
  const { person, facts } = checked;
  await countWireAttempt(request, 'accounts.secondFactor', person.id);
  const secondFactor = body.phoneVerificationInfo === undefined ? 'totp' : 'phone';
  const phone = secondFactor === 'phone' ? await consumeFactorText(request, person.id, 'factor-phone') : '';
  return inTransaction(app.db, async (tx) => {
    await lockTokenOwner(app, tx, checked);
    await mayEnrol(tx, checked);
    const id = phone
      ? await enrolFactorPhone(app, tx, { userId: person.id, phone })
      : await enrolApp(request, tx, person.id);
    const name = textOf(body.displayName, 60);
    if (name) await renameFactor(tx, { userId: person.id, id, name });
    return { ...(await openWireSession(app, tx, { userId: person.id, facts: { ...facts, secondFactor } })) };
  });
};

/** `mfaEnrollment:withdraw`: only after a fresh sign-in that used the second factor. */
export const withdraw: WireOperation = async ({ app, body }) => {
  const checked = await tokenPerson(app, body.idToken);
  mustBeRecent(app, checked);
  const { person, facts } = checked;
  if (!facts.secondFactor) throw new WireProblem('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return inTransaction(app.db, async (tx) => {
    await lockTokenOwner(app, tx, checked);
    if (await isLastProofOfAdmin(app, tx, person.id))
      throw new WireProblem('OPERATION_NOT_ALLOWED : Administrators keep a second factor.');
    if (!(await deleteFactors(tx, person.id, textOf(body.mfaEnrollmentId, 100))))
      throw new WireProblem('MFA_ENROLLMENT_NOT_FOUND');
    await forgetProofs(tx, person.id);
    await mailSafetyChange(app, tx, { userId: person.id, change: 'factor-removed' });
    const secondFactor = (await hasSecondFactor(tx, person.id)) ? facts.secondFactor : undefined;
    return { ...(await openWireSession(app, tx, { userId: person.id, facts: { ...facts, secondFactor } })) };
  });
};

/** The sign-in that waits for its second factor. */
async function pendingSignIn({
  app,
  body,
}: WireRequest): Promise<{ userId: string; tokenHash: Buffer; purpose: string }> {
  const raw = textOf(body.mfaPendingCredential, 300);
  if (!raw) throw new WireProblem('MISSING_MFA_PENDING_CREDENTIAL');
  const pending = parsedSessionCookie(raw);
  const purpose = pending && (await findOpenToken(app.db, { ...pending, like: 'wire-factor:%', now: app.clock.now() }));
  if (!pending || !purpose) throw new WireProblem('INVALID_MFA_PENDING_CREDENTIAL');
  return { ...pending, purpose };
}

async function enrolledFactor({ app, body }: WireRequest, userId: string): Promise<FactorRow> {
  const id = textOf(body.mfaEnrollmentId, 100);
  if (!id) throw new WireProblem('MISSING_MFA_ENROLLMENT_ID');
  const factor = (await listFactors(app.db, userId)).find((row) => row.id === id);
  if (!factor) throw new WireProblem('MFA_ENROLLMENT_NOT_FOUND');
  return factor;
}

/** `mfaSignIn:start`: an authenticator app needs nothing sent; a telephone gets a code. */
export const startFactorSignIn: WireOperation = async (request) => {
  const { userId } = await pendingSignIn(request);
  const factor = await enrolledFactor(request, userId);
  const byPhone = request.body.phoneSignInInfo !== undefined;
  if (byPhone !== (factor.kind === 'phone'))
    throw new WireProblem('OPERATION_NOT_ALLOWED : This second factor is of another kind.');
  return byPhone ? sendFactorCode(request, userId, factor.id) : { totpResponseInfo: {} };
};

/** `mfaSignIn:finalize` */
export const finishFactorSignIn: WireOperation = async (request) => {
  const { app, body } = request;
  const pending = await pendingSignIn(request);
  const { userId, purpose } = pending;
  const byPhone = body.phoneVerificationInfo !== undefined;
  if (!byPhone) await enrolledFactor(request, userId);
  await countWireAttempt(request, 'accounts.secondFactor', userId);
  if (byPhone) await consumeFactorText(request, userId, 'second-factor');
  return inTransaction(app.db, async (tx) => {
    // A suspension may have come between the two proofs.
    if (await refusalOf(tx, userId, app.clock.now())) throw new WireProblem('USER_DISABLED');
    if (!byPhone && !(await consumeSecondFactor(app, tx, { userId, code: codeIn(body.totpVerificationInfo) })))
      throw new WireProblem('INVALID_CODE');
    if (!(await useToken(tx, { ...pending, now: app.clock.now() })))
      throw new WireProblem('INVALID_MFA_PENDING_CREDENTIAL');
    const facts = {
      provider: purpose.slice('wire-factor:'.length),
      secondFactor: byPhone ? ('phone' as const) : ('totp' as const),
    };
    return { ...(await openWireSession(app, tx, { userId, facts })) };
  });
};
