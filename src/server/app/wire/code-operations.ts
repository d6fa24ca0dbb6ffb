import { checkEmail } from '#domain/accounts/credentials.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { inEvenTime, dummyWork } from '../../modules/accounts/constant-time.ts';
import { findByEmail, insertOneUseToken } from '../../modules/accounts/account-store.ts';
import { addressOfLink, mailSignInLink, personOfProvenAddress } from '../../modules/accounts/security/email-link.ts';
import { resetMail, verifyMail } from '../../modules/accounts/mails/account-mails.ts';
import { isFactorPhone } from '../../modules/accounts/phone/enrol-phone.ts';
import { numberOfCode, sendPhoneCode } from '../../modules/accounts/phone/phone-code.ts';
import { claimPhone, findByPhone } from '../../modules/accounts/phone/phone-store.ts';
import { mailSafetyChange } from '../../modules/accounts/mails/safety-mail.ts';
import { safetyDetails } from '../../modules/accounts/mails/safety-mail-texts.ts';
import { maskedPhone } from '../../modules/accounts/security/texted-factor.ts';
import { maySendReset } from '../../modules/accounts/safety/limit-sent.ts';
import { hashedToken, newToken } from '../../modules/accounts/session-token.ts';
import { findAddress } from '../../modules/accounts/stores/profile-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import {
  checkContinueUrl,
  countWireAttempt,
  countWireMail,
  deadCode,
  textOf,
  type WireOperation,
  type WireRequest,
} from './wire-operation.ts';
import type { CheckedToken } from './id-token.ts';
import { WireProblem, wireProblemOf } from './wire-problem.ts';
import { admitByWire, lockTokenOwner, openWireSession, tokenPerson } from './wire-session.ts';

/** What a client reads out of a mail's link, beside what our own page reads. */
const actionQuery = ({ apiKey }: WireRequest, mode: string, token: string): string =>
  `token=${encodeURIComponent(token)}&mode=${mode}&oobCode=${encodeURIComponent(token)}&apiKey=${encodeURIComponent(apiKey)}`;

async function mailOneUseLink(
  request: WireRequest,
  link: {
    userId: string;
    email: string;
    purpose: string;
    hours: number;
    mode: string;
    /** The mail, under this key, whose link has this query. */
    mail: (key: string, query: string) => Mail;
    isDummy?: boolean;
  },
): Promise<void> {
  const { app } = request;
  const secret = newToken(app.random);
  const now = app.clock.now();
  const token = `${link.userId}.${secret}`;
  await (link.isDummy ? dummyWork : inTransaction)(app.db, async (tx) => {
    await insertOneUseToken(tx, {
      userId: link.userId,
      tokenHash: hashedToken(secret),
      purpose: link.purpose,
      now,
      expiresAt: addMilliseconds(now, link.hours * HOUR),
    });
    await sendMail(app, tx, link.mail(`${link.mode}:${app.ids.uuid()}`, actionQuery(request, link.mode, token)));
  });
}

async function mailSignIn(request: WireRequest, email: string): Promise<void> {
  await countWireMail(request, 'accounts.requestEmailLink', { subject: email, to: email, kind: 'mail' });
  await mailSignInLink(request.app, {
    email,
    browserLanguage: request.language,
    path: (token) => `/sign-in/link?${actionQuery(request, 'signIn', token)}`,
  });
}

async function mailReset(request: WireRequest, email: string): Promise<void> {
  const { app } = request;
  await countWireAttempt(request, 'accounts.requestPasswordReset', email);
  if (!(await maySendReset(app, email))) return;
  await inEvenTime(async () => {
    const person = await findByEmail(app.db, email);
    await mailOneUseLink(request, {
      isDummy: !person,
      userId: person?.id ?? app.ids.uuid(),
      email,
      purpose: 'password-reset',
      hours: 1,
      mode: 'resetPassword',
      mail: (key, query) =>
        resetMail(app, {
          key,
          to: email,
          language: person?.language ?? request.language,
          path: `/reset-password?${query}`,
        }),
    });
  });
}

