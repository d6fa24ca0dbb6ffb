import { fail, ok, type Result } from '../core/result.ts';
import { type Priced, promoBase } from './promo.ts';
import type { Promo } from './promo-schema.ts';

/** A code as it stands. */
export interface Code {
  promo: Promo;
  startsAt: Date;
  /** Of the days in which its beginning and its end are said. */
  timeZone: string;
  stopped: boolean;
  uses: number;
  maxUses: number | null;
  /** The person who asks, where they are known, has used it as often as one person may. */
  isUsedByBuyer: boolean;
  /** An offer counts in this very cart: it was sent for it, or came there by its link or with its guest. Shops' codes count in any. */
  isForCart: boolean;
}

export type CodeProblem =
  | { code: 'cart/code-unknown' }
  | { code: 'cart/code-other-cart' }
  | { code: 'cart/code-other-items' }
  | { code: 'cart/code-not-yet'; from: string; timeZone: string }
  | { code: 'cart/code-ended' }
  | { code: 'cart/code-other-listing' }
  | { code: 'cart/code-used-up' }
  | { code: 'cart/code-used-by-you' }
  | { code: 'cart/code-minimum'; minimumCents: number; missingCents: number };

interface CodeUse {
  lines: readonly Priced[];
  now: Date;
  /** A checkout of this very cart holds one of its uses. */
  isOwn?: boolean;
}

/** [UX-46, CART-06, INV-10] Whether a code that somebody typed may go on their cart, and what to say where it may not. */
export function checkCode(code: Code | null, { lines, now, isOwn = false }: CodeUse): Result<Promo, CodeProblem> {
  if (!code) return fail({ code: 'cart/code-unknown' });
  const { promo } = code;
  if (!code.isForCart) return fail({ code: 'cart/code-other-cart' });
  if (code.startsAt > now)
    return fail({ code: 'cart/code-not-yet', from: code.startsAt.toISOString(), timeZone: code.timeZone });
  if (code.stopped || (promo.until && new Date(promo.until) <= now)) return fail({ code: 'cart/code-ended' });
  if (code.maxUses !== null && code.uses >= code.maxUses && !isOwn) return fail({ code: 'cart/code-used-up' });
  if (code.isUsedByBuyer && !isOwn) return fail({ code: 'cart/code-used-by-you' });
  const baseCents = promoBase(promo, lines);
  if (promo.listingId && baseCents === 0) return fail({ code: 'cart/code-other-listing' });
  if (promo.items && baseCents === 0) return fail({ code: 'cart/code-other-items' });
  const minimumCents = promo.minimumCents ?? 0;
  const missingCents = minimumCents - baseCents;
  if (missingCents > 0) return fail({ code: 'cart/code-minimum', minimumCents, missingCents });
  return ok(promo);
}
