import { HOUR } from '#domain/core/time.ts';
import type { RecoverySettings } from '#domain/recovery/recovery-settings.ts';
import { nextStep, percentOfAttempt, recoveryEmail, REMINDER_DISTANCE } from '#domain/recovery/workflow.ts';
import { hashedToken } from '../accounts/session-token.ts';
import { endOffers } from '../cart/return-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { publishAll } from '../../platform/events/publish.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sendMails } from '../../platform/mail/send-mail.ts';
import { releaseSubsidies } from '../promotions/subsidy-store.ts';
import { boundReminders, type DueReminder } from './bound-offers.ts';
import { writeOffers } from './offer-code.ts';
import { reminderMail, type Reminder } from './reminder-mail.ts';
import { endRetention } from '../../platform/personal-data/erase-store.ts';
import { recoveryTables } from './tagged-tables.ts';
import { dropAddresses, claimTurns } from './reminder-turns-store.ts';
import { settingsOf } from './settings-of.ts';
import { recallReminders } from './reminder-mails-store.ts';
import { type Attempt, type DueCart, insertAttempts, lockDue, saveSwept, type Swept } from './expired-carts-store.ts';

const BATCH_SIZE = 500;

const worthOf = (lines: DueCart['buyable']): number =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

interface Outcome {
  swept: Swept;
  reminder?: DueReminder;
  wasNoticed?: boolean;
}

/** What becomes of one due cart. Nothing is written here. */
function lookAt(app: App, cart: DueCart, { now, settings }: { now: Date; settings: RecoverySettings }): Outcome {
  const saved: Swept = {
    cartId: cart.cart_id,
    life: cart.life,
    abandonedAt: cart.abandoned_at,
    status: cart.status,
    attempts: cart.attempts,
    lastSentAt: cart.last_sent_at,
    nextAt: null,
    closedBy: null,
  };
  // Bought or emptied meanwhile: what a cart holds decides, not what was noted of it.
  if (cart.lines === 0) return { swept: { ...saved, closedBy: 'emptied' } };
  const email = cart.user_email && !cart.optedOut ? recoveryEmail(cart.user_email) : null;
  const tracked = {
    lastActivityAt: cart.last_activity_at,
    abandonedAt: cart.abandoned_at,
    attempts: cart.attempts,
    lastSentAt: cart.last_sent_at,
  };
  const step = nextStep(tracked, email !== null, { now, settings });
  const later = (changes: Partial<typeof tracked>): Date => {
    const next = nextStep({ ...tracked, ...changes }, email !== null, { now, settings });
    return next.kind === 'wait' ? next.until : now;
  };
  if (step.kind === 'wait') return { swept: { ...saved, nextAt: step.until } };
  if (step.kind === 'expire') return { swept: { ...saved, status: 'expired', closedBy: 'age' } };
  if (step.kind === 'notice')
    return { swept: { ...saved, abandonedAt: now, nextAt: later({ abandonedAt: now }) }, wasNoticed: true };
  // [CART-06] Nobody is written to about pieces that cannot be bought; they may be there again later.
  if (cart.buyable.length === 0) return { swept: { ...saved, nextAt: new Date(now.getTime() + REMINDER_DISTANCE) } };
  const reminder: DueReminder = {
    cartId: cart.cart_id,
    userId: cart.user_id,
    life: cart.life,
    attempt: step.attempt,
    email: email ?? '',
    language: cart.language,
    lines: cart.buyable,
    percent: percentOfAttempt(step.attempt, settings),
    worthCents: Math.min(cart.total_cents, worthOf(cart.buyable)),
    expiresAt: new Date(now.getTime() + settings.linkHours * HOUR),
    token: Buffer.from(app.random.bytes(32)).toString('hex'),
    unsubscribeToken: Buffer.from(app.random.bytes(32)).toString('hex'),
  };
  return {
    swept: {
      ...saved,
      status: 'email_sent',
      attempts: step.attempt,
      lastSentAt: now,
      nextAt: later({ attempts: step.attempt, lastSentAt: now }),
    },
    reminder,
  };
}

