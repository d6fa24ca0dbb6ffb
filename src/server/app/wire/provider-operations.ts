import { createRemoteJWKSet, jwtVerify } from 'jose';
import { googleConfiguration, googleOf } from '../../modules/accounts/google/google-client.ts';
import { personOfProvider, type ProvenIdentity } from '../../modules/accounts/google/finish-provider-sign-in.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { textOf, type WireOperation, type WireRequest } from './wire-operation.ts';
import { WireProblem } from './wire-problem.ts';
import { admitByWire, lockTokenOwner, openWireSession, tokenPerson } from './wire-session.ts';

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Checks the provider's own token: signed by its keys, made for this shop, and not too old. */
async function provenBy({ app }: WireRequest, token: string): Promise<ProvenIdentity> {
  const google = googleOf(app);
  if (!google) throw new WireProblem('OPERATION_NOT_ALLOWED');
  try {
    const { jwks_uri: uri = '', issuer } = (await googleConfiguration(google)).serverMetadata();
    const keys = keySets.get(uri) ?? createRemoteJWKSet(new URL(uri));
    keySets.set(uri, keys);
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: google.clientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      maxTokenAge: '10m',
    });
    return {
      subject: String(payload.sub),
      email: String(payload.email ?? ''),
      emailVerified: payload.email_verified === true,
      name: String(payload.name ?? ''),
    };
  } catch {
    throw new WireProblem('INVALID_IDP_RESPONSE');
  }
}

/** `accounts:signInWithIdp` */
export const signInWithIdp: WireOperation = async (request) => {
  const { app, body, language } = request;
  if (body.pendingToken !== undefined) throw new WireProblem('INVALID_PENDING_TOKEN');
  const form = new URLSearchParams(textOf(body.postBody, 20_000));
  if (form.get('providerId') !== 'google.com') throw new WireProblem('OPERATION_NOT_ALLOWED');
  const proven = await provenBy(request, form.get('id_token') ?? '');
  const holder = body.idToken === undefined ? null : await tokenPerson(app, body.idToken);
  return inTransaction(app.db, async (tx) => {
    if (holder) await lockTokenOwner(app, tx, holder);
    const person = await personOfProvider(app, tx, {
      ...{ proven, language },
      connectTo: holder?.person.id ?? null,
    });
    if (!person.ok && person.problem.code === 'accounts/account-exists')
      throw new WireProblem('FEDERATED_EMAIL_EXISTS', {
        extra: { needConfirmation: true, email: proven.email, verifiedProvider: ['password'] },
      });
    if (!person.ok)
      throw new WireProblem(
        person.problem.code === 'accounts/user-mismatch' ? 'FEDERATED_USER_ID_ALREADY_LINKED' : 'INVALID_IDP_RESPONSE',
      );
    const { userId, isNew } = person.value;
    const tokens = holder
      ? await openWireSession(app, tx, { userId, facts: holder.facts })
      : await admitByWire(app, tx, { userId, provider: 'google.com' });
    return {
      providerId: 'google.com',
      federatedId: proven.subject,
      localId: userId,
      email: proven.email,
      emailVerified: proven.emailVerified,
      displayName: proven.name,
      isNewUser: isNew,
      rawUserInfo: JSON.stringify({ sub: proven.subject, email: proven.email, name: proven.name }),
      ...tokens,
    };
  });
};
