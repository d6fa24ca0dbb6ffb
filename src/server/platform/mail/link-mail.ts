import type { Language } from '#domain/core/languages/language.ts';
import type { Config } from '../config/config.ts';
import { escapedHtml } from '../escaped-html.ts';
import { framedMail, mailButton, mailLink } from './mail-html.ts';
import type { Mail } from './mail.ts';

interface LinkMail {
  /** Names the occasion; one mail for each. */
  key: string;
  to: string;
  language: Language;
  title: string;
  /** Plain words; what stands in them like markup stays words. */
  text: string;
  button: string;
  /** Path and query of this shop. */
  path: string;
  quotes?: Mail['quotes'];
  known?: readonly string[];
  headers?: Record<string, string>;
  /** A quiet link below the button. */
  also?: { label: string; url: string };
}

/** A mail that is there for its one link. */
export function linkMail(app: { config: Config }, { text, button, path, also, ...mail }: LinkMail): Mail {
  const link = `${app.config.PUBLIC_URL}${path}`;
  return framedMail(app, {
    ...mail,
    text: `${text}\n\n${link}\n${also ? `\n${also.label}: ${also.url}\n` : ''}`,
    body: `<p>${escapedHtml(text)}</p>${mailButton(button, link)}${also ? mailLink(also.label, also.url) : ''}`,
  });
}
