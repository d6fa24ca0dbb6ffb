import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { App } from '../calls/app.ts';
import type { Job } from '../jobs/job.ts';

const BATCH = 20;
/** A mail that could not be sent so often waits for a person. */
export const MAX_TRIES = 10;
/** A longer Message-ID than this is not what every server takes. */
const LONGEST_ID = 120;

interface DueMail {
  key: string;
  at_most_once: boolean;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  headers: Record<string, string>;
}

/** The same for the same occasion, so that a server may drop a repeat, and another for every other. */
export function messageId(key: string, publicUrl: string): string {
  const plain = Buffer.from(key).toString('hex');
  const name = plain.length <= LONGEST_ID ? plain : createHash('sha256').update(key).digest('hex');
  return `<${name}@${new URL(publicUrl).hostname}>`;
}

/** The server will never take this mail for this reader: a permanent answer (RFC 5321, 4.2.1) to the address or the text, not to us. */
function isRefusedForGood(error: unknown): number | null {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command) ? responseCode : null;
}

/** The server said no, or was never reached: it has nothing of this mail. Whatever else went wrong, it may have taken it. */
function isSurelyNotTaken(error: unknown): boolean {
  const { responseCode, code, syscall } = error as { responseCode?: number; code?: string; syscall?: string };
  return (responseCode ?? 0) >= 400 || code === 'EDNS' || code === 'EAUTH' || syscall === 'connect';
}

/** The mail, unless it was sent or taken back since it was due. One that is better lost than doubled counts as sent from here on. */
async function takeMail(app: App, key: string): Promise<DueMail | null> {
  const { rows } = await app.db.query<DueMail>({
    name: 'mail-take',
    text: `UPDATE mails SET sent_at = CASE WHEN at_most_once THEN $2::timestamptz END WHERE key = $1 AND sent_at IS NULL
           RETURNING key, recipient, subject, body_text, body_html, headers, at_most_once`,
    values: [key, app.clock.now()],
  });
  return rows[0] ?? null;
}

/** [INV-12] Its words may hold a link that opens an account, so they go with it; the demo alone shows what was sent. */
async function noteSent(app: App, key: string): Promise<void> {
  await app.db.query({
    name: 'mail-sent',
    text: `UPDATE mails SET sent_at = $2, error = '', body_text = CASE WHEN $3 THEN body_text ELSE '' END, body_html = CASE WHEN $3 THEN body_html ELSE '' END WHERE key = $1`,
    values: [key, app.clock.now(), app.config.DEMO],
  });
}

/** Later and later, or never again. What the server said is not kept: it may quote the reader's address. */
async function noteFailure(app: App, key: string, error: unknown): Promise<void> {
  const refused = isRefusedForGood(error);
  if (refused === null) app.log.warn('a mail was not sent and is tried again', { error });
  else app.log.warn('a mail was refused for good', { answer: refused });
  await app.db.query({
    name: 'mail-failed',
    text: `UPDATE mails SET sent_at = NULL, tries = CASE WHEN $4 THEN greatest(tries + 1, ${MAX_TRIES}) ELSE tries + 1 END, error = $3,
             next_at = $2::timestamptz + least(power(2, tries) * 10, 3600) * interval '1 second' WHERE key = $1`,
    values: [key, app.clock.now(), refused === null ? 'not sent' : `refused: ${refused}`, refused !== null],
  });
}

/**
 * [RUN-04] Sends what the outbox holds when a mail server is configured. What cannot be sent now is tried again ten times; what is
 * refused for good is parked, and an administrator may let it be tried again.
 */
export function deliverMail(smtpUrl: string): Job {
  const transport = nodemailer.createTransport(smtpUrl);
  const send = (app: App, mail: DueMail): Promise<unknown> =>
    transport.sendMail({
      // Name and address apart: a comma or bracket in the name would be read as part of an address.
      from: app.config.MAIL_FROM ?? { name: app.config.MARKETPLACE_NAME, address: app.config.SUPPORT_EMAIL },
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      headers: mail.headers,
      messageId: messageId(mail.key, app.config.PUBLIC_URL),
    });
  return {
    name: 'mail.deliver',
    every: 2000,
    run: async (app: App) => {
      const { rows } = await app.db.query<{ key: string }>({
        name: 'mail-due',
        text: `SELECT key FROM mails WHERE sent_at IS NULL AND next_at <= $1 AND tries < ${MAX_TRIES} ORDER BY next_at LIMIT ${BATCH}`,
        values: [app.clock.now()],
      });
      for (const { key } of rows) {
        const mail = await takeMail(app, key);
        if (!mail) continue;
        try {
          await send(app, mail);
          await noteSent(app, key);
        } catch (error) {
          if (!mail.at_most_once || isSurelyNotTaken(error)) await noteFailure(app, key, error);
          else app.log.warn('whether a mail was taken is not known; it is not sent again', { error });
        }
      }
      return rows.length === BATCH;
    },
  };
}
