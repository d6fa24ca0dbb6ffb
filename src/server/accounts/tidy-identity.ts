import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { forgetEnded } from './safety/end-access.ts';
import type { Job } from '../platform/jobs/job.ts';

/** Takes away what is over: links, codes, challenges and tokens that no longer open anything, and messages that were sent. */
export const tidyIdentity: Job = {
  name: 'accounts.tidy-identity',
  every: 15 * 60 * 1000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    // A day longer than they work, so that a late press is told the truth.
    const past = addMilliseconds(now, -DAY);
    for (const table of ['provider_attempts', 'passkey_challenges', 'sent_codes', 'one_use_tokens', 'email_changes'])
      await db.query({ text: `DELETE FROM ${table} WHERE expires_at < $1`, values: [past] });
    await forgetEnded(db, { now, keptSince: past });
    await db.query({
      text: 'DELETE FROM text_messages WHERE created_at < $1',
      values: [addMilliseconds(now, -7 * DAY)],
    });
    await db.query({
      text: 'DELETE FROM second_factors WHERE confirmed_at IS NULL AND created_at < $1',
      values: [past],
    });
    await db.query({ text: 'DELETE FROM identity_keys WHERE retires_at < $1', values: [past] });
  },
};
