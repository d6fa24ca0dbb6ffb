import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import type { Mail } from './mail.ts';
import { insertMails, postMails } from './mail-store.ts';

type Sender = Pick<App, 'clock' | 'config'>;

const posted = ({ clock, config }: Sender, mails: readonly Mail[]) => ({
  mails,
  now: clock.now(),
  hasSender: Boolean(config.SMTP_URL),
});

/** Puts mails into the outbox in the transaction of their cause; a job sends them. Says how many were new. */
export async function sendMails(app: Sender, tx: Transaction, mails: readonly Mail[]): Promise<number> {
  return insertMails(tx, posted(app, mails));
}

/** One mail. False when this occasion had its mail already. */
export const sendMail = async (app: Sender, tx: Transaction, mail: Mail): Promise<boolean> =>
  (await sendMails(app, tx, [mail])) === 1;

/** One mail, without waiting for whether the occasion had its mail already. */
export const postMail = (app: Sender, tx: Transaction, mail: Mail): void => postMails(tx, posted(app, [mail]));
