import type { Article } from '#domain/support/article.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Session } from '../../platform/calls/caller.ts';
import { escapedHtml, mailButton, mailHtml } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';

export interface SupportTicket {
  number: string;
  email: string;
  message: string;
  order: string;
  article: Article | null;
  session: Session | null;
}

const about = ({ article, order }: SupportTicket): string =>
  [article && `the article “${article.title}”`, order && `order ${order}`].filter(Boolean).join(' and ') ||
  'no article';

const quoted = (text: string): string =>
  `<blockquote style="margin:0;padding:0 0 0 16px;border-left:2px solid #E3DDD2;white-space:pre-wrap">${escapedHtml(text)}</blockquote>`;

/** What the people of the support centre read; answering it answers the person. */
export function ticketMail(app: App, ticket: SupportTicket): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const { number, email, message, article, session } = ticket;
  const title = `${number}: ${article?.title ?? 'A question'}`;
  const facts = [
    `From ${email}${session ? `, account ${session.userId} (${session.displayName}, ${session.email})` : ', not signed in'}.`,
    `About ${about(ticket)}.`,
  ];
  const button = article ? mailButton('See the article', `${PUBLIC_URL}/support/${article.slug}`) : '';
  return {
    key: `support:${number}`,
    to: supportEmail,
    subject: title,
    text: `${facts.join('\n')}\n\n${message}\n`,
    html: mailHtml({
      title,
      siteName,
      supportEmail,
      body: `${facts.map((fact) => `<p>${escapedHtml(fact)}</p>`).join('')}${quoted(message)}${button}`,
    }),
    headers: { 'Reply-To': email },
  };
}

const withoutLink = (word: string): string => (/\/\/|www\./i.test(word) ? '[link left out]' : word);

/**
 * The writer's copy. A guest's address is not known to be theirs, so what they typed loses its links: the form must not carry
 * somebody's advertisement to others in our name.
 */
export function copyMail(app: App, ticket: SupportTicket): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail } = app.config;
  const { number, email, session } = ticket;
  const isOwn = session?.email === email;
  const message = isOwn ? ticket.message : ticket.message.replace(/\S+/g, withoutLink);
  const title = `We have your message ${number}`;
  const words = `You wrote to ${siteName} about ${about({ ...ticket, order: isOwn ? ticket.order : '' })}. A person reads it and answers to this address, as a rule within two working days. If it was not you, leave this mail as it is.`;
  return {
    key: `support:${number}:copy`,
    to: email,
    subject: title,
    text: `${words}\n\n${message}\n`,
    html: mailHtml({ title, siteName, supportEmail, body: `<p>${escapedHtml(words)}</p>${quoted(message)}` }),
  };
}
