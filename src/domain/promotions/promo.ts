import { percentOf } from '../core/money.ts';
import type { Promo } from './promo-schema.ts';

/*
 * Glossary
 * code       what a person types: letters, digits and dashes, large and small alike
 * promo      a code on a cart: a percentage of the subtotal, or a fixed amount of at most the subtotal
 * promotion  a code as its maker sees it, with what it brought
 */

/** Letters, digits and dashes; typed in any case, kept in capitals. */
export const CODE = /^[A-Z0-9][A-Z0-9-]{2,23}$/;
export const plainCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** What a promo is reckoned from. */
interface Priced {
  sellerId: string;
  cents: number;
}

/** The part of a cart that a promo is for. Minor units. */
export const promoBase = (promo: Promo, parts: readonly Priced[]): number =>
  parts.reduce((sum, part) => sum + (!promo.sellerId || promo.sellerId === part.sellerId ? part.cents : 0), 0);

/** [CART-05] What a promo takes off: a percentage of its part of the cart, or a fixed amount of at most all of it; nothing below its minimum. */
export function discountOf(promo: Promo | null, parts: readonly Priced[]): number {
  if (!promo) return 0;
  const base = promoBase(promo, parts);
  if (base < (promo.minimumCents ?? 0)) return 0;
  const wanted = promo.type === 'percent' ? percentOf(base, promo.percent) : promo.amount;
  return Math.max(0, Math.min(wanted, base));
}

/** An offer that ended takes nothing off any more. */
export const promoAt = (promo: Promo | null, now: Date): Promo | null =>
  promo?.until && new Date(promo.until) <= now ? null : promo;
