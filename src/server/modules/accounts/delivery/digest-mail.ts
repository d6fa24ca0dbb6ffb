import { hrefTo } from '#domain/addresses.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import { mailEnding } from '../profile/end-notification-mails.ts';
import type { MailAddress } from '../stores/profile-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { digestTexts } from './digest-mail-texts.ts';
import type { DigestLine } from './digest-store.ts';

const MAX_LINES = 40;

interface Digest {
  key: string;
  userId: string;
  address: MailAddress;
  lines: readonly DigestLine[];
}

/** [ALERT-22] One mail of all that came since the last, with the way to end it. */
export function digestMail(app: Pick<App, 'config'>, { key, userId, address, lines }: Digest): Mail {
  const { email: to, language } = address;
  const texts = inLanguage(digestTexts, language);
  const { PUBLIC_URL } = app.config;
  const shown = lines.slice(0, MAX_LINES);
  const more = lines.length > shown.length ? texts.more(lines.length - shown.length) : '';
  const choose = `${PUBLIC_URL}${hrefTo('notifications')}`;
  const { headers, also } = mailEnding(app, { userId, kind: 'digest', language });
  return framedMail(app, {
    ...{ key, to, language, headers, title: texts.title(lines.length) },
    quotes: [...new Set(lines.flatMap(({ quoted }) => quoted ?? []))],
    text: `${shown.map(({ title, message, path }) => `${title}\n${message}\n${PUBLIC_URL}${path}`).join('\n\n')}\n\n${more}\n\n${texts.choose}: ${choose}\n\n${also.label}: ${also.url}\n`,
    body: `${shown
      .map(
        ({ title, message, path }) =>
          `<p><a href="${escapedHtml(`${PUBLIC_URL}${path}`)}" style="color:#221E1A;font-weight:600">${escapedHtml(title)}</a><br>${escapedHtml(message)}</p>`,
      )
      .join('')}${more && `<p>${more}</p>`}${mailButton(texts.choose, choose)}${mailLink(also.label, also.url)}`,
  });
}
