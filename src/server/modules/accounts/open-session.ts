import type { PublicSession } from '#domain/core/session.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { switchedOffFor } from '../../platform/config/flags.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { findSession, insertSession } from './account-store.ts';
import { endSession } from './safety/end-access.ts';
import { hashedToken, newSessionToken, SESSION_COOKIE, SESSION_SECONDS } from './session-token.ts';

export type SignInWay = 'password' | 'google' | 'passkey' | 'email-link' | 'phone';

export interface SessionRequest {
  app: App;
  tx: Transaction;
  caller: Caller;
  userId: string;
  way?: SignInWay;
  /** A second proof was given too, now or in the session that this one follows. */
  secondFactor?: boolean | undefined;
}

/** A new session with a new token; the one that the browser sent before ends: a planted or copied cookie gains nothing [INV-13]. */
export async function openSession({
  app,
  tx,
  caller,
  userId,
  way = 'password',
  secondFactor = way === 'passkey',
}: SessionRequest): Promise<PublicSession> {
  const now = app.clock.now();
  const token = newSessionToken(app.random);
  const tokenHash = hashedToken(token);
  if (caller.session) await endSession(tx, caller.session.userId, caller.session.tokenHash);
  await insertSession(tx, {
    userId,
    tokenHash,
    now,
    expiresAt: addMilliseconds(now, SESSION_SECONDS * 1000),
    ip: caller.ip,
    userAgent: caller.userAgent,
    way,
    secondFactor,
    language: caller.language,
  });
  caller.setCookie(SESSION_COOKIE, `${userId}.${token}`, { maxAgeSeconds: SESSION_SECONDS });
  const row = await findSession(tx, { userId, tokenHash, now });
  if (!row) throw new Error('a session that was just opened is not there');
  const { display_name: displayName, email, role, slug: shopSlug, admin_role: adminRole } = row;
  return { userId, displayName, email, role, shopSlug, ...switchedOffFor(app, { userId, shopSlug, adminRole }) };
}
