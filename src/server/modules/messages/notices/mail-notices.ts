import { mayNotify } from '../../accounts/safety/limit-sent.ts';
import { asksForNotification, wantsNotification } from '../../accounts/profile/notification-choices.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { sendMails } from '../../../platform/mail/send-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { noticeMail } from './notice-mail.ts';
import { clearNotices, dropUnsendable, type DueNotice, lockDueNotices } from './notice-store.ts';

const BATCH_SIZE = 100;

async function mailOf(app: App, tx: Transaction, notice: DueNotice): Promise<Mail[]> {
  const { userId, unreadCount, excerpt, isSystemMessage } = notice;
  if (unreadCount === 0 || excerpt === '') return [];
  // What a person wrote is mailed unless they chose otherwise; what the house writes to many only where they chose it.
  const wants = isSystemMessage ? asksForNotification : wantsNotification;
  if (!(await wants(tx, { userId, kind: 'message', channel: 'email' }))) return [];
  return (await mayNotify({ db: tx, clock: app.clock }, notice)) ? [noticeMail(app, notice)] : [];
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
      const mails: Mail[] = [];
      for (const notice of due) mails.push(...(await mailOf(app, tx, notice)));
      if (mails.length > 0) await sendMails(app, tx, mails);
      if (due.length > 0) await clearNotices(tx, due);
      return due.length === BATCH_SIZE;
    });
  },
};
