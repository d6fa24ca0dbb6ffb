import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { findTokenPerson, type TokenPerson } from '../../modules/accounts/stores/token-person-store.ts';
import { findAdmin, permissionsOfSession } from '../../modules/admin/admin-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { projectId } from '../../platform/config/project-id.ts';
import type { Session } from '../../platform/calls/caller.ts';
import { isDatabaseAway } from '../../platform/database/is-database-away.ts';
import { isRefused } from '../../modules/accounts/admit-person.ts';
import { hashedToken } from '../../modules/accounts/session-token.ts';
import { believedKey, signingKey } from './signing-keys.ts';

/** [ACC-13] A token is believed for so long and no longer. */
export const TOKEN_SECONDS = 300;
/** So much the clocks of programs may differ from this one. */
const CLOCK_SECONDS = 5;
const issuer = (app: App): string => `${app.config.PUBLIC_URL}/identity`;

/** Signs what a token says of somebody, for whom it is meant. */
export async function signToken(
  app: App,
  { subject, audience, claims }: { subject: string; audience: string; claims: JWTPayload },
): Promise<string> {
  const { id, key } = await signingKey(app);
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: id, typ: 'JWT' })
    .setIssuer(issuer(app))
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(key);
}

/** What a token says that one of our keys signed for this audience, as long as it is not too old. */
export async function verifiedToken(
  app: App,
  token: string,
  audience: string,
): Promise<JWTPayload | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await believedKey(app, String(kid));
        if (!key) throw new Error('unknown key');
        return key;
      },
      {
        algorithms: ['RS256'],
        issuer: issuer(app),
        audience,
        currentDate: app.clock.now(),
        maxTokenAge: TOKEN_SECONDS + CLOCK_SECONDS,
        clockTolerance: CLOCK_SECONDS,
      },
    );
    return payload;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
  }
}

/** How and when somebody signed in; it stays the same over every refresh. */
export interface SignInFacts {
  provider: string;
  secondFactor?: string | undefined;
  /** Seconds, with their thousandths: a token of the same second as the end of all tokens is on one side of it. */
  at: number;
}

export const photoUrl = (app: App, person: TokenPerson): string | undefined =>
  person.photo_picture_id ? `${app.config.PUBLIC_URL}/pictures/${person.photo_picture_id}/320.webp` : undefined;

/** [ACC-13, ACC-14] RS256 with the person's role and permissions; the role is `user` where there is none. */
export async function signIdToken(app: App, person: TokenPerson, facts: SignInFacts): Promise<string> {
  const admin = await findAdmin(app.db, person.id);
  const lacksFactor = app.config.ADMIN_SECOND_FACTOR && !facts.secondFactor;
  const identities: Record<string, string[]> = {
    ...(person.email ? { email: [person.email] } : {}),
    ...(person.phone ? { phone: [person.phone] } : {}),
    ...(person.google_subject ? { 'google.com': [person.google_subject] } : {}),
  };
  const claims = {
    name: person.display_name,
    picture: photoUrl(app, person),
    email: person.email || undefined,
    email_verified: person.email_verified,
    phone_number: person.phone ?? undefined,
    user_id: person.id,
    auth_time: Math.floor(facts.at),
    since: facts.at,
    role: (admin?.status === 'active' && !lacksFactor ? admin.role : person.role) || 'user',
    permissions: await permissionsOfSession(app.db, { userId: person.id, lacksFactor }),
    firebase: {
      identities,
      sign_in_provider: facts.provider,
      ...(facts.secondFactor ? { sign_in_second_factor: facts.secondFactor } : {}),
    },
  };
  return signToken(app, { subject: person.id, audience: projectId(app), claims });
}

export interface CheckedToken {
  person: TokenPerson;
  facts: SignInFacts;
  /** When it will be refused. */
  endsAt: Date;
}

/** Whose token it is: signed by one of our keys, not too old, and of somebody whose tokens were not ended since. */
export async function checkIdToken(
  app: App,
  token: string,
): Promise<CheckedToken | 'expired' | 'invalid' | 'disabled' | 'gone'> {
  const payload = await verifiedToken(app, token, projectId(app));
  if (typeof payload === 'string') return payload;
  const person = await findTokenPerson(app.db, String(payload.sub));
  if (!person) return 'gone';
  const firebase = payload.firebase as { sign_in_provider?: string; sign_in_second_factor?: string } | undefined;
  const at = Number(payload.since ?? payload.auth_time);
  if (person.tokens_valid_from && Math.round(at * 1000) < person.tokens_valid_from.getTime()) return 'expired';
  if (isRefused(person, app.clock.now())) return 'disabled';
  return {
    person,
    // A second proof that was taken away since counts no more [INV-13].
    facts: {
      provider: firebase?.sign_in_provider ?? 'custom',
      secondFactor: person.has_proof ? firebase?.sign_in_second_factor : undefined,
      at,
    },
    endsAt: new Date((Number(payload.exp) + CLOCK_SECONDS) * 1000),
  };
}

/** The person behind `Authorization: Bearer …`, as a session that has no cookie. */
export async function sessionOfBearer(app: App, token: string): Promise<Session | null> {
  const checked = await checkIdToken(app, token);
  if (typeof checked === 'string') return null;
  const { id, display_name: displayName, email, role, slug } = checked.person;
  const secondFactor = Boolean(checked.facts.secondFactor);
  const lacksFactor = app.config.ADMIN_SECOND_FACTOR && !secondFactor;
  return {
    userId: id,
    displayName,
    email,
    role,
    shopSlug: slug,
    tokenHash: hashedToken(token),
    secondFactor,
    lacksFactor,
    endsAt: checked.endsAt,
    signedInAt: new Date(Math.round(checked.facts.at * 1000)),
  };
}
