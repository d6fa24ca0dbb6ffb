import { mailPlan, nextDigestAt, quietUntil } from '#domain/accounts/delivery/delivery-settings.ts';
import { isEndableKind, type NotificationKind, notificationKinds } from '#domain/accounts/notification-kinds.ts';
import { mayNotify } from '../safety/limit-sent.ts';
import type { MailAddress } from '../stores/profile-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findDelivery } from './delivery-store.ts';
import { enqueuePush } from '../push/push-store.ts';
import { type DigestLine, insertDigestItem } from './digest-store.ts';

interface News {
  userId: string;
  kind: NotificationKind;
  address: Pick<MailAddress, 'email' | 'isProven'>;
  /** It breaks through quiet hours. */
  isCritical?: boolean;
  /** It goes to those alone who chose this kind themselves. */
  isForAskers?: boolean;
  /** The other half of the occasion is told elsewhere. */
  only?: 'mail' | 'push';
  mail: Mail;
  /** The same in a line, for the digest. */
  line: DigestLine;
}

const later = (one: Date | undefined, other: Date | null): Date | undefined =>
  other && (!one || other > one) ? other : one;

async function push(app: App, tx: Transaction, news: News & { quiet: Date | null }): Promise<void> {
  const { userId, mail, line, quiet, isCritical = false } = news;
  if (!app.config.PUSH_PUBLIC_KEY) return;
  const { title, path, quoted, about } = line;
  const notBefore = later(mail.notBefore, quiet) ?? null;
  await enqueuePush(tx, {
    userId,
    key: mail.key,
    title,
    path,
    quoted,
    about,
    isCritical,
    now: app.clock.now(),
    notBefore,
  });
}

/**
 * [UX-70, ALERT-22] Writes to a person outside of the shop, in the way that they chose for this kind: by a message to their browsers, and by a
 * mail or a line of the next digest. What comes at once waits for the end of their quiet hours.
 */
export async function deliver(app: App, tx: Transaction, news: News): Promise<void> {
  const { userId, kind, address, mail, line } = news;
  const now = app.clock.now();
  const { settings, chosen } = await findDelivery(tx, { userId, kind, timeZone: app.config.TIME_ZONE });
  const wanted = {
    ...(news.isForAskers ? { email: false, push: false, digest: false } : notificationKinds[kind]),
    ...chosen,
  };
  // What is part of a sale always comes as a mail.
  const quiet = news.isCritical ? null : quietUntil(settings, now);
  if (wanted.push && news.only !== 'mail') await push(app, tx, { ...news, quiet });
  if (news.only === 'push') return;
  const plan = isEndableKind(kind) ? mailPlan(wanted, settings.digest) : 'now';
  if (plan === 'now' && address.email !== '' && (await mayNotify({ db: tx, clock: app.clock }, address))) {
    const notBefore = later(mail.notBefore, quiet);
    await sendMail(app, tx, { ...mail, ...(notBefore ? { notBefore } : {}) });
  }
  const dueAt = plan === 'digest' ? nextDigestAt(settings, now) : null;
  if (dueAt) await insertDigestItem(tx, { ...line, userId, kind, key: mail.key, now, dueAt });
}
