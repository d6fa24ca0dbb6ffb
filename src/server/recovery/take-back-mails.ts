import type { App } from '../platform/calls/app.ts';
import type { Transaction } from '../platform/database/open-database.ts';

/** What the keys of reminders begin with: cart, life and attempt follow. */
export const REMINDER_KEY = 'cart-reminder:';

/**
 * [INV-19] Reminders that still wait for a mail server are not sent any more: the cart was bought, won back or let go, or the person
 * does not agree. Without a mail server what is written is in the outbox page, and so has arrived.
 */
export async function takeBackMails(
  app: Pick<App, 'config'>,
  tx: Transaction,
  cartIds: readonly string[],
): Promise<void> {
  if (!app.config.SMTP_URL) return;
  await tx.query({
    name: 'recovery-take-back-mails',
    text: `DELETE FROM mails m USING recovery_attempts t WHERE t.cart_id = ANY($1) AND m.key = '${REMINDER_KEY}' || t.cart_id || ':' || t.life || ':' || t.attempt_number AND m.sent_at IS NULL`,
    values: [cartIds],
  });
}

/** [REC-14] Nor those to an address that wants no more of them. */
export async function takeBackMailsTo(app: Pick<App, 'config'>, tx: Transaction, email: string): Promise<void> {
  if (!app.config.SMTP_URL) return;
  await tx.query({
    name: 'recovery-take-back-mails-to',
    text: `DELETE FROM mails WHERE recipient = $1 AND key LIKE '${REMINDER_KEY}%' AND sent_at IS NULL`,
    values: [email],
  });
}
