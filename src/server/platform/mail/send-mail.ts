import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';

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
  const { rowCount } = await tx.query({
    name: 'mails-write',
    text: `INSERT INTO mails (key, recipient, subject, body_text, body_html, headers, created_at, next_at, at_most_once, about)
           SELECT key, recipient, subject, body_text, body_html, headers, $7, coalesce(not_before, $7), at_most_once, about
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $8::boolean[], $9::text[], $10::timestamptz[])
             AS m (key, recipient, subject, body_text, body_html, headers, at_most_once, about, not_before)
           ON CONFLICT (key) DO NOTHING`,
    values: [
      mails.map((mail) => mail.key),
      mails.map((mail) => mail.to),
      mails.map((mail) => mail.subject.replace(/[\r\n]+/g, ' ').slice(0, 200)),
      mails.map((mail) => mail.text),
      mails.map((mail) => mail.html),
      mails.map((mail) => JSON.stringify(mail.headers ?? {})),
      app.clock.now(),
      mails.map((mail) => mail.atMostOnce ?? false),
      mails.map((mail) => mail.about ?? ''),
      mails.map((mail) => mail.notBefore ?? null),
    ],
  });
  return rowCount ?? 0;
}

/** One mail. False when this occasion had its mail already. */
export const sendMail = async (app: Pick<App, 'clock'>, tx: Transaction, mail: Mail): Promise<boolean> =>
  (await sendMails(app, tx, [mail])) === 1;
