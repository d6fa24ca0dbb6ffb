import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import { insertOneUseToken } from '../../modules/accounts/account-store.ts';
import { isRefused, refusalOf } from '../../modules/accounts/admit-person.ts';
import { lockOwner } from '../../modules/accounts/safety/owner-store.ts';
import { listFactors, type FactorRow } from '../../modules/accounts/security/second-factor-store.ts';
import { maskedPhone, phoneOf } from '../../modules/accounts/security/texted-factor.ts';
import { hashedToken, newToken, parsedSessionCookie } from '../../modules/accounts/session-token.ts';
import { findRefreshClaims, insertRefreshToken } from '../../modules/accounts/stores/program-store.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { findTokenPerson } from '../../modules/accounts/stores/token-person-store.ts';
import { type CheckedToken, checkIdToken, type SignInFacts, signIdToken, TOKEN_SECONDS } from './id-token.ts';
import { WireProblem } from './wire-problem.ts';

const REFRESH_DAYS = 30;
const PENDING_MINUTES = 5;
const RECENT_SECONDS = 5 * 60;

export interface WireTokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

const nowSeconds = (app: App): number => app.clock.now().getTime() / 1000;

/** New tokens for somebody who has proven who they are. */
export async function openWireSession(
  app: App,
  tx: Transaction,
  { userId, facts }: { userId: string; facts: Omit<SignInFacts, 'at'> & { at?: number } },
): Promise<WireTokens> {
  const token = newToken(app.random);
  const now = app.clock.now();
  const full: SignInFacts = { ...facts, at: facts.at ?? nowSeconds(app) };
  await insertRefreshToken(tx, {
    userId,
    tokenHash: hashedToken(token),
    now,
    expiresAt: addMilliseconds(now, REFRESH_DAYS * DAY),
    claims: full,
  });
  await publish(app, tx, { name: 'accounts.signed-in', subject: userId, payload: { userId } });
  return { ...(await idTokenOf(app, tx, { userId, facts: full })), refreshToken: `${userId}.${token}` };
}

async function idTokenOf(
  app: App,
  db: Queryable,
  { userId, facts }: { userId: string; facts: SignInFacts },
): Promise<Omit<WireTokens, 'refreshToken'>> {
  const person = await findTokenPerson(db, userId);
  if (!person) throw new WireProblem('USER_NOT_FOUND');
  if (isRefused(person, app.clock.now())) throw new WireProblem('USER_DISABLED');
  return { idToken: await signIdToken(app, person, facts), expiresIn: String(TOKEN_SECONDS) };
}

export async function refreshWireSession(app: App, refreshToken: string): Promise<WireTokens & { userId: string }> {
  const parsed = parsedSessionCookie(refreshToken);
  if (!parsed) throw new WireProblem('INVALID_REFRESH_TOKEN');
  const claims = await findRefreshClaims<SignInFacts>(app.db, { ...parsed, now: app.clock.now() });
  if (!claims) throw new WireProblem('TOKEN_EXPIRED');
  return {
    ...(await idTokenOf(app, app.db, { userId: parsed.userId, facts: claims })),
    refreshToken,
    userId: parsed.userId,
  };
}

export const mfaInfo = (app: App, userId: string, factors: readonly FactorRow[]): Record<string, unknown>[] =>
  factors.map((factor) => ({
    mfaEnrollmentId: factor.id,
    displayName: factor.name,
    enrolledAt: factor.created_at.toISOString(),
    ...(factor.kind === 'totp' ? { totpInfo: {} } : { phoneInfo: maskedPhone(phoneOf(app, userId, factor) ?? '') }),
  }));

/** Tokens, or the wish for the second factor in the words of the wire. */
export async function admitByWire(
  app: App,
  tx: Transaction,
  { userId, provider }: { userId: string; provider: string },
): Promise<Record<string, unknown>> {
  if (await refusalOf(tx, userId, app.clock.now())) throw new WireProblem('USER_DISABLED');
  const factors = await listFactors(tx, userId);
  if (factors.length === 0) return { ...(await openWireSession(app, tx, { userId, facts: { provider } })) };
  const token = newToken(app.random);
  const now = app.clock.now();
  await insertOneUseToken(tx, {
    userId,
    tokenHash: hashedToken(token),
    purpose: `wire-factor:${provider}`,
    now,
    expiresAt: addMilliseconds(now, PENDING_MINUTES * MINUTE),
  });
  return { mfaPendingCredential: `${userId}.${token}`, mfaInfo: mfaInfo(app, userId, factors) };
}

/** The person of the `idToken` of a request. */
export async function tokenPerson(app: App, idToken: unknown): Promise<CheckedToken> {
  if (typeof idToken !== 'string' || !idToken) throw new WireProblem('MISSING_ID_TOKEN');
  const checked = await checkIdToken(app, idToken);
  if (checked === 'expired') throw new WireProblem('TOKEN_EXPIRED');
  if (checked === 'disabled') throw new WireProblem('USER_DISABLED');
  if (checked === 'gone') throw new WireProblem('USER_NOT_FOUND');
  if (checked === 'invalid') throw new WireProblem('INVALID_ID_TOKEN');
  return checked;
}

/** [INV-13] Locks whose token it is before their ways in are changed: a suspension or the end of all tokens came before, or waits. */
export async function lockTokenOwner(app: App, tx: Transaction, { person, facts }: CheckedToken): Promise<void> {
  const now = app.clock.now();
  if (await refusalOf(tx, person.id, now)) throw new WireProblem('USER_DISABLED');
  const signedInAt = new Date(Math.round(facts.at * 1000));
  if (!(await lockOwner(tx, { userId: person.id, tokenHash: Buffer.alloc(0), signedInAt }, now)))
    throw new WireProblem('TOKEN_EXPIRED');
}

/** What changes the ways into an account wants a fresh sign-in. */
export function mustBeRecent(app: App, { facts }: CheckedToken): void {
  if (nowSeconds(app) - facts.at > RECENT_SECONDS) throw new WireProblem('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
