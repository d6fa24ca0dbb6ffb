import { fail, ok, type Result } from '../core/result.ts';
import { promoBase } from './promo.ts';
import type { Promo } from './promo-schema.ts';

/** A code as it stands. */
export interface Code {
  promo: Promo;
  startsAt: Date;
  stopped: boolean;
  uses: number;
  maxUses: number | null;
}

export type CodeProblem =
  | { code: 'cart/code-unknown' }
  | { code: 'cart/code-not-yet'; from: string }
  | { code: 'cart/code-ended' }
  | { code: 'cart/code-used-up' }
  | { code: 'cart/code-minimum'; minimumCents: number; missingCents: number };

interface Asked {
  parts: readonly { sellerId: string; cents: number }[];
  now: Date;
  /** A checkout of this very cart holds one of its uses. */
  isOwn?: boolean;
}

/** [UX-46, CART-06] Whether a code that somebody typed may go on their cart, and what to say where it may not. */
export function checkCode(code: Code | null, { parts, now, isOwn = false }: Asked): Result<Promo, CodeProblem> {
  if (!code) return fail({ code: 'cart/code-unknown' });
  const { promo } = code;
  if (code.startsAt > now) return fail({ code: 'cart/code-not-yet', from: code.startsAt.toISOString() });
  if (code.stopped || (promo.until && new Date(promo.until) <= now)) return fail({ code: 'cart/code-ended' });
  if (code.maxUses !== null && code.uses >= code.maxUses && !isOwn) return fail({ code: 'cart/code-used-up' });
  const minimumCents = promo.minimumCents ?? 0;
  const missingCents = minimumCents - promoBase(promo, parts);
  if (missingCents > 0) return fail({ code: 'cart/code-minimum', minimumCents, missingCents });
  return ok(promo);
}
