import { deliver } from '../../accounts/delivery/deliver.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { noticeLine, noticeMail } from './notice-mail.ts';
import { clearNotices, dropUnsendable, type DueNotice, lockDueNotices } from './notice-store.ts';

const BATCH_SIZE = 100;

/** What a person wrote is mailed unless they chose otherwise; what the house writes to many only where they chose it. */
async function deliverNotice(app: App, tx: Transaction, notice: DueNotice): Promise<void> {
  const { userId, unreadCount, excerpt, isSystemMessage: isForAskers } = notice;
  if (unreadCount === 0 || excerpt === '') return;
  // A maker has an alert of it, which goes to their browsers.
  const only = notice.role === 'seller' && !isForAskers ? ({ only: 'mail' } as const) : {};
  const [mail, line] = [noticeMail(app, notice), noticeLine(app, notice)];
  await deliver(app, tx, { userId, kind: 'message', address: notice, isForAskers, mail, line, ...only });
}

/** [MSG-15] Mails about what was not read when its quiet period ended; the mail and the end of its waiting are one transaction. */
export const mailNotices: Job = {
  name: 'messages.mail-notices',
  every: 30_000,
  run: async (app) => {
    const now = app.clock.now();
    await dropUnsendable(app.db, now);
    return inTransaction(app.db, async (tx) => {
      const due = await lockDueNotices(tx, now, BATCH_SIZE);
      for (const notice of due) await deliverNotice(app, tx, notice);
      if (due.length > 0) await clearNotices(tx, due);
      return due.length === BATCH_SIZE;
    });
  },
};
