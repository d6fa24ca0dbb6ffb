import { normalPhone } from '#domain/accounts/phone-number.ts';
import { enrolPhone, isFactorPhone, PHONE_FACTOR_NAME } from '../../modules/accounts/phone/enrol-phone.ts';
import { numberOfCode, sendPhoneCode } from '../../modules/accounts/phone/phone-code.ts';
import { findByPhone } from '../../modules/accounts/phone/phone-store.ts';
import { mailSafetyChange } from '../../modules/accounts/mails/safety-mail.ts';
import { safetyDetails } from '../../modules/accounts/mails/safety-mail-texts.ts';
import { type FactorRow, listFactors } from '../../modules/accounts/security/second-factor-store.ts';
import { factorCodeId, maskedPhone, phoneOf, textFactorCode } from '../../modules/accounts/security/texted-factor.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { textOf, type WireRequest } from './wire-operation.ts';
import { WireProblem, wireProblemOf } from './wire-problem.ts';

const SIGNS_IN_ALONE = 'OPERATION_NOT_ALLOWED : This number signs in by itself.';

const isEnrolled = (app: App, userId: string, { factors, phone }: { factors: readonly FactorRow[]; phone: string }) =>
  factors.some((factor) => phoneOf(app, userId, factor) === phone);

/** `mfaEnrollment:start` with `phoneEnrollmentInfo`: a code to the number that is to become the second factor. */
export async function sendEnrolmentCode(
  { app, body, ip }: WireRequest,
  { id: userId }: { id: string },
  factors: readonly FactorRow[],
): Promise<Record<string, unknown>> {
  const raw = textOf((body.phoneEnrollmentInfo as { phoneNumber?: unknown } | null)?.phoneNumber, 40);
  if (!raw) throw new WireProblem('MISSING_PHONE_NUMBER');
  const phone = normalPhone(raw) ?? '';
  if (isEnrolled(app, userId, { factors, phone })) throw new WireProblem('SECOND_FACTOR_EXISTS');
  if ((await findByPhone(app.db, phone)) === userId) throw new WireProblem(SIGNS_IN_ALONE);
  const sent = await sendPhoneCode(app, { phone: raw, purpose: 'factor-phone', userId, ip });
  if (!sent.ok) throw wireProblemOf(sent.problem);
  return { phoneSessionInfo: { sessionInfo: sent.value.codeId } };
}

/** `mfaSignIn:start` with `phoneSignInInfo`. */
export async function sendFactorCode(
  { app, ip }: WireRequest,
  userId: string,
  factorId: string,
): Promise<Record<string, unknown>> {
  const sent = await textFactorCode(app, { userId, factorId, ip });
  if (!sent.ok) throw wireProblemOf(sent.problem);
  return { phoneResponseInfo: { sessionInfo: sent.value.codeId } };
}

/** The number whose code of `phoneVerificationInfo` was given. Outside of any transaction, so that each wrong try counts. */
export async function consumeFactorText(
  { app, body }: WireRequest,
  userId: string,
  purpose: 'factor-phone' | 'second-factor',
): Promise<string> {
  const info = body.phoneVerificationInfo as { sessionInfo?: unknown; code?: unknown } | null;
  const codeId = textOf(info?.sessionInfo, 100);
  if (!codeId) throw new WireProblem('MISSING_SESSION_INFO');
  if (!info?.code) throw new WireProblem('MISSING_CODE');
  if (purpose === 'second-factor' && codeId !== factorCodeId(userId)) throw new WireProblem('INVALID_SESSION_INFO');
  const proven = await numberOfCode(app, { codeId, code: textOf(info.code, 40), purpose });
  if (!proven.ok) throw wireProblemOf(proven.problem);
  const { recipient, user_id: owner } = proven.value;
  const factors = purpose === 'second-factor' ? await listFactors(app.db, userId) : null;
  if (owner !== userId || (factors && !isEnrolled(app, userId, { factors, phone: recipient })))
    throw new WireProblem('INVALID_SESSION_INFO');
  return recipient;
}

export async function enrolFactorPhone(
  app: App,
  tx: Transaction,
  { userId, phone }: { userId: string; phone: string },
): Promise<string> {
  if (await isFactorPhone(app, tx, { userId, phone })) throw new WireProblem('SECOND_FACTOR_EXISTS');
  if ((await findByPhone(tx, phone)) === userId) throw new WireProblem(SIGNS_IN_ALONE);
  const id = await enrolPhone(app, tx, { userId, phone, name: PHONE_FACTOR_NAME });
  await mailSafetyChange(app, tx, {
    userId,
    change: 'phone-added',
    detail: safetyDetails.numberOf(maskedPhone(phone)),
  });
  return id;
}
