import type { Conflict } from '#domain/cart/offline-queue/model.ts';
import { formatMoney, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

type Texts = Record<Conflict['kind'], (conflict: Conflict) => string>;

const enUnits = (count: number): string => numbered(count, 'piece', 'pieces');
const deUnits = (count: number): string => numbered(count, 'Stück', 'Stück');

const texts = say<Texts>({
  en: {
    gone: () => 'It is no longer for sale, so it was not put into your cart.',
    paused: ({ text }) => text,
    'choice-gone': ({ inCart }) =>
      inCart > 0
        ? `This choice is no longer offered. Your cart still holds ${enUnits(inCart)} of it, which cannot be bought.`
        : 'This choice is no longer offered, so it was not put into your cart.',
    'none-left': ({ inCart }) =>
      inCart > 0
        ? `There are no more of it now. Your cart holds ${enUnits(inCart)}, as before.`
        : 'It has sold out meanwhile, so it was not put into your cart.',
    unavailable: ({ inCart }) =>
      `It has sold out or is no longer for sale. Your cart still holds ${enUnits(inCart)} of it, which cannot be bought now.`,
    fewer: ({ inCart }) => `Only ${inCart} left now: your cart holds ${enUnits(inCart)}.`,
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
  },
  de: {
    gone: () => 'Es ist nicht mehr zu kaufen und liegt deshalb nicht in deinem Warenkorb.',
    paused: ({ text }) => text,
    'choice-gone': ({ inCart }) =>
      inCart > 0
        ? `Diese Ausführung gibt es nicht mehr. In deinem Warenkorb liegen noch ${deUnits(inCart)} davon, die sich nicht kaufen lassen.`
        : 'Diese Ausführung gibt es nicht mehr; sie liegt deshalb nicht in deinem Warenkorb.',
    'none-left': ({ inCart }) =>
      inCart > 0
        ? `Mehr davon gibt es jetzt nicht. In deinem Warenkorb liegen wie bisher ${deUnits(inCart)}.`
        : 'Es ist inzwischen ausverkauft und liegt deshalb nicht in deinem Warenkorb.',
    unavailable: ({ inCart }) =>
      `Es ist ausverkauft oder nicht mehr zu kaufen. In deinem Warenkorb liegen noch ${deUnits(inCart)} davon, die sich jetzt nicht kaufen lassen.`,
    fewer: ({ inCart }) => `Nur noch ${inCart} da: In deinem Warenkorb liegen ${deUnits(inCart)}.`,
    price: ({ wasCents, nowCents }) =>
      `Der Preis hat sich inzwischen geändert: ${formatMoney(wasCents)} → ${formatMoney(nowCents)}. Es liegt zum neuen Preis in deinem Warenkorb.`,
    elsewhere: ({ wanted, inCart }) =>
      wanted > 0
        ? `Du hast hier ${wanted} gewählt, auf einem anderen Gerät wurden es ${inCart}. Es bleibt bei ${inCart}.`
        : `Du hast es hier entfernt, auf einem anderen Gerät wurden es ${inCart}. Es bleibt im Warenkorb.`,
    'removed-elsewhere': ({ wanted }) =>
      `Du hast hier ${wanted} gewählt, auf einem anderen Gerät wurde es entfernt. Es liegt nicht in deinem Warenkorb.`,
    full: () =>
      'In deinem Warenkorb liegen schon 100 verschiedene Stücke, dieses passte nicht mehr hinein. Entferne erst eines.',
    refused: ({ text }) => `Es ließ sich nicht ändern: ${text}`,
    'wish-gone': () => 'Es ist nicht mehr da und steht deshalb nicht auf deinem Merkzettel.',
    'wish-full': () => 'Ein Merkzettel fasst bis zu 500 Stücke, dieses passte nicht mehr darauf. Entferne erst einige.',
    'wish-refused': ({ text }) => `Dein Merkzettel ließ sich nicht ändern: ${text}`,
  },
});

/** What became of a change that could not be made as it was meant, and what was kept. */
export const conflictText = (conflict: Conflict): string => texts[conflict.kind](conflict);

export const remove = say({ en: 'Remove it', de: 'Entfernen' });
const putBack = say({ en: 'Put it back', de: 'Wieder hineinlegen' });
const makeIt = say({
  en: (count: number) => `Make it ${count}`,
  de: (count: number) => `Auf ${count} setzen`,
});

/** What one may do about it in one press, or null where reading it is all. */
export function remedyOf({ kind, wanted, inCart, line }: Conflict): string | null {
  if (!line) return null;
  if (kind === 'elsewhere') return wanted > 0 ? makeIt(wanted) : remove;
  if (kind === 'removed-elsewhere') return putBack;
  if (kind === 'price' || kind === 'unavailable' || (kind === 'choice-gone' && inCart > 0)) return remove;
  return null;
}
