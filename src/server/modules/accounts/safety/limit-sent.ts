import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/core/mailbox.ts';
import { DAY, HOUR, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { type Limit, consumeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import type { TooMany } from '../attempts.ts';

const SECONDS_A_DAY = DAY / SECOND;
const aDay = (times: number): Limit => ({ times, seconds: SECONDS_A_DAY });
const limits = {
  mail: aDay(20),
  text: aDay(10),
  notice: aDay(20),
  // What strangers ask for uses up nothing of what needs a session, or a password that was right.
  verification: aDay(20),
  change: aDay(20),
  factor: aDay(10),
  /** Past the mails of a day: twice in the life of a link to a new password, so that its owner always has one that works. */
  reset: { times: 1, seconds: HOUR / SECOND / 2 },
} satisfies Record<string, Limit>;

/**
 * [INV-21] Links and codes go to whatever address or number somebody types, so one mailbox, and one telephone, gets only so many of them in a
 * day, whoever asks, by whichever call and in whichever spelling. Counted by hash: what was typed is kept nowhere.
 */
export async function countSent(
  { db, clock }: { db: Queryable; clock: App['clock'] },
  kind: keyof typeof limits,
  to: string,
): Promise<TooMany | null> {
  const subject = createHash('sha256')
    .update(kind === 'text' || kind === 'factor' ? to : mailboxOf(to))
    .digest('base64url');
  const { allowed, retryAfterSeconds } = await consumeAttempt(db, {
    subject: `sent:${subject}`,
    action: `accounts.${kind}`,
    limit: limits[kind],
    now: clock.now(),
  });
  return allowed ? null : { code: 'accounts/too-many-requests', retryAfterSeconds };
}

/** Whether a notice that an account wished for may go to its address: one that nobody proved gets only so many in a day. */
export async function mayNotify(
  at: { db: Queryable; clock: App['clock'] },
  { email, isProven }: { email: string; isProven: boolean },
): Promise<boolean> {
  return isProven || (await countSent(at, 'notice', email)) === null;
}

/**
 * Whether one more link to a new password goes to a mailbox. Where none goes, one that works has come within the last half hour: nobody keeps
 * its owner from their account by asking for links.
 */
export const maySendReset = async (at: { db: Queryable; clock: App['clock'] }, email: string): Promise<boolean> =>
  (await countSent(at, 'mail', email)) === null || (await countSent(at, 'reset', email)) === null;
