import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { findPasswordOf } from '../account-store.ts';
import { countAttempt, forgiveAttempt, type TooMany } from '../attempts.ts';
import { isPassword } from '../password.ts';
import { hasSecondFactor } from '../security/second-factor-store.ts';
import { isSessionSince } from '../security/session-proof-store.ts';
import { consumeSecondFactor } from '../security/use-second-factor.ts';

/** Whoever has neither a second factor nor a password must have signed in within this time. */
const FRESH_MS = 15 * MINUTE;

export type ProofWay = 'code' | 'password' | 'sign-in';

/** How a person shows again that it is they who act. */
export async function proofWayOf(db: Queryable, userId: string): Promise<ProofWay> {
  if (await hasSecondFactor(db, userId)) return 'code';
  return (await findPasswordOf(db, userId)) ? 'password' : 'sign-in';
}

type NotProven = TooMany | { code: 'accounts/wrong-code' | 'accounts/wrong-password' | 'accounts/sign-in-again' };

/** [ACC-16] A fresh proof before something dangerous: a session that stands open, or was stolen, is not enough. Null when it is given. */
export async function proveAgain(
  app: App,
  caller: Caller,
  { password = '', code = '' }: { password?: string | undefined; code?: string | undefined },
): Promise<NotProven | null> {
  const userId = caller.session?.userId ?? '';
  const key = { email: userId, ip: caller.ip };
  const refused = await countAttempt(app, 'accounts.proveAgain', key);
  if (refused) return refused;
  const way = await proofWayOf(app.db, userId);
  const stored = way === 'password' ? await findPasswordOf(app.db, userId) : null;
  if (way === 'code' && !(await consumeSecondFactor(app, app.db, { userId, code })))
    return { code: 'accounts/wrong-code' };
  if (way === 'password' && !(stored && (await isPassword(stored, password))))
    return { code: 'accounts/wrong-password' };
  const since = addMilliseconds(app.clock.now(), -FRESH_MS);
  if (way === 'sign-in' && !(await isSessionSince(app.db, caller.session, since)))
    return { code: 'accounts/sign-in-again' };
  await forgiveAttempt(app, 'accounts.proveAgain', key);
  return null;
}
