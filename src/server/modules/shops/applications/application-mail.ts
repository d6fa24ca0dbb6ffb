import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../../platform/calls/app.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { applicationMailTexts } from './application-mail-texts.ts';

interface Decided {
  sellerId: string;
  number: number;
  to: string;
  language: Language;
  shopName: string;
  /** Null where it was approved. */
  reason: string | null;
}

/** [OFFICE-03] The decision on an application, in the language of its applicant. */
export function applicationMail(
  app: Pick<App, 'config'>,
  { sellerId, number, to, language, shopName, reason }: Decided,
): Mail {
  const key = `application:${sellerId}:${number}`;
  const site = app.config.MARKETPLACE_NAME;
  if (reason !== null) {
    const { title, text, button } = inLanguage(applicationMailTexts.refused, language);
    return linkMail(app, {
      ...{ key, to, language, title, text: text(site, reason), button },
      path: '/seller-dashboard/application',
    });
  }
  const { title, text, button } = inLanguage(applicationMailTexts.approved, language);
  return linkMail(app, {
    ...{ key, to, language, title: title(shopName), text: text(site), button },
    path: '/seller-dashboard/listings',
  });
}
