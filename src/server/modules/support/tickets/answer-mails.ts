import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { replyAddress } from '#domain/support/tickets/inbound-mail.ts';
import { hrefTo } from '#domain/addresses.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { answerTexts, replyTexts, ticketTexts } from '../ticket-mail-texts.ts';
import { quoted } from '../ticket-mails.ts';
import type { LockedTicket } from './entry-store.ts';
import { ticketKey } from './ticket-key.ts';

interface TicketAnswer {
  ticket: LockedTicket;
  /** Of the entry: one mail for each. */
  id: string;
  message: string;
}

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapedHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** [SUP-04] The answer of the house, in the language of the person, with the way to write back. */
export function answerMail(
  app: Pick<App, 'config' | 'clock'>,
  { ticket, id, message, closes, files }: TicketAnswer & { closes: boolean; files: number },
): Mail {
  const texts = inLanguage(answerTexts, ticket.language);
  const { number, userId, email } = ticket;
  const path = `${app.config.PUBLIC_URL}${hrefTo('ticket', { number })}`;
  const link = userId ? path : `${path}?key=${ticketKey(app, number)}`;
  const notes = [files > 0 && texts.files(files), closes && texts.closed].filter((note) => note !== false);
  const mail = framedMail(app, {
    key: `support:${number}:${id}`,
    to: email,
    mayLink: true,
    language: ticket.language,
    title: texts.title(number),
    text: `${[message, ...notes].join('\n\n')}\n\n${texts.button}: ${link}\n\n${texts.yours}\n${ticket.message}\n`,
    body: `${[message, ...notes].map(paragraphs).join('')}${mailButton(texts.button, link)}<p>${escapedHtml(texts.yours)}</p>${quoted(ticket.message)}`,
  });
  const { INBOUND_MAIL_ADDRESS: address } = app.config;
  // A reply by mail comes back to the ticket.
  return address
    ? {
        ...mail,
        headers: { ...mail.headers, 'Reply-To': replyAddress(address, { number, key: ticketKey(app, number) }) },
      }
    : mail;
}

/** [SUP-04] The support address hears that the person wrote back. */
export function replyMail(app: Pick<App, 'config'>, { ticket, id, message }: TicketAnswer, language: Language): Mail {
  const texts = inLanguage(replyTexts, language);
  const button = ticketTexts.button[language];
  const link = `${app.config.PUBLIC_URL}/admin/tickets/${ticket.number}`;
  return framedMail(app, {
    key: `support:${ticket.number}:${id}`,
    to: app.config.SUPPORT_EMAIL,
    mayLink: true,
    quotes: [ticket.email, ...(ticket.userId ? [ticket.userId] : [])],
    language,
    title: texts.title(ticket.number),
    text: `${message}\n\n${button}: ${link}\n`,
    body: `${quoted(message)}${mailButton(button, link)}`,
  });
}
