import { roleTexts } from '#domain/core/permissions/role-texts.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { SecondLookState } from '#domain/admin/second-look.ts';
import type { App } from '../../platform/calls/app.ts';
import { linkMail } from '../../platform/mail/link-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { actionLimitTexts, factorResetTexts, invitationTexts, secondLookTexts } from './admin-mail-texts.ts';
import type { Invitation } from './invitation-store.ts';

type Site = Pick<App, 'config'>;

/** [ADM-05, ADM-11] */
export function invitationMail(
  app: Site,
  { id, email, role }: Pick<Invitation, 'id' | 'email' | 'role'>,
  { token, by, language, hours }: { token: string; by: string; language: Language; hours: number },
): Mail {
  const { title, text, button } = inLanguage(invitationTexts, language);
  return linkMail(app, {
    key: `admin-invitation:${id}`,
    to: email,
    language,
    title: title(app.config.MARKETPLACE_NAME),
    text: text(by, roleTexts[language].names[role], hours),
    button,
    path: `/activate-admin?invitation=${encodeURIComponent(`${id}.${token}`)}`,
  });
}

/** [ADM-12] */
export function factorResetMail(
  app: Site,
  { by, ...mail }: { key: string; to: string; language: Language; by: string },
): Mail {
  const { text, ...texts } = inLanguage(factorResetTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(by), path: '/profile/security?for=office' });
}

interface ToAdmin {
  key: string;
  to: string;
  language: Language;
  /** Who did it. */
  by: string;
}

/** [OFFICE-01] */
export function secondLookMail(app: Site, { by, state, ...mail }: ToAdmin & { state: SecondLookState }): Mail {
  const { titles, text, button } = inLanguage(secondLookTexts, mail.language);
  const title = titles[state];
  return linkMail(app, { ...mail, title, text: text(by, title), button, path: '/admin/second-looks' });
}

/** [OFFICE-01] To master admins, once an hour. */
export function actionLimitMail(app: Site, { by, most, ...mail }: ToAdmin & { most: number }): Mail {
  const { text, ...texts } = inLanguage(actionLimitTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(by, most), path: '/admin/audit' });
}
