import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/core/mailbox.ts';
import { DAY, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { takeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import type { TooMany } from '../attempts.ts';

const SECONDS_A_DAY = DAY / SECOND;
const TIMES_A_DAY = { mail: 20, text: 10, notice: 20 };

/**
 * [INV-21] Links and codes go to whatever address or number somebody types, so one mailbox, and one telephone, gets only so many of them in a
 * day, whoever asks, by whichever call and in whichever spelling. Counted by hash: what was typed is kept nowhere.
 */
export async function countSent(
  { db, clock }: { db: Queryable; clock: App['clock'] },
  kind: keyof typeof TIMES_A_DAY,
  to: string,
): Promise<TooMany | null> {
  const subject = createHash('sha256')
    .update(kind === 'text' ? to : mailboxOf(to))
    .digest('base64url');
  const { allowed, retryAfterSeconds } = await takeAttempt(db, {
    subject: `sent:${subject}`,
    action: `accounts.${kind}`,
    limit: { times: TIMES_A_DAY[kind], seconds: SECONDS_A_DAY },
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
