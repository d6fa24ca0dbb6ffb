import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { formatDateIn } from '#domain/core/days/time-zone.ts';
import type { App } from '../../../platform/calls/app.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { DeletionHold } from '../stores/deletion-store.ts';
import {
  deletionDelayedTexts,
  deletionTexts,
  exportTexts,
  newAddressTexts,
  oldAddressTexts,
  resetTexts,
  signInTexts,
  verifyTexts,
} from './account-mail-texts.ts';

type Site = Pick<App, 'config'>;

/** Whose mail, in which language, about which occasion, and what its link opens. */
interface Addressed {
  key: string;
  to: string;
  language: Language;
  path: string;
}

export function resetMail(app: Site, mail: Addressed): Mail {
  const { text, ...texts } = inLanguage(resetTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(app.config.MARKETPLACE_NAME) });
}

export function signInMail(app: Site, { minutes, ...mail }: Addressed & { minutes: number }): Mail {
  const { title, text, button } = inLanguage(signInTexts, mail.language);
  return linkMail(app, { ...mail, button, title: title(app.config.MARKETPLACE_NAME), text: text(minutes) });
}

export function verifyMail(app: Site, { hours, ...mail }: Addressed & { hours: number }): Mail {
  const { text, ...texts } = inLanguage(verifyTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(hours) });
}

/** [ACC-16] To the address that an account leaves. */
export function oldAddressMail(
  app: Site,
  { hours, newEmail, ...mail }: Addressed & { hours: number; newEmail: string },
): Mail {
  const { text, ...texts } = inLanguage(oldAddressTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, known: [newEmail], text: text(newEmail, hours) });
}

/** [ACC-16] To the address that it gets. */
export function newAddressMail(app: Site, { hours, ...mail }: Addressed & { hours: number }): Mail {
  const { text, ...texts } = inLanguage(newAddressTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(hours) });
}

export function exportMail(app: Site, { days, ...mail }: Addressed & { days: number }): Mail {
  const { text, ...texts } = inLanguage(exportTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(days) });
}

export function deletionMail(app: Site, { at, ...mail }: Addressed & { at: Date }): Mail {
  const { text, ...texts } = inLanguage(deletionTexts, mail.language);
  return linkMail(app, { ...mail, ...texts, text: text(formatDateIn(app.config.TIME_ZONE, at, mail.language)) });
}

/** [SUP-02] The promised day is over, and the account is still there. */
export function deletionDelayedMail(
  app: Site,
  { holds, ...mail }: Addressed & { holds: readonly DeletionHold[] },
): Mail {
  const { text, reasons, ...texts } = inLanguage(deletionDelayedTexts, mail.language);
  const why = holds.length > 0 ? holds.map((hold) => reasons[hold]) : [reasons.fault];
  return linkMail(app, { ...mail, ...texts, text: text(why.join(' ')) });
}
