import { inLanguage } from '#domain/core/languages/in-language.ts';
import { mailEnding } from '../../accounts/profile/end-notification-mails.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Follower } from '../follow-store.ts';
import { backFromVacationTexts } from './back-from-vacation-mail-texts.ts';

const pathOf = ({ slug }: { slug: string }): string => `/shop/${encodeURIComponent(slug)}`;

/** The same as a line of the digest. */
export function backFromVacationLine(shop: { name: string; slug: string }, language: Follower['language']) {
  const { title, text } = inLanguage(backFromVacationTexts, language);
  return { title: title(shop.name), message: text(shop.name), path: pathOf(shop) };
}

/** [DASH-04] A shop that somebody follows sells again. */
export function backFromVacationMail(
  app: Pick<App, 'config'>,
  shop: { name: string; slug: string },
  { userId, email, language, key }: Pick<Follower, 'userId' | 'email' | 'language'> & { key: string },
): Mail {
  const { title, text, why, button } = inLanguage(backFromVacationTexts, language);
  const url = `${app.config.PUBLIC_URL}${pathOf(shop)}`;
  const { headers, also } = mailEnding(app, { userId, kind: 'followed_shops', language });
  return framedMail(app, {
    ...{ key, to: email, language, headers, title: title(shop.name) },
    text: `${text(shop.name)}\n\n${url}\n\n${why(shop.name)}\n\n${also.label}: ${also.url}`,
    body: `<p>${escapedHtml(text(shop.name))}</p>${mailButton(button, url)}<p>${escapedHtml(why(shop.name))}</p>${mailLink(also.label, also.url)}`,
  });
}
