import type { App } from '../../platform/calls/app.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { returnAttempt, type Limit, consumeAttempt } from '../../platform/rate-limit/rate-limit-store.ts';
import { hashesWaiting } from './password.ts';

export interface TooMany {
  code: 'accounts/too-many-requests';
  retryAfterSeconds: number;
}

const QUARTER_HOUR = 15 * 60;
const PER_ADDRESS = { times: 10, seconds: QUARTER_HOUR };
/** An address that anybody may type: the few above count for each network, so that no stranger locks its owner out. */
const PER_TYPED_ADDRESS = { times: 50, seconds: QUARTER_HOUR };
const PER_IP = { times: 100, seconds: QUARTER_HOUR };
/** Past so many waiting hashes a sign-in is refused rather than queued: the wait would be longer than anybody's patience. */
const MAX_WAITING = 60;

interface Attempt {
  /** The address, or what else names what is tried: a person who gave a first proof, a link, a key. */
  email: string;
  ip: string;
  /** Anybody can name it, without having proved anything. */
  isTyped?: boolean;
}

const limitsOf = ({ email, ip, isTyped }: Attempt): { subject: string; limit: Limit }[] => [
  { subject: `email:${email}${isTyped ? ` ${networkOf(ip)}` : ''}`, limit: PER_ADDRESS },
  ...(isTyped ? [{ subject: `email:${email}`, limit: PER_TYPED_ADDRESS }] : []),
  { subject: `ip:${networkOf(ip)}`, limit: PER_IP },
];

/**
 * Counts an attempt against the e-mail address and against where it comes from. The window is short, so that guessing is slow
 * while the person themself is never locked out for more than a quarter of an hour.
 */
export async function countAttempt(app: App, action: string, attempt: Attempt): Promise<TooMany | null> {
  if (hashesWaiting() > MAX_WAITING) return { code: 'accounts/too-many-requests', retryAfterSeconds: 5 };
  const now = app.clock.now();
  const taken = await Promise.all(limitsOf(attempt).map((each) => consumeAttempt(app.db, { ...each, action, now })));
  const refused = taken.find(({ allowed }) => !allowed);
  return refused ? { code: 'accounts/too-many-requests', retryAfterSeconds: refused.retryAfterSeconds } : null;
}

/** [ACC-06] Whoever gets in has not failed: the attempt does not count against them. */
export async function forgiveAttempt(app: App, action: string, attempt: Attempt): Promise<void> {
  const now = app.clock.now();
  for (const each of limitsOf(attempt)) await returnAttempt(app.db, { ...each, action, now });
}
