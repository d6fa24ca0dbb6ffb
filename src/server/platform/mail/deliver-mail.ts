import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { App } from '../calls/app.ts';
import type { Queue } from '../queue/queue.ts';
import {
  type DueMail,
  MAIL_QUEUE,
  MAX_TRIES,
  recordMailFailure,
  markMailSent,
  renewMails,
  claimMail,
} from './mail-store.ts';

/** A longer Message-ID than this is not what every server takes. */
const LONGEST_ID = 120;

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

/** The server said no, or did not answer at all: it has nothing of this mail. Whatever else went wrong, it may have taken it. */
function isSurelyNotTaken(error: unknown): boolean {
  const { responseCode, code, syscall, timeoutType } = error as {
    responseCode?: number;
    code?: string;
    syscall?: string;
    timeoutType?: string;
  };
  const neverBegan = syscall === 'connect' || /^(CONNECT|GREETING|UPGRADE)_/.test(timeoutType ?? '');
  return (responseCode ?? 0) >= 400 || code === 'EDNS' || code === 'EAUTH' || neverBegan;
}

/** Milliseconds until a server has to greet; some wait a few seconds before. */
const CONNECTION_TIMEOUT = 20_000;

/**
 * [RUN-04] Sends what the outbox holds when a mail server is configured. What cannot be sent now is tried again ten times; what is
 * refused for good is parked, and an administrator may let it be tried again.
 */
export function mailQueue(smtpUrl: string | undefined): Queue {
  const transport = smtpUrl
    ? nodemailer.createTransport({ url: smtpUrl, connectionTimeout: CONNECTION_TIMEOUT })
    : null;
  const send = async (app: App, mail: DueMail): Promise<unknown> =>
    transport?.sendMail({
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
    name: MAIL_QUEUE,
    tries: MAX_TRIES,
    firstDelay: 10,
    longestDelay: 3600,
    // [ERR-08] A server that is left alone for a while costs no mail one of its tries.
    isReady: (app) => transport !== null && !app.circuits.isResting('mail server'),
    handle: async (app, { id, key }) => {
      const mail = await claimMail(app.db, { key, itemId: id, now: app.clock.now() });
      if (!mail) return;
      try {
        await app.circuits.run('mail server', () => send(app, mail), {
          isRefusal: (error) => isRefusedForGood(error) !== null,
        });
      } catch (error) {
        if (!mail.at_most_once || isSurelyNotTaken(error)) throw error;
        app.log.warn('whether a mail was taken is not known; it is not sent again', { error });
        return;
      }
      return (tx) => markMailSent(tx, key, { now: app.clock.now(), keepsText: app.config.DEMO });
    },
    // What the server said is not kept: it may quote the reader's address.
    judge: (error) => {
      const refused = isRefusedForGood(error);
      return refused === null ? { message: 'not sent' } : { isFinal: true, message: `refused: ${refused}` };
    },
    recordFailure: (tx, { key }, failure) => recordMailFailure(tx, key, failure),
    recordRetry: renewMails,
  };
}
