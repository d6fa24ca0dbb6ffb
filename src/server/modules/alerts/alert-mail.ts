import { isEndableKind, type NotificationKind } from '#domain/accounts/notification-kinds.ts';
import { openIt } from '#domain/alerts/alert-texts.ts';
import { mailEnding } from '../accounts/profile/end-notification-mails.ts';
import type { App } from '../../platform/calls/app.ts';
import { linkMail } from '../../platform/mail/link-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { AlertToMail } from './alert-store.ts';

type Mailed = Pick<AlertToMail, 'email' | 'language' | 'title' | 'message' | 'label' | 'url' | 'quoted'> & {
  category: NotificationKind;
  alertId: string;
  sellerId: string;
};

/** An alert as it was written, in the language in which it was. */
export const alertMail = (
  app: Pick<App, 'config'>,
  { alertId, sellerId, category, email, language, title, message, label, url, quoted }: Mailed,
): Mail =>
  linkMail(app, {
    key: `alert:${alertId}`,
    to: email,
    language,
    title,
    text: message,
    button: label || openIt[language],
    path: url || '/messages',
    quotes: quoted === null ? [] : [quoted],
    ...(isEndableKind(category) ? mailEnding(app, { userId: sellerId, kind: category, language }) : {}),
  });
