import { MINUTE } from '#domain/core/time.ts';
import { mayNotify } from '../safety/limit-sent.ts';
import { findAddress } from '../stores/profile-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { digestMail } from './digest-mail.ts';
import { findDueReaders, takeDueItems } from './digest-store.ts';

const ITEMS_A_RUN = 1000;

/** One mail of all that waits; taking the lines and writing the mail is one transaction. */
async function sendDigest(app: App, tx: Transaction, userId: string): Promise<void> {
  const lines = await takeDueItems(tx, userId, app.clock.now());
  const [first] = lines;
  const address = await findAddress(tx, userId);
  if (!first || !address?.email || !(await mayNotify({ db: tx, clock: app.clock }, address))) return;
  await sendMail(app, tx, digestMail(app, { key: `digest:${userId}:${first.key}`, userId, address, lines }));
}

/** [ALERT-22] Each reader's digest at eight where they are, daily or weekly. */
export const sendDigests: Job = {
  name: 'accounts.send-digests',
  every: MINUTE,
  run: async (app) => {
    const readers = await findDueReaders(app.db, app.clock.now(), ITEMS_A_RUN);
    for (const userId of readers) await inTransaction(app.db, (tx) => sendDigest(app, tx, userId));
    return readers.length > 0;
  },
};
