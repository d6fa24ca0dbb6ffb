import { formatMoney, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const account = say({ en: 'Account made', de: 'Konto angelegt' });
export const signIn = say({ en: 'Signed in', de: 'Angemeldet' });
export const purchase = say({
  en: (number: string) => `Bought ${number}`,
  de: (number: string) => `${number} gekauft`,
});
export const sale = say({
  en: (number: string) => `Sold ${number}`,
  de: (number: string) => `${number} verkauft`,
});
export const listing = say({
  en: (title: string) => `Listed ${title}`,
  de: (title: string) => `${title} eingestellt`,
});
export const begun = say({ en: 'Begun by its maker', de: 'Von der Werkstatt angelegt' });
export const waiting = say({ en: 'Waits for a moderator', de: 'Wartet auf die Moderation' });
export const review = say({
  en: (who: string, stars: number) =>
    `${who ? `${who} wrote` : 'Wrote'} a review with ${numbered(stars, 'star', 'stars')}`,
  de: (who: string, stars: number) =>
    `${who ? `${who} hat eine Bewertung` : 'Bewertung'} mit ${numbered(stars, 'Stern', 'Sternen')} geschrieben`,
});
export const question = say({
  en: (who: string) => (who ? `${who} asked a question` : 'Asked a question'),
  de: (who: string) => (who ? `${who} hat eine Frage gestellt` : 'Frage gestellt'),
});
export const checkout = say({ en: 'Checkout begun', de: 'Zur Kasse gegangen' });

/** Where a review or a question stands. */
export const states = say<Record<string, string>>({
  en: { pending: 'pending', visible: 'visible', hidden: 'hidden' },
  de: { pending: 'wartet', visible: 'zu sehen', hidden: 'verborgen' },
});
export const reported = say({ en: 'reported', de: 'gemeldet' });
export const byAdmin = say({
  en: (name: string, role: string) => `by ${name}, ${role.toLowerCase()}`,
  de: (name: string, role: string) => `von ${name}, ${role}`,
});
/** Whose word moved an order. */
export const movedBy = say<Record<string, string>>({
  en: {
    maker: 'by the maker',
    administrator: 'by an administrator',
    buyer: 'by the buyer',
    payment: 'by the payment',
    system: 'by itself',
  },
  de: {
    maker: 'von der Werkstatt',
    administrator: 'von der Verwaltung',
    buyer: 'von der Kundschaft',
    payment: 'durch die Zahlung',
    system: 'von selbst',
  },
});
export const sumAndState = say({
  en: (cents: number, state: string) => `${formatMoney(cents)}${state && `, ${state}`}`,
  de: (cents: number, state: string) => `${formatMoney(cents)}${state && `, ${state}`}`,
});
