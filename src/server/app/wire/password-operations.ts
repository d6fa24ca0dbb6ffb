import { checkEmail } from '#domain/accounts/credentials.ts';
import { signUpName } from '#domain/accounts/display-name.ts';
import { nameOfAddress } from '#domain/accounts/name-of-address.ts';
import {
  changePassword,
  findByEmail,
  findOpenToken,
  lockPassword,
  useToken,
} from '../../modules/accounts/account-store.ts';
import { forgiveAttempt } from '../../modules/accounts/attempts.ts';
import { createPerson } from '../../modules/accounts/create-person.ts';
import { hashedPassword, isPassword } from '../../modules/accounts/password.ts';
import { proveAddress } from '../../modules/accounts/security/prove-address.ts';
import { parsedSessionCookie } from '../../modules/accounts/session-token.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { findTokenPerson } from '../../modules/accounts/stores/token-person-store.ts';
import {
  countWireAttempt,
  deadCode,
  newPassword,
  refuseReserved,
  textOf,
  type WireOperation,
} from './wire-operation.ts';
import { WireProblem, wireProblemOf } from './wire-problem.ts';
import { admitByWire, openWireSession } from './wire-session.ts';

const PROVIDER = 'password';

/** `accounts:signUp` */
export const signUp: WireOperation = async (request) => {
  const { app, body } = request;
  if (!body.email && !body.password) throw new WireProblem('ADMIN_ONLY_OPERATION');
  if (!body.password) throw new WireProblem('MISSING_PASSWORD');
  const email = checkEmail(textOf(body.email));
  if (!email.ok) throw wireProblemOf(email.problem);
  const password = newPassword(body.password);
  const raw = textOf(body.displayName, 200);
  const name = raw ? signUpName(raw) : nameOfAddress(email.value, app.config.MARKETPLACE_NAME);
  if (!name?.trim()) throw new WireProblem('INVALID_DISPLAY_NAME : Display name contains invalid characters');
  await refuseReserved(app, name);
  await countWireAttempt(request, 'accounts.register', email.value);
  const passwordHash = await hashedPassword(app, password);
  return inTransaction(app.db, async (tx) => {
    const userId = await createPerson(app, tx, {
      email: email.value,
      displayName: name,
      originalDisplayName: raw || name,
      passwordHash,
      language: request.language,
    });
    if (!userId) throw new WireProblem('EMAIL_EXISTS');
    return {
      localId: userId,
      email: email.value,
      displayName: name,
      ...(await openWireSession(app, tx, { userId, facts: { provider: PROVIDER } })),
    };
  });
};

/** `accounts:signInWithPassword` */
export const signInWithPassword: WireOperation = async (request) => {
  const { app, body, ip } = request;
  const email = checkEmail(textOf(body.email));
  if (!email.ok) throw new WireProblem('INVALID_EMAIL');
  if (!body.password) throw new WireProblem('MISSING_PASSWORD');
  await countWireAttempt(request, 'accounts.signIn', email.value);
  const person = await findByEmail(app.db, email.value);
  if (!person) throw new WireProblem('EMAIL_NOT_FOUND');
  if (!person.password_hash || !(await isPassword(person.password_hash, textOf(body.password, 200))))
    throw new WireProblem('INVALID_PASSWORD');
  await forgiveAttempt(app, 'accounts.signIn', { email: email.value, ip, isTyped: true });
  return inTransaction(app.db, async (tx) => {
    if ((await lockPassword(tx, person.id)) !== person.password_hash) throw new WireProblem('INVALID_PASSWORD');
    return {
      localId: person.id,
      email: email.value,
      displayName: person.display_name,
      registered: true,
      ...(await admitByWire(app, tx, { userId: person.id, provider: PROVIDER })),
    };
  });
};

/** `accounts:resetPassword`: says whose code it is, and with a new password uses it up. */
export const resetPassword: WireOperation = async (request) => {
  const { app, body } = request;
  const link = parsedSessionCookie(textOf(body.oobCode, 300));
  if (!body.oobCode) throw new WireProblem('MISSING_OOB_CODE');
  if (!link) throw new WireProblem('INVALID_OOB_CODE');
  await countWireAttempt(request, 'accounts.resetPassword', link.tokenHash.toString('base64url'));
  const now = app.clock.now();
  const isOpen = await findOpenToken(app.db, { ...link, like: 'password-reset', now });
  const person = isOpen && (await findTokenPerson(app.db, link.userId));
  if (!person) throw await deadCode(request, textOf(body.oobCode, 300));
  const answer = { email: person.email, requestType: 'PASSWORD_RESET' };
  if (body.newPassword === undefined) return answer;
  const hash = await hashedPassword(app, newPassword(body.newPassword));
  return inTransaction(app.db, async (tx) => {
    if (!(await useToken(tx, { ...link, purpose: 'password-reset', now }))) throw new WireProblem('INVALID_OOB_CODE');
    await proveAddress(app, tx, { userId: link.userId, keepPassword: true });
    await changePassword(tx, { userId: link.userId, passwordHash: hash, now });
    return answer;
  });
};
