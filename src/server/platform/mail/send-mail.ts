import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import { insertMails } from './mail-store.ts';

export interface Mail {
  /** Names the occasion: a second mail with the same key is not written, so that no retry doubles it. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** More headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Better lost than sent twice. Every other mail is sent until a server has taken it. */
  atMostOnce?: boolean;
  /** What it tells of, where that can be taken back: see `recallMails`. */
  about?: string;
  /** It does not leave before. */
  notBefore?: Date;
}

/** Puts mails into the outbox in the transaction of their cause; a job sends them. Says how many were new. */
export async function sendMails(app: Pick<App, 'clock'>, tx: Transaction, mails: readonly Mail[]): Promise<number> {
  return insertMails(tx, mails, app.clock.now());
}

/** One mail. False when this occasion had its mail already. */
export const sendMail = async (app: Pick<App, 'clock'>, tx: Transaction, mail: Mail): Promise<boolean> =>
  (await sendMails(app, tx, [mail])) === 1;
