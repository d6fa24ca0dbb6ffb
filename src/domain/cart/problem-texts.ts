import type { Language } from '../core/languages/language.ts';
import { formatDay } from '../core/time.ts';

const dayOf = (facts: Record<string, unknown>, language: Language): string =>
  formatDay(new Date(String(facts.until)), language);

export const cartProblemTexts = {
  'cart/not-for-sale': {
    en: 'This piece is no longer for sale. Nothing was added.',
    de: 'Dieses Stück wird nicht mehr verkauft. Es wurde nichts hinzugefügt.',
  },
  /** `until` is the day from which it can be bought again. */
  'cart/paused': {
    en: (facts: Record<string, unknown>) =>
      facts.isOnVacation
        ? `This shop is on vacation. You can order this piece again from ${dayOf(facts, 'en')}. Nothing was added.`
        : `The maker takes no orders for this piece before ${dayOf(facts, 'en')}. Nothing was added.`,
    de: (facts: Record<string, unknown>) =>
      facts.isOnVacation
        ? `Dieser Shop macht gerade Pause. Ab ${dayOf(facts, 'de')} kannst du dieses Stück wieder bestellen. Es wurde nichts hinzugefügt.`
        : `Vor ${dayOf(facts, 'de')} kann man dieses Stück nicht bestellen. Es wurde nichts hinzugefügt.`,
  },
  'cart/choice-gone': {
    en: 'This choice is no longer offered. Nothing was added.',
    de: 'Diese Ausführung gibt es nicht mehr. Es wurde nichts hinzugefügt.',
  },
  'cart/own-listing': {
    en: 'This piece is your own, and nobody buys from their own shop. Nothing was added.',
    de: 'Dieses Stück ist dein eigenes, und im eigenen Shop kauft niemand ein. Es wurde nichts hinzugefügt.',
  },
  'cart/out-of-stock': {
    en: (facts: Record<string, unknown>) =>
      facts.stock === 0
        ? 'This piece has sold out. Nothing was added.'
        : `Only ${String(facts.stock)} left. Choose a smaller quantity.`,
    de: (facts: Record<string, unknown>) =>
      facts.stock === 0
        ? 'Dieses Stück ist ausverkauft. Es wurde nichts hinzugefügt.'
        : `Nur noch ${String(facts.stock)} da. Wähle eine kleinere Menge.`,
  },
  'cart/personalisation-required': {
    en: 'The maker needs your text for this piece. Fill it in, then add it to the cart.',
    de: 'Für dieses Stück braucht die Werkstatt deinen Text. Trage ihn ein und lege das Stück dann in den Warenkorb.',
  },
  'cart/personalisation-too-long': {
    en: (facts: Record<string, unknown>) => `This text is too long. Use up to ${String(facts.maxLength)} characters.`,
    de: (facts: Record<string, unknown>) =>
      `Dieser Text ist zu lang. Es gehen höchstens ${String(facts.maxLength)} Zeichen.`,
  },
  'cart/full': {
    en: 'Your cart holds 100 different pieces. Remove one before you add another.',
    de: 'In deinen Warenkorb passen 100 verschiedene Stücke. Nimm eines heraus, bevor du ein weiteres hineinlegst.',
  },
  'cart/too-much': {
    en: 'One order can be up to €999,999.99. Nothing was changed. Order these pieces in parts.',
    de: 'Eine Bestellung kann bis zu 999.999,99 € betragen. Es wurde nichts geändert. Bestelle diese Stücke in Teilen.',
  },
  'cart/line-not-found': {
    en: 'This line is no longer in your cart.',
    de: 'Dieses Stück liegt nicht mehr in deinem Warenkorb.',
  },
  'cart/changed-elsewhere': {
    en: (facts: Record<string, unknown>) => `This line was changed meanwhile: it holds ${String(facts.quantity)} now.`,
    de: (facts: Record<string, unknown>) =>
      `Die Menge wurde inzwischen geändert: Jetzt sind es ${String(facts.quantity)}.`,
  },
};
