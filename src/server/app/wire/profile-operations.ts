import { validDisplayName } from '#domain/accounts/display-name.ts';
import { changePassword, useToken } from '../../modules/accounts/account-store.ts';
import { endTokens } from '../../modules/accounts/safety/end-access.ts';
import { hashedPassword } from '../../modules/accounts/password.ts';
import { mailSafetyChange } from '../../modules/accounts/mails/safety-mail.ts';
import { proveAddress } from '../../modules/accounts/security/prove-address.ts';
import { listFactors } from '../../modules/accounts/security/second-factor-store.ts';
import { setDisplayName } from '../../modules/accounts/stores/program-store.ts';
import { parsedSessionCookie } from '../../modules/accounts/session-token.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { findTokenPerson, type TokenPerson } from '../../modules/accounts/stores/token-person-store.ts';
import { photoUrl } from './id-token.ts';
import {
  deadCode,
  newPassword,
  refuseReserved,
  textOf,
  type WireOperation,
  type WireRequest,
} from './wire-operation.ts';
import { WireProblem } from './wire-problem.ts';
import { lockTokenOwner, mfaInfo, mustBeRecent, openWireSession, tokenPerson } from './wire-session.ts';

const providers = (person: TokenPerson): Record<string, unknown>[] => [
  ...(person.has_password
    ? [
        {
          providerId: 'password',
          federatedId: person.email,
          email: person.email,
          rawId: person.email,
          displayName: person.display_name,
        },
      ]
    : []),
  ...(person.google
    ? [
        {
          providerId: 'google.com',
          federatedId: person.google_subject,
          rawId: person.google_subject,
          email: person.google,
          displayName: person.display_name,
        },
      ]
    : []),
  ...(person.phone ? [{ providerId: 'phone', rawId: person.phone, phoneNumber: person.phone }] : []),
];

const summary = (request: WireRequest, person: TokenPerson): Record<string, unknown> => ({
  localId: person.id,
  email: person.email,
  displayName: person.display_name,
  photoUrl: photoUrl(request.app, person),
  emailVerified: person.email_verified,
  phoneNumber: person.phone ?? undefined,
  providerUserInfo: providers(person),
});

/** `accounts:lookup` */
export const lookup: WireOperation = async (request) => {
  const { app, body } = request;
  const { person } = await tokenPerson(app, body.idToken);
  const factors = await listFactors(app.db, person.id);
  return {
    users: [
      {
        ...summary(request, person),
        ...(person.has_password ? { passwordHash: 'UkVEQUNURUQ=' } : {}),
        mfaInfo: mfaInfo(app, person.id, factors),
        createdAt: String(person.created_at.getTime()),
        lastLoginAt: String((person.last_login_at ?? person.created_at).getTime()),
        validSince: String(Math.floor((person.tokens_valid_from ?? person.created_at).getTime() / 1000)),
      },
    ],
  };
};

/** The code of a mail that verifies an address. */
async function applyCode(request: WireRequest): Promise<Record<string, unknown>> {
  const { app, body } = request;
  const link = parsedSessionCookie(textOf(body.oobCode, 300));
  const person = link && (await findTokenPerson(app.db, link.userId));
  if (!link || !person) throw new WireProblem('INVALID_OOB_CODE');
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await useToken(tx, { ...link, purpose: `verify-email:${person.email}`, now })))
      throw await deadCode(request, textOf(body.oobCode, 300));
    // The password stays, and so do the programs that it signed in: they ask again who it is [ACC-14].
    await proveAddress(app, tx, { userId: person.id, keepPassword: true, keepAccess: person.has_password });
  });
  return { ...summary(request, { ...person, email_verified: true }) };
}

/** `accounts:update`: name and picture, a new password after a fresh sign-in, or the code of a verification mail. */
export const update: WireOperation = async (request) => {
  const { app, body } = request;
  if (body.oobCode !== undefined) return applyCode(request);
  const checked = await tokenPerson(app, body.idToken);
  const { person, facts } = checked;
  if (body.email !== undefined && textOf(body.email).trim().toLowerCase() !== person.email)
    throw new WireProblem('OPERATION_NOT_ALLOWED : Change the address in the profile; both addresses have to agree.');
  if (body.displayName !== undefined) {
    const name = validDisplayName(body.displayName);
    if (name === undefined) throw new WireProblem('INVALID_DISPLAY_NAME : Display name contains invalid characters');
    if (name !== person.display_name) await refuseReserved(app, name, person.id);
    await setDisplayName(app.db, { userId: person.id, name, now: app.clock.now() });
  }
  let tokens: object = {};
  if (body.password !== undefined) {
    mustBeRecent(app, checked);
    const hash = await hashedPassword(app, newPassword(body.password));
    tokens = await inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await lockTokenOwner(app, tx, checked);
      await changePassword(tx, { userId: person.id, passwordHash: hash, now });
      await mailSafetyChange(app, tx, { userId: person.id, change: 'password-changed' });
      return openWireSession(app, tx, {
        userId: person.id,
        facts: { provider: facts.provider, secondFactor: facts.secondFactor },
      });
    });
  } else if (body.returnSecureToken)
    tokens = await inTransaction(app.db, (tx) => openWireSession(app, tx, { userId: person.id, facts }));
  return { ...summary(request, (await findTokenPerson(app.db, person.id)) as TokenPerson), ...tokens };
};

/** `accounts:delete`: an account ends in the profile, where its person reads what becomes of orders and money. */
export const deleteAccount: WireOperation = async ({ app, body }) => {
  await tokenPerson(app, body.idToken);
  throw new WireProblem('OPERATION_NOT_ALLOWED : Delete the account in the profile, under Privacy.');
};

/** `/v2/accounts:revokeToken`: ends every token of the person, and what refreshes them. */
export const revokeToken: WireOperation = async ({ app, body }) => {
  const { person } = await tokenPerson(app, body.idToken);
  await endTokens(app.db, person.id, app.clock.now());
  return {};
};
