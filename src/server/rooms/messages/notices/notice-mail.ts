import { inLanguage } from '#domain/core/languages/in-language.ts';
import { conversationPath } from '#domain/messages/paths.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { noticeMailTexts } from './notice-mail-texts.ts';
import type { DueNotice } from './notice-store.ts';

const MAX_EXCERPT = 600;

/** The first words of a message as a mail carries them: a mail program would make links of addresses, and these come from anybody. */
export function mailedWords(text: string, withoutLink: string): string {
  const signs = [...text];
  const words = signs.length > MAX_EXCERPT ? `${signs.slice(0, MAX_EXCERPT).join('')} …` : text;
  return words.replace(/\S+/g, (word) =>
    /\/\/|www\.|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|io|shop|xyz|top|site|online|link|click|de|eu|ru|cn)\b/iu.test(
      word,
    )
      ? withoutLink
      : word,
  );
}

/** [MSG-15] One mail for everything that came since the last, with the way to the conversation. */
export function noticeMail(app: Pick<App, 'config'>, notice: DueNotice): Mail {
  const { language, conversationId, userId, messageCount, unreadCount } = notice;
  const texts = inLanguage(noticeMailTexts, language);
  const from = notice.isSystemMessage ? app.config.MARKETPLACE_NAME : notice.from;
  const about = notice.orderNumber === null ? notice.title : texts.order(notice.orderNumber);
  const words = mailedWords(notice.excerpt, texts.withoutLink);
  const { PUBLIC_URL } = app.config;
  const url = `${PUBLIC_URL}${conversationPath(notice.role, conversationId)}`;
  const settings = `${PUBLIC_URL}/settings/notifications`;
  return framedMail(app, {
    key: `messages:${userId}:${conversationId}:${messageCount}`,
    to: notice.email,
    language,
    title: texts.title(from, about),
    text: `${texts.more(unreadCount)}\n\n${words}\n\n${texts.button}: ${url}\n\n${texts.settings}: ${settings}\n`,
    body: `<p>${escapedHtml(texts.more(unreadCount))}</p>
<blockquote style="margin:0;padding:0 0 0 16px;border-left:2px solid #E3DDD2;white-space:pre-wrap" dir="auto">${escapedHtml(words)}</blockquote>
${mailButton(texts.button, url)}${mailLink(texts.settings, settings)}`,
  });
}
