import { percentOf } from '../core/money.ts';
import { largestRemainder } from '../shops/tax/largest-remainder.ts';
import type { Promo } from './promo-schema.ts';

/*
 * Glossary
 * code       what a person types: letters, digits and dashes, large and small alike
 * promo      a code on a cart: a percentage of the subtotal, a fixed amount of at most the subtotal, or free tracked post from its shop
 * offer      the code of a reminder: a percentage of the pieces of one cart, at most what its mail promised, for one order
 * promotion  a code as its maker sees it, with what it brought
 */

/** Letters, digits and dashes; typed in any case, kept in capitals. */
export const CODE = /^[A-Z0-9][A-Z0-9-]{2,23}$/;
export const plainCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** A line that a promo is reckoned from. */
export interface Priced {
  sellerId: string;
  listingId: string;
  variantId: string;
  quantity: number;
  /** Of one piece; 0 where it cannot be bought. */
  priceCents: number;
}

/** A line as promos see it: what cannot be bought is worth nothing. */
export const pricedOf = ({ available, ...line }: Priced & { available: boolean }): Priced => ({
  ...line,
  priceCents: available ? line.priceCents : 0,
});

/** [INV-10] The part of each line that a promo is for: of its shop or its listing alone, and of its pieces so many as it names. Minor units. */
function promoBases(promo: Promo, lines: readonly Priced[]): number[] {
  const left = new Map(promo.items?.map(({ variantId, quantity }) => [variantId, quantity]));
  return lines.map(({ sellerId, listingId, variantId, quantity, priceCents }) => {
    if (promo.sellerId && promo.sellerId !== sellerId) return 0;
    if (promo.listingId && promo.listingId !== listingId) return 0;
    if (!promo.items) return priceCents * quantity;
    const named = left.get(variantId) ?? 0;
    const counted = Math.min(quantity, named);
    left.set(variantId, named - counted);
    return priceCents * counted;
  });
}

/** All that a promo is for in a cart. */
export const promoBase = (promo: Promo, lines: readonly Priced[]): number =>
  promoBases(promo, lines).reduce((sum, cents) => sum + cents, 0);

/**
 * [CART-05, INV-10] What a promo takes off the pieces: a percentage of its part of the cart, or a fixed amount of at most all of it; never
 * more than was promised, and nothing below its minimum.
 */
export function discountOf(promo: Promo | null, lines: readonly Priced[]): number {
  if (!promo || promo.type === 'postage') return 0;
  const base = promoBase(promo, lines);
  if (base < (promo.minimumCents ?? 0)) return 0;
  const wanted = promo.type === 'percent' ? percentOf(base, promo.percent) : promo.amount;
  return Math.max(0, Math.min(wanted, base, promo.atMostCents ?? base));
}

/**
 * [INV-05, INV-10] Each line's own share of what a promo takes off, in the order of the lines: what it is not for has none, the rest share it
 * by what it is reckoned from. The shares add up to all of it.
 */
export const discountShares = (promo: Promo | null, lines: readonly Priced[]): number[] =>
  promo ? largestRemainder(discountOf(promo, lines), promoBases(promo, lines)) : lines.map(() => 0);

/** An offer that ended takes nothing off any more. */
export const promoAt = (promo: Promo | null, now: Date): Promo | null =>
  promo?.until && new Date(promo.until) <= now ? null : promo;
