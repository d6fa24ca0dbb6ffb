import type { App } from '../../platform/calls/app.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { giveBackAttempt, takeAttempt } from '../../platform/rate-limit/rate-limit-store.ts';
import { hashesWaiting } from './password.ts';

export interface TooMany {
  code: 'accounts/too-many-requests';
  retryAfterSeconds: number;
}

const QUARTER_HOUR = 15 * 60;
const PER_ADDRESS = { times: 10, seconds: QUARTER_HOUR };
const PER_IP = { times: 100, seconds: QUARTER_HOUR };
/** Past so many waiting hashes a sign-in is refused rather than queued: the wait would be longer than anybody's patience. */
const MAX_WAITING = 60;

/**
 * Counts an attempt against the e-mail address and against where it comes from. The window is short, so that guessing is slow
 * while the person themself is never locked out for more than a quarter of an hour.
 */
export async function countAttempt(
  app: App,
  action: string,
  { email, ip }: { email: string; ip: string },
): Promise<TooMany | null> {
  if (hashesWaiting() > MAX_WAITING) return { code: 'accounts/too-many-requests', retryAfterSeconds: 5 };
  const now = app.clock.now();
  const byAddress = await takeAttempt(app.db, { subject: `email:${email}`, action, limit: PER_ADDRESS, now });
  const byIp = await takeAttempt(app.db, { subject: `ip:${networkOf(ip)}`, action, limit: PER_IP, now });
  const refused = [byAddress, byIp].find((attempt) => !attempt.allowed);
  return refused ? { code: 'accounts/too-many-requests', retryAfterSeconds: refused.retryAfterSeconds } : null;
}

/** [ACC-06] Whoever gets in has not failed: the attempt does not count against them. */
export async function forgiveAttempt(
  app: App,
  action: string,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const now = app.clock.now();
  await giveBackAttempt(app.db, { subject: `email:${email}`, action, limit: PER_ADDRESS, now });
  await giveBackAttempt(app.db, { subject: `ip:${networkOf(ip)}`, action, limit: PER_IP, now });
}
