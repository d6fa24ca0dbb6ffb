import type { Queryable } from '../database/open-database.ts';
import type { Statement } from '../database/statement-batch.ts';

/** How often one person (or address, where nobody is signed in) may make a call. */
export interface Limit {
  times: number;
  seconds: number;
  by?: 'caller' | 'ip';
  /** What calls that are counted together are counted as; each by itself without it. */
  countedAs?: string;
}

export interface LimitAnswer {
  allowed: boolean;
  remaining: number;
  retryAfterSeconds: number;
}

export interface Attempt {
  subject: string;
  action: string;
  limit: Limit;
  now: Date;
}

const windowOf = ({ limit, now }: Attempt): { start: number; length: number } => {
  const length = limit.seconds * 1000;
  return { start: Math.floor(now.getTime() / length) * length, length };
};

/** The count of an attempt as part of a statement; the texts are placeholders of it. It returns how many there are now. */
export const countAttemptSql = (at: Record<'subject' | 'action' | 'start' | 'by', string>): string =>
  `INSERT INTO rate_limits (subject, action, window_start, count)
   VALUES (${at.subject}, ${at.action}, ${at.start}, ${at.by})
   ON CONFLICT (subject, action, window_start) DO UPDATE SET count = rate_limits.count + excluded.count
   RETURNING count`;

/** Who made it, which call, since when it counts. */
export const attemptValues = (attempt: Attempt): [string, string, Date] => [
  attempt.subject,
  attempt.action,
  new Date(windowOf(attempt).start),
];

/** The statement that counts an attempt; `attemptAnswer` reads its rows. */
export const attemptStatement = (attempt: Attempt): Statement => ({
  name: 'rate-limit-take',
  text: countAttemptSql({ subject: '$1', action: '$2', start: '$3', by: '1' }),
  values: attemptValues(attempt),
});

export function attemptAnswer(attempt: Attempt, rows: readonly { count: number }[]): LimitAnswer {
  const { limit, now } = attempt;
  const { start, length } = windowOf(attempt);
  const count = rows[0]?.count ?? 1;
  const allowed = count <= limit.times;
  return {
    allowed,
    remaining: Math.max(0, limit.times - count),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((start + length - now.getTime()) / 1000)),
  };
}

/** Counts one attempt in a fixed window, exactly, however many run at once and in however many processes [INV-21]. */
export async function consumeAttempt(db: Queryable, attempt: Attempt): Promise<LimitAnswer> {
  const { rows } = await db.query<{ count: number }>(attemptStatement(attempt));
  return attemptAnswer(attempt, rows);
}

/** Takes a counted attempt back: it was none of those that the limit is there for. */
export async function returnAttempt(
  db: Queryable,
  { subject, action, limit, now }: { subject: string; action: string; limit: Limit; now: Date },
): Promise<void> {
  const length = limit.seconds * 1000;
  await db.query({
    name: 'rate-limit-give-back',
    text: `UPDATE rate_limits SET count = count - 1
           WHERE subject = $1 AND action = $2 AND window_start = $3 AND count > 0`,
    values: [subject, action, new Date(Math.floor(now.getTime() / length) * length)],
  });
}
