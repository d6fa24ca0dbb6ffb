import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml, mailButton, mailHtml } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

interface LinkMail {
  /** Names the occasion; one mail for each. */
  key: string;
  to: string;
  title: string;
  /** Plain words; what stands in them like markup stays words. */
  words: string;
  button: string;
  /** Path and query of this shop. */
  path: string;
}

/** A mail that is there for its one link. */
export function linkMail(app: App, { key, to, title, words, button, path }: LinkMail): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const link = `${PUBLIC_URL}${path}`;
  return {
    key,
    to,
    subject: title,
    text: `${words}\n\n${link}\n`,
    html: mailHtml({ title, siteName, supportEmail, body: `<p>${escapedHtml(words)}</p>${mailButton(button, link)}` }),
  };
}
