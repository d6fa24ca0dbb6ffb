import { mailPlan, nextDigestAt, quietUntil } from '#domain/accounts/delivery-settings.ts';
import { isEndableKind, type NotificationKind, notificationKinds } from '#domain/accounts/notification-kinds.ts';
import { mayNotify } from '../safety/limit-sent.ts';
import type { MailAddress } from '../stores/profile-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findDelivery } from './delivery-store.ts';
import { type DigestLine, insertDigestItem } from './digest-store.ts';

interface News {
  userId: string;
  kind: NotificationKind;
  address: Pick<MailAddress, 'email' | 'isProven'>;
  /** It breaks through quiet hours. */
  isCritical?: boolean;
  /** It goes to those alone who chose this kind themselves. */
  isForAskers?: boolean;
  mail: Mail;
  /** The same in a line, for the digest. */
  line: DigestLine;
}

const later = (one: Date | undefined, other: Date | null): Date | undefined =>
  other && (!one || other > one) ? other : one;

/**
 * [UX-70, ALERT-22] Writes to a person outside of the shop, in the way that they chose for this kind: by a mail now or when their quiet
 * hours end, or by a line of the next digest.
 */
export async function deliver(app: App, tx: Transaction, news: News): Promise<void> {
  const { userId, kind, address, mail, line } = news;
  const now = app.clock.now();
  const { settings, chosen } = await findDelivery(tx, { userId, kind, timeZone: app.config.TIME_ZONE });
  const wanted = { ...(news.isForAskers ? { email: false, digest: false } : notificationKinds[kind]), ...chosen };
  // What is part of a sale always comes as a mail.
  const plan = isEndableKind(kind) ? mailPlan(wanted, settings.digest) : 'now';
  if (plan === 'now' && address.email !== '' && (await mayNotify({ db: tx, clock: app.clock }, address))) {
    const notBefore = later(mail.notBefore, news.isCritical ? null : quietUntil(settings, now));
    await sendMail(app, tx, { ...mail, ...(notBefore ? { notBefore } : {}) });
  }
  const dueAt = plan === 'digest' ? nextDigestAt(settings, now) : null;
  if (dueAt) await insertDigestItem(tx, { ...line, userId, kind, key: mail.key, now, dueAt });
}
