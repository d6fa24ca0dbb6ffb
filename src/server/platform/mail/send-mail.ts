import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import type { Mail } from './mail.ts';
import { insertMails, postMails } from './mail-store.ts';

/** Puts mails into the outbox in the transaction of their cause; a job sends them. Says how many were new. */
export async function sendMails(app: Pick<App, 'clock'>, tx: Transaction, mails: readonly Mail[]): Promise<number> {
  return insertMails(tx, mails, app.clock.now());
}

/** One mail. False when this occasion had its mail already. */
export const sendMail = async (app: Pick<App, 'clock'>, tx: Transaction, mail: Mail): Promise<boolean> =>
  (await sendMails(app, tx, [mail])) === 1;

/** One mail, without waiting for whether the occasion had its mail already. */
export const postMail = (app: Pick<App, 'clock'>, tx: Transaction, mail: Mail): void =>
  postMails(tx, [mail], app.clock.now());
