import type { Text } from '#domain/core/languages/language.ts';

/** What a reminder says: the first, the second and the last. */
export const subjects: readonly [Text, ...Text[]] = [
  { en: 'You left something in your cart', de: 'In deinem Warenkorb liegt noch etwas' },
  { en: 'Your cart is still here', de: 'Dein Warenkorb ist noch da' },
  { en: 'Last reminder: your cart', de: 'Letzte Erinnerung: dein Warenkorb' },
];

interface Line {
  count: number;
  title: string;
  maker: string;
  price: string;
}
interface Offer {
  percent: number;
  isOne: boolean;
  until: string;
  most: string;
}

export const reminderTexts = {
  left: {
    en: (units: number) => (units === 1 ? 'This piece is still in your cart:' : 'These pieces are still in your cart:'),
    de: (units: number) =>
      units === 1 ? 'Dieses Stück liegt noch in deinem Warenkorb:' : 'Diese Stücke liegen noch in deinem Warenkorb:',
  },
  notReserved: {
    en: (units: number) =>
      `Nothing is held back for you: ${units === 1 ? 'it is' : 'each of them is'} made by hand and may be sold.`,
    de: (units: number) =>
      `Es ist nichts für dich zurückgelegt: ${units === 1 ? 'Es' : 'Jedes davon'} ist von Hand gemacht und kann verkauft werden.`,
  },
  line: {
    en: ({ count, title, maker, price }: Line) =>
      `${count} × ${title}, by ${maker}: ${price}${count > 1 ? ' each' : ''}`,
    de: ({ count, title, maker, price }: Line) =>
      `${count} × ${title}, von ${maker}: ${price}${count > 1 ? ' pro Stück' : ''}`,
  },
  more: {
    en: (rest: number) => `and ${rest} more`,
    de: (rest: number) => (rest === 1 ? 'und ein weiteres' : `und ${rest} weitere`),
  },
  comesBack: {
    en: (day: string) => `The link brings it back on any device until ${day}.`,
    de: (day: string) => `Der Link bringt ihn bis ${day} auf jedem Gerät zurück.`,
  },
  offer: {
    en: ({ percent, isOne, until, most }: Offer) =>
      `${percent} % off ${isOne ? 'this piece' : 'these pieces'} until ${until}, up to ${most}.`,
    de: ({ percent, isOne, until, most }: Offer) =>
      `${percent}\u00a0% Rabatt auf ${isOne ? 'dieses Stück' : 'diese Stücke'} bis ${until}, höchstens ${most}.`,
  },
  linkApplies: {
    en: 'The link applies it, on any device.',
    de: 'Der Link löst ihn ein, auf jedem Gerät.',
  },
  buttonApplies: {
    en: 'The button applies it, on any device.',
    de: 'Der Knopf löst ihn ein, auf jedem Gerät.',
  },
  beforeCode: { en: 'In this cart the code', de: 'In diesem Warenkorb tut der Code' },
  afterCode: {
    en: (isOne: boolean) =>
      `does the same. It counts for one order, and for ${isOne ? 'this piece' : 'these pieces'} only.`,
    de: (isOne: boolean) =>
      `dasselbe. Er gilt für eine Bestellung und nur für ${isOne ? 'dieses Stück' : 'diese Stücke'}.`,
  },
  back: { en: 'Back to your cart', de: 'Zurück zum Warenkorb' },
  why: {
    en: 'You get this because you left a cart and agreed to be reminded.',
    de: 'Du bekommst diese Mail, weil du einen Warenkorb zurückgelassen hast und erinnert werden wolltest.',
  },
  noMore: { en: 'No more mails about carts', de: 'Keine Mails mehr zu Warenkörben' },
};
