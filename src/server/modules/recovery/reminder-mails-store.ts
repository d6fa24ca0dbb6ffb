import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { recallByKeys, recallMailsTo } from '../../platform/mail/mail-store.ts';

/** What the keys of reminders begin with: cart, life and attempt follow. */
export const REMINDER_KEY = 'cart-reminder:';

/**
 * [INV-19] Reminders that still wait for a mail server are not sent any more: the cart was bought, won back or let go, or the person
 * does not agree. Without a mail server what is written is in the outbox page, and so has arrived.
 */
export async function recallReminders(
  app: Pick<App, 'config'>,
  tx: Transaction,
  cartIds: readonly string[],
): Promise<void> {
  if (!app.config.SMTP_URL) return;
  await recallByKeys(tx, {
    name: 'recovery-take-back-mails',
    keys: `SELECT '${REMINDER_KEY}' || cart_id || ':' || life || ':' || attempt_number FROM recovery_attempts
           WHERE cart_id = ANY($1)`,
    values: [cartIds],
  });
}

/** [REC-14] Nor those to an address that wants no more of them. */
export async function recallRemindersTo(app: Pick<App, 'config'>, tx: Transaction, email: string): Promise<void> {
  if (!app.config.SMTP_URL) return;
  await recallMailsTo(tx, { recipient: email, kind: REMINDER_KEY });
}
