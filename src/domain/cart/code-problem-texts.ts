import { formatMoney } from '../core/money.ts';
import { formatMoment } from '../core/days/time-zone.ts';
import type { Language } from '../core/languages/language.ts';

const momentOf = ({ timeZone, from }: Record<string, unknown>, language: Language): string =>
  formatMoment(String(timeZone), new Date(String(from)), language);

/** Why a code does not count; apart from the others, which the browser loads. */
export const codeProblemTexts = {
  'cart/code-empty': {
    en: 'Your cart is empty. Add a piece, then enter the code.',
    de: 'Dein Warenkorb ist leer. Lege ein Stück hinein und gib dann den Code ein.',
  },
  'cart/code-unknown': {
    en: 'No shop in your cart has this code. Check the letters and digits.',
    de: 'Kein Shop in deinem Warenkorb kennt diesen Code. Prüfe Buchstaben und Ziffern.',
  },
  'cart/code-other-cart': {
    en: 'This code is for the cart that its mail was about. Open the link in that mail: it brings the pieces here, and the code with them.',
    de: 'Dieser Code gehört zu dem Warenkorb aus seiner E-Mail. Öffne den Link darin: Er bringt die Stücke hierher und den Code gleich mit.',
  },
  'cart/code-other-items': {
    en: 'This code is for the pieces that its mail was about, and none of them is in your cart. The link in that mail brings them back.',
    de: 'Dieser Code gehört zu den Stücken aus seiner E-Mail, und keines davon liegt in deinem Warenkorb. Der Link in der E-Mail bringt sie zurück.',
  },
  'cart/code-not-yet': {
    en: (facts: Record<string, unknown>) => `This code is valid from ${momentOf(facts, 'en')}.`,
    de: (facts: Record<string, unknown>) => `Dieser Code gilt ab ${momentOf(facts, 'de')}.`,
  },
  'cart/code-ended': { en: 'This code has ended.', de: 'Dieser Code gilt nicht mehr.' },
  'cart/code-used-up': {
    en: 'This code has been used as often as it may be.',
    de: 'Dieser Code wurde schon so oft benutzt, wie er benutzt werden darf.',
  },
  'cart/code-used-by-you': {
    en: 'You have used this code as often as one person may.',
    de: 'Du hast diesen Code schon so oft benutzt, wie eine Person ihn benutzen darf.',
  },
  'cart/code-other-listing': {
    en: 'This code is for one piece of its shop, and that is not in your cart.',
    de: 'Dieser Code gilt für ein bestimmtes Stück seines Shops, und das liegt nicht in deinem Warenkorb.',
  },
  'cart/code-minimum': {
    en: (facts: Record<string, unknown>) =>
      `This code counts from ${formatMoney(Number(facts.minimumCents))} at its shop. Add ${formatMoney(Number(facts.missingCents))} more.`,
    de: (facts: Record<string, unknown>) =>
      `Dieser Code gilt in seinem Shop ab ${formatMoney(Number(facts.minimumCents), 'de')}. Dir fehlen noch ${formatMoney(Number(facts.missingCents), 'de')}.`,
  },
};
