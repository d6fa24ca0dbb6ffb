import { LEAST_LEFT } from '#domain/promotions/model.ts';
import type { Random } from '../platform/clock/random.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { insertCodes } from '../promotions/promo-store.ts';

/** Without what is mistaken for another when it is copied by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses and anybody can type: `BACK-7KQ2-M4XD`. */
export function newOfferCode(random: Random): string {
  const four = (): string => Array.from({ length: 4 }, () => LETTERS[random.integer(LETTERS.length)]).join('');
  return `BACK-${four()}-${four()}`;
}

interface Offer {
  promoCode: string | null;
  discountCents: number;
  expiresAt: Date;
}

/** [REC-06, INV-10] The reminders' offers as codes: fixed, for one order, until their links end. */
export async function writeOffers(tx: Transaction, offers: readonly Offer[], now: Date): Promise<void> {
  const codes = offers.flatMap(({ promoCode, discountCents, expiresAt }) =>
    promoCode
      ? [
          {
            sellerId: '',
            code: promoCode,
            kind: 'fixed' as const,
            percent: null,
            amountCents: discountCents,
            // Something is left to pay; less no card takes.
            minimumCents: discountCents + LEAST_LEFT,
            startsAt: now,
            endsAt: expiresAt,
            maxUses: 1,
          },
        ]
      : [],
  );
  if (codes.length === 0) return;
  if ((await insertCodes(tx, codes, now)) !== codes.length) throw new Error('a code was drawn twice');
}
