import { mailboxOf } from '#domain/core/mailbox.ts';
import { percentOf } from '#domain/core/money.ts';
import { boundOffer, type OfferedPart } from '#domain/promotions/subsidy.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { insertSubsidies, lockBudgets } from '../promotions/subsidy-store.ts';
import { newOfferCode } from './offer-code.ts';
import type { Reminder } from './reminder-mail.ts';
import { findLowestFee, listShopOwners, type ShopOwner } from './expired-carts-store.ts';

/** A reminder that is due, with the percentage that its number stands for. */
export interface DueReminder extends Omit<Reminder, 'discountCents' | 'promoCode'> {
  userId: string | null;
  /** What its percentage is of, minor units. */
  worthCents: number;
}

const sellersOf = ({ lines }: DueReminder): string[] => [...new Set(lines.map(({ sellerId }) => sellerId))];

const isOneself = ({ userId, email }: DueReminder, { sellerId, owner, sharesIban }: ShopOwner): boolean =>
  userId === sellerId || mailboxOf(email) === mailboxOf(owner) || (userId !== null && sharesIban.includes(userId));

/**
 * [REC-06, PAY-04] What each reminder offers: as much of its percentage as the fee that holds while its link works pays for, and the budgets
 * of its shops, which reserve it from now on. Nobody gets a budget for their own shop.
 */
export async function boundReminders(
  app: App,
  tx: Transaction,
  { due, now }: { due: readonly DueReminder[]; now: Date },
): Promise<Reminder[]> {
  const offering = due.filter(({ percent }) => percent > 0);
  if (offering.length === 0) return due.map((reminder) => ({ ...reminder, discountCents: 0, promoCode: null }));
  const until = offering.map(({ expiresAt }) => expiresAt).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? now;
  const sellerIds = [...new Set(offering.flatMap(sellersOf))];
  const [feePercent, budgets, owners] = await Promise.all([
    findLowestFee(tx, { now, until }),
    lockBudgets(tx, app.config, { sellerIds, now }),
    listShopOwners(tx, sellerIds),
  ]);
  const reserved: Parameters<typeof insertSubsidies>[1][number][] = [];
  const bound = due.map((reminder): Reminder => {
    const parts = sellersOf(reminder).map((sellerId): OfferedPart => {
      const lines = reminder.lines.filter((line) => line.sellerId === sellerId);
      const owner = owners.find((one) => one.sellerId === sellerId);
      return {
        sellerId,
        baseCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
        budgetCents: owner && !isOneself(reminder, owner) ? budgets.leftFor(sellerId) : 0,
      };
    });
    const { percent, subsidies } = boundOffer(reminder.percent, feePercent, parts);
    const discountCents = percentOf(reminder.worthCents, percent);
    if (discountCents === 0) return { ...reminder, percent, discountCents, promoCode: null };
    const promoCode = newOfferCode(app.random);
    for (const { sellerId, cents } of subsidies.filter((one) => one.cents > 0)) {
      budgets.use(sellerId, cents);
      reserved.push({ sellerId, causeId: promoCode, cents });
    }
    return { ...reminder, percent, discountCents, promoCode };
  });
  await insertSubsidies({ config: app.config, tx }, reserved, now);
  return bound;
}