/** [INV-21] What becomes of all that are due. An address that nobody proved is written to about one of its carts alone. */
async function lookAtAll(
  app: App,
  tx: Transaction,
  { due, ...at }: { due: readonly DueCart[]; now: Date; settings: RecoverySettings },
): Promise<Outcome[]> {
  const looked = due.map((cart) => ({ cart, outcome: lookAt(app, cart, at) }));
  const asking = looked.flatMap(({ cart, outcome }) => (outcome.reminder && !cart.isProven ? [outcome.reminder] : []));
  const allowed = await claimTurns(tx, asking, at.now);
  await dropAddresses(
    tx,
    asking.flatMap(({ cartId }) => (allowed.has(cartId) ? [] : cartId)),
  );
  return looked.map(({ cart, outcome }) =>
    !outcome.reminder || cart.isProven || allowed.has(cart.cart_id)
      ? outcome
      : lookAt(app, { ...cart, user_email: null }, at),
  );
}

const attemptOf = (reminder: Reminder): Attempt => ({
  cartId: reminder.cartId,
  life: reminder.life,
  number: reminder.attempt,
  discountCents: reminder.discountCents,
  promoCode: reminder.promoCode,
  expiresAt: reminder.expiresAt,
  tokenHash: hashedToken(reminder.token),
  unsubscribeHash: hashedToken(reminder.unsubscribeToken),
});

const publishNoticed = (app: App, tx: Transaction, noticed: readonly DueCart[]): Promise<void> =>
  publishAll(
    app,
    tx,
    noticed.map(({ cart_id: cartId, life, items }) => ({
      name: 'recovery.abandoned' as const,
      subject: cartId,
      payload: { cartId, life, sellerIds: [...new Set(items.map((line) => line.sellerId))] },
    })),
  );

/**
 * [REC-04, REC-05, REC-14] One batch of due carts in one transaction: their state, the attempts, the mails in the outbox and the events
 * are written together or not at all, so a kill neither loses nor doubles a reminder. True when there may be more.
 */
export async function processCartBatch(app: App): Promise<boolean> {
  const now = app.clock.now();
  const settings = settingsOf(app.config);
  return inTransaction(app.db, async (tx) => {
    const due = await lockDue(tx, now, BATCH_SIZE);
    if (due.length === 0) return false;
    const outcomes = await lookAtAll(app, tx, { due, now, settings });
    await saveSwept(
      tx,
      outcomes.map(({ swept }) => swept),
    );
    const closed = outcomes.flatMap(({ swept }) => (swept.closedBy ? swept.cartId : []));
    if (closed.length > 0) await recallReminders(app, tx, closed);
    const requested = outcomes.flatMap(({ reminder }) => reminder ?? []);
    if (requested.length > 0) {
      const reminders = await boundReminders(app, tx, { due: requested, now });
      await writeOffers(tx, reminders, now);
      await insertAttempts(tx, reminders.map(attemptOf), now);
      await sendMails(
        app,
        tx,
        reminders.map((reminder) => reminderMail(app, reminder)),
      );
      app.metrics.count('cart_reminders_total', {}, reminders.length);
    }
    await publishNoticed(
      app,
      tx,
      due.filter((_, index) => outcomes[index]?.wasNoticed),
    );
    return due.length === BATCH_SIZE;
  });
}

export const processCarts: Job = {
  name: 'recovery.sweep',
  every: 60_000,
  run: async (app) => {
    await endOffers(app.db, app.clock.now());
    await releaseSubsidies(app.db, app.clock.now());
    // Turns that are over leave no trace of their mailbox.
    await endRetention(app.db, { reminder_turns: recoveryTables.reminder_turns }, app.clock.now());
    return processCartBatch(app);
  },
};
