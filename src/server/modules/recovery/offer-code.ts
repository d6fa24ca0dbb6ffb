import type { Random } from '../../platform/clock/random.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { addOffers } from '../promotions/offer-store.ts';
import { insertCodes } from '../promotions/promo-store.ts';
import type { ReminderLine } from './track-store.ts';

/** Without what is mistaken for another when it is copied by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses and anybody can type: `BACK-7KQ2-M4XD`. */
export function newOfferCode(random: Random): string {
  const four = (): string => Array.from({ length: 4 }, () => LETTERS[random.integer(LETTERS.length)]).join('');
  return `BACK-${four()}-${four()}`;
}

interface Offer {
  cartId: string;
  promoCode: string | null;
  percent: number;
  discountCents: number;
  lines: readonly ReminderLine[];
  expiresAt: Date;
}

/** So many of each variant, whatever is written on them. */
function countedVariants(lines: readonly ReminderLine[]): { variantId: string; quantity: number }[] {
  const counted = new Map<string, number>();
  for (const { variantId, quantity } of lines) counted.set(variantId, (counted.get(variantId) ?? 0) + quantity);
  return [...counted].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/**
 * [REC-06, INV-10] The reminders' offers as codes: a percentage of the pieces that were left, at most the sum that the mail names, in the
 * cart that it is about, for one order, until its link ends.
 */
export async function writeOffers(tx: Transaction, offers: readonly Offer[], now: Date): Promise<void> {
  const given = offers.flatMap(({ promoCode, ...offer }) => (promoCode ? [{ ...offer, code: promoCode }] : []));
  if (given.length === 0) return;
  const codes = given.map(({ code, percent, discountCents, lines, expiresAt }) => ({
    sellerId: '',
    code,
    kind: 'percent' as const,
    percent,
    amountCents: null,
    minimumCents: 0,
    startsAt: now,
    endsAt: expiresAt,
    maxUses: 1,
    atMostCents: discountCents,
    items: countedVariants(lines),
  }));
  if ((await insertCodes(tx, codes, now)) !== codes.length) throw new Error('a code was drawn twice');
  await addOffers(tx, given, { way: 'sent', now });
}
