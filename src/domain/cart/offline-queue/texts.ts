import { formatMoney } from '../../core/money.ts';
import type { Conflict } from './model.ts';

const unitText = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

const texts: Record<Conflict['kind'], (conflict: Conflict) => string> = {
  gone: () => 'It is no longer for sale, so it was not put into your cart.',
  'choice-gone': ({ inCart }) =>
    inCart > 0
      ? `This choice is no longer offered. Your cart still holds ${unitText(inCart)} of it, which cannot be bought.`
      : 'This choice is no longer offered, so it was not put into your cart.',
  'none-left': ({ inCart }) =>
    inCart > 0
      ? `There are no more of it now. Your cart holds ${unitText(inCart)}, as before.`
      : 'It has sold out meanwhile, so it was not put into your cart.',
  unavailable: ({ inCart }) =>
    `It has sold out or is no longer for sale. Your cart still holds ${unitText(inCart)} of it, which cannot be bought now.`,
  fewer: ({ inCart }) => `Only ${inCart} left now: your cart holds ${unitText(inCart)}.`,
  price: ({ wasCents, nowCents }) =>
    `The price changed meanwhile: ${formatMoney(wasCents)} → ${formatMoney(nowCents)}. It is in your cart at the new price.`,
  elsewhere: ({ wanted, inCart }) =>
    wanted > 0
      ? `You chose ${wanted} here, and on another device it was set to ${inCart}. ${inCart} was kept.`
      : `You removed it here, and on another device it was set to ${inCart}. It was kept.`,
  'removed-elsewhere': ({ wanted }) =>
    `You chose ${wanted} here, and on another device it was removed. It is not in your cart.`,
  full: () => 'Your cart holds 100 different pieces, so it was not put in. Remove one first.',
  refused: ({ text }) => `It could not be changed: ${text}`,
  'wish-gone': () => 'It is no longer there, so it was not put on your wishlist.',
  'wish-full': () => 'A wishlist holds up to 500 pieces, so it was not put on yours. Remove some first.',
  'wish-refused': ({ text }) => `Your wishlist could not be changed: ${text}`,
};

/** What became of a change that could not be made as it was meant, and what was kept. */
export const conflictText = (conflict: Conflict): string => texts[conflict.kind](conflict);

/** What one may do about it in one press, or null where reading it is all. */
export function remedyOf({ kind, wanted, inCart, line }: Conflict): string | null {
  if (!line) return null;
  if (kind === 'elsewhere') return wanted > 0 ? `Make it ${wanted}` : 'Remove it';
  if (kind === 'removed-elsewhere') return 'Put it back';
  if (kind === 'price' || kind === 'unavailable' || (kind === 'choice-gone' && inCart > 0)) return 'Remove it';
  return null;
}
