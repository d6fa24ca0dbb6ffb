import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../platform/calls/app.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';
import { framedMail } from '../../platform/mail/mail-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** [OFFICE-01] What an administrator wrote, as they wrote it, in the frame of its reader's language. */
export function contactMail(
  app: Pick<App, 'config'>,
  { message, ...mail }: { key: string; to: string; language: Language; title: string; message: string },
): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: support } = app.config;
  return framedMail(app, {
    ...mail,
    mayLink: true,
    text: `${message}\n\n${siteName}, ${support}\n`,
    body: message
      .split(/\n{2,}/)
      .map((text) => `<p>${escapedHtml(text).replaceAll('\n', '<br>')}</p>`)
      .join(''),
  });
}
