import { createHash } from 'node:crypto';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { isArticle } from '#domain/support/article-list.ts';
import { mailboxOf } from '#domain/core/mailbox.ts';
import { supportContract } from '#domain/support/contract.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { sendMails } from '../../platform/mail/send-mail.ts';
import { type Limit, consumeAttempt } from '../../platform/rate-limit/rate-limit-store.ts';
import { copyMail, HOUSE_LANGUAGE, ticketMail } from './ticket-mails.ts';
import { insertTicket } from './ticket-store.ts';

/** The copy goes to an address that anybody may type, so one address gets only a few a day; the letter itself always arrives. */
const perAddress: Limit = { times: 5, seconds: 24 * 60 * 60 };
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const TICKET_NUMBER_LENGTH = 7;

/** What is said on the phone and looked for in the mailbox: H-4KXM2TR. */
export const ticketNumber = (bytes: Uint8Array): string =>
  `H-${Array.from(bytes.subarray(0, TICKET_NUMBER_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;

/** [UX-72, OFFICE-01] A letter to the support address and a case for the back office, with the article that did not help and the account that wrote it; the writer gets a copy. */
export const askForHelp = write(
  supportContract.askForHelp,
  { policy: anyone, limit: { times: 5, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller, tx }) => {
    const email = checkEmail(input.email);
    if (!email.ok) return fail({ code: 'support/invalid-email' });
    const { article = null } = input;
    if (article !== null && !isArticle(article)) return fail({ code: 'support/article-not-found' });
    const now = app.clock.now();
    const subject = `mail:${createHash('sha256').update(mailboxOf(email.value)).digest('base64url')}`;
    const attempt = await consumeAttempt(tx, { subject, action: 'support.copy', limit: perAddress, now });
    const number = ticketNumber(app.random.bytes(TICKET_NUMBER_LENGTH));
    const ticket = {
      number,
      email: email.value,
      message: input.message,
      order: input.order ?? '',
      article,
      session: caller.session,
      language: caller.language,
    };
    await insertTicket(tx, ticket, now);
    const copy = attempt.allowed ? [copyMail(app, ticket, caller.language)] : [];
    await sendMails(app, tx, [ticketMail(app, ticket, HOUSE_LANGUAGE), ...copy]);
    return ok({ number, email: email.value, isCopied: attempt.allowed });
  },
);
