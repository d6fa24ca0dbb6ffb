import { MINUTE } from '#domain/core/time.ts';
import { mayNotify } from '../safety/limit-sent.ts';
import { findAddress } from '../stores/profile-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { digestMail } from './digest-mail.ts';
import { DIGESTS_JOB, findDueReaders, claimDueItems } from './digest-store.ts';

const LINES_A_RUN = 1000;

/** One mail of all that waits; taking the lines and writing the mail is one transaction. False where another process took them. */
async function sendDigest(app: App, tx: Transaction, userId: string): Promise<boolean> {
  const lines = await claimDueItems(tx, userId, app.clock.now());
  const [first] = lines;
  if (!first) return false;
  const address = await findAddress(tx, userId);
  if (!address?.email || !(await mayNotify({ db: tx, clock: app.clock }, address))) return true;
  await sendMail(app, tx, digestMail(app, { key: `digest:${userId}:${first.key}`, userId, address, lines }));
  return true;
}

/** [ALERT-22] Each reader's digest at eight where they are, daily or weekly. */
export const sendDigests = rowJob({
  // A round reads lines, not readers: there may be more as long as any reader was served.
  ...{ name: DIGESTS_JOB, every: MINUTE, batchSize: 1 },
  list: (app, { only }) => findDueReaders(app.db, app.clock.now(), { limit: LINES_A_RUN, only }),
  work: (app, tx, { key }) => sendDigest(app, tx, key),
});
