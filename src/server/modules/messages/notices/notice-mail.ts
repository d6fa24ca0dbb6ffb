import { truncate } from '#domain/core/visible-text.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import { conversationPath } from '#domain/messages/paths.ts';
import { mailEnding } from '../../accounts/profile/end-notification-mails.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { noticeMailTexts } from './notice-mail-texts.ts';
import type { DueNotice } from './notice-store.ts';

const MAX_EXCERPT = 600;
const MAX_LINE = 160;

/** The first words of a message. */
function excerptOf(text: string): string {
  const first = truncate(text, MAX_EXCERPT);
  return first === text ? text : `${first} …`;
}

/** Who wrote about what. */
function titleOf({ config }: Pick<App, 'config'>, notice: DueNotice): string {
  const texts = inLanguage(noticeMailTexts, notice.language);
  const from = notice.isSystemMessage ? config.MARKETPLACE_NAME : notice.from;
  return texts.title(from, notice.orderNumber === null ? notice.title : texts.order(notice.orderNumber));
}

/** The same as a line of the digest. */
export const noticeLine = (app: Pick<App, 'config'>, notice: DueNotice) => ({
  title: titleOf(app, notice),
  message: truncate(notice.excerpt, MAX_LINE),
  path: conversationPath(notice.role, notice.conversationId),
  quoted: notice.fromId,
});

/** [MSG-15] One mail for everything that came since the last, with the way to the conversation. */
export function noticeMail(app: Pick<App, 'config'>, notice: DueNotice): Mail {
  const { language, conversationId, userId, messageCount, unreadCount } = notice;
  const texts = inLanguage(noticeMailTexts, language);
  const phrase = excerptOf(notice.excerpt);
  const { PUBLIC_URL } = app.config;
  const url = `${PUBLIC_URL}${conversationPath(notice.role, conversationId)}`;
  const { headers, also } = mailEnding(app, { userId, kind: 'message', language });
  return framedMail(app, {
    key: `messages:${userId}:${conversationId}:${messageCount}`,
    to: notice.email,
    quotes: notice.fromId === null ? [] : [notice.fromId],
    language,
    headers,
    title: titleOf(app, notice),
    text: `${texts.more(unreadCount)}\n\n${phrase}\n\n${texts.button}: ${url}\n\n${also.label}: ${also.url}\n`,
    body: `<p>${escapedHtml(texts.more(unreadCount))}</p>
<blockquote style="margin:0;padding:0 0 0 16px;border-left:2px solid #E3DDD2;white-space:pre-wrap" dir="auto">${escapedHtml(phrase)}</blockquote>
${mailButton(texts.button, url)}${mailLink(also.label, also.url)}`,
  });
}