/** `accounts:sendOobCode`: mails with links. Whether an address is known is not told [UX-75]. */
export const sendOobCode: WireOperation = async (request) => {
  const { app, body } = request;
  const type = textOf(body.requestType);
  if (!type) throw new WireProblem('MISSING_REQ_TYPE');
  checkContinueUrl(request);
  if (body.androidInstallApp && !body.androidPackageName) throw new WireProblem('MISSING_ANDROID_PACKAGE_NAME');
  if (type === 'VERIFY_EMAIL') {
    const { person } = await tokenPerson(app, body.idToken);
    await countWireMail(request, 'accounts.verifyEmail', {
      ...{ subject: person.id, to: person.email, kind: 'verification' },
    });
    const language = (await findAddress(app.db, person.id))?.language ?? request.language;
    await mailOneUseLink(request, {
      userId: person.id,
      email: person.email,
      purpose: `verify-email:${person.email}`,
      hours: 24,
      mode: 'verifyEmail',
      mail: (key, query) =>
        verifyMail(app, { key, to: person.email, language, path: `/verify-email?${query}`, hours: 24 }),
    });
    return { email: person.email };
  }
  if (type === 'VERIFY_AND_CHANGE_EMAIL')
    throw new WireProblem('OPERATION_NOT_ALLOWED : Change the address in the profile; both addresses have to agree.');
  if (type !== 'PASSWORD_RESET' && type !== 'EMAIL_SIGNIN') throw new WireProblem('INVALID_REQ_TYPE');
  const email = checkEmail(textOf(body.email));
  if (!email.ok) throw new WireProblem(body.email ? 'INVALID_EMAIL' : 'MISSING_EMAIL');
  await (type === 'EMAIL_SIGNIN' ? mailSignIn : mailReset)(request, email.value);
  return { email: email.value };
};

/** `accounts:signInWithEmailLink` */
export const signInWithEmailLink: WireOperation = async (request) => {
  const { app, body } = request;
  const email = checkEmail(textOf(body.email));
  if (!email.ok) throw new WireProblem('INVALID_EMAIL');
  const code = textOf(body.oobCode, 300);
  if (!code) throw new WireProblem('MISSING_OOB_CODE');
  await countWireAttempt(request, 'accounts.signInWithLink', code.slice(0, 36));
  const proven = await addressOfLink(app, code);
  if (proven === null) throw await deadCode(request, code);
  if (proven !== email.value) throw new WireProblem('INVALID_OOB_CODE');
  return inTransaction(app.db, async (tx) => {
    const { userId, isNew } = await personOfProvenAddress(app, tx, {
      email: proven,
      language: request.language,
    });
    return {
      localId: userId,
      email: proven,
      isNewUser: isNew,
      ...(await admitByWire(app, tx, { userId, provider: 'emailLink' })),
    };
  });
};

/** `accounts:sendVerificationCode` */
export const sendVerificationCode: WireOperation = async ({ app, body, ip }) => {
  if (!body.phoneNumber) throw new WireProblem('MISSING_PHONE_NUMBER');
  const sent = await sendPhoneCode(app, {
    phone: textOf(body.phoneNumber),
    purpose: 'phone-sign-in',
    userId: null,
    ip,
  });
  if (!sent.ok) throw wireProblemOf(sent.problem);
  return { sessionInfo: sent.value.codeId };
};

/** [ACC-16] A number that is a second factor does not become a first one too, and the owner hears of a new way in. */
async function addOwnPhone(
  app: App,
  tx: Transaction,
  { holder, phone }: { holder: CheckedToken; phone: string },
): Promise<void> {
  const userId = holder.person.id;
  await lockTokenOwner(app, tx, holder);
  if (await isFactorPhone(app, tx, { userId, phone }))
    throw new WireProblem('OPERATION_NOT_ALLOWED : This number is the second factor of the account.');
  if (!(await claimPhone(tx, phone, userId))) throw new WireProblem('PHONE_NUMBER_EXISTS');
  await mailSafetyChange(app, tx, { userId, change: 'phone-set', detail: safetyDetails.number(maskedPhone(phone)) });
}

/** `accounts:signInWithPhoneNumber`: signs in, or with an `idToken` adds the number to who is signed in. */
export const signInWithPhoneNumber: WireOperation = async (request) => {
  const { app, body } = request;
  // Proofs of a number are given out to nobody here, so that none can be a true one.
  if (body.temporaryProof !== undefined) throw new WireProblem('INVALID_TEMPORARY_PROOF');
  const codeId = textOf(body.sessionInfo, 100);
  if (!codeId) throw new WireProblem('MISSING_SESSION_INFO');
  if (!body.code) throw new WireProblem('MISSING_CODE');
  await countWireAttempt(request, 'accounts.signInWithPhone', codeId);
  const holder = body.idToken === undefined ? null : await tokenPerson(app, body.idToken);
  const proven = await numberOfCode(app, { codeId, code: textOf(body.code, 40), purpose: 'phone-sign-in' });
  if (!proven.ok) throw wireProblemOf(proven.problem);
  const phoneNumber = proven.value.recipient;
  return inTransaction(app.db, async (tx) => {
    if (holder) {
      const userId = holder.person.id;
      await addOwnPhone(app, tx, { holder, phone: phoneNumber });
      const tokens = await openWireSession(app, tx, { userId, facts: holder.facts });
      return { localId: userId, phoneNumber, isNewUser: false, ...tokens };
    }
    const userId = await findByPhone(tx, phoneNumber);
    // An account needs an address for its orders; a number alone makes none.
    if (!userId) throw new WireProblem('EMAIL_NOT_FOUND');
    return {
      localId: userId,
      phoneNumber,
      isNewUser: false,
      ...(await admitByWire(app, tx, { userId, provider: 'phone' })),
    };
  });
};
