import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { type Article, findArticle } from '#domain/support/article.ts';
import { firstLine } from '#domain/support/tickets/first-line.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Session } from '../../platform/calls/caller.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';
import { framedMail, mailButton } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { articles } from './articles.ts';
import { aboutTexts, copyTexts, ticketTexts } from './ticket-mail-texts.ts';

type Site = Pick<App, 'config'>;

/** What the people of the support centre read. */
export const HOUSE_LANGUAGE: Language = 'en';

export interface SupportTicket {
  number: string;
  email: string;
  message: string;
  order: string;
  /** Its slug. */
  article: string | null;
  session: Session | null;
  /** What its writer reads. */
  language: Language;
}

const articleOf = ({ article }: Pick<SupportTicket, 'article'>, language: Language): Article | undefined =>
  findArticle(articles[language], article ?? '');

function about(ticket: SupportTicket, language: Language): string {
  const texts = inLanguage(aboutTexts, language);
  const article = articleOf(ticket, language);
  const parts = [article && texts.article(article.title), ticket.order && texts.order(ticket.order)].filter(Boolean);
  return parts.join(texts.and) || texts.nothing;
}

export const quoted = (text: string): string =>
  `<blockquote style="margin:0;padding:0 0 0 16px;border-left:2px solid #E3DDD2;white-space:pre-wrap">${escapedHtml(text)}</blockquote>`;

/** What the people of the support centre read: that there is a ticket, and the way to it. */
export function ticketMail(app: Site, ticket: SupportTicket, language: Language): Mail {
  const { SUPPORT_EMAIL: support, PUBLIC_URL } = app.config;
  const { number, email, message, session } = ticket;
  const article = articleOf(ticket, language);
  const texts = inLanguage(ticketTexts, language);
  const who = session ? texts.account(session.userId, session.displayName, session.email) : texts.guest;
  const facts = [texts.from(`${email}, ${who}`), texts.about(about(ticket, language))];
  const link = `${PUBLIC_URL}/admin/tickets/${number}`;
  return framedMail(app, {
    key: `support:${number}`,
    to: support,
    mayLink: true,
    quotes: [email, ...(session ? [session.userId] : [])],
    language,
    title: `${number}: ${article?.title ?? firstLine(message)}`,
    text: `${facts.join('\n')}\n\n${message}\n\n${texts.button}: ${link}\n`,
    body: `${facts.map((fact) => `<p>${escapedHtml(fact)}</p>`).join('')}${quoted(message)}${mailButton(texts.button, link)}`,
  });
}

/** The writer's copy. A guest's address is not known to be theirs. */
export function copyMail(app: Site, ticket: SupportTicket, language: Language): Mail {
  const { number, email, session, message } = ticket;
  const texts = inLanguage(copyTexts, language);
  const subject = about({ ...ticket, order: session?.email === email ? ticket.order : '' }, language);
  const phrase = texts.text(app.config.MARKETPLACE_NAME, subject);
  return framedMail(app, {
    key: `support:${number}:copy`,
    to: email,
    language,
    title: texts.title(number),
    text: `${phrase}\n\n${message}\n`,
    body: `<p>${escapedHtml(phrase)}</p>${quoted(message)}`,
  });
}
