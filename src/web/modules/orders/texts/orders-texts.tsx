import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const arrivesLast = say({ en: 'Arrives at the latest', de: 'Kommt spätestens an' });
export const readyLast = say({ en: 'Ready to collect at the latest', de: 'Abholbereit spätestens' });
export const leavesLast = say({
  en: 'Leaves the workshop at the latest',
  de: 'Verlässt die Werkstatt spätestens',
});

export const yourOrders = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const finderLabel = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const searchPlaceholder = say({ en: 'Piece, maker or number', de: 'Stück, Werkstatt oder Nummer' });
export const status = say({ en: 'Status', de: 'Stand' });
export const everyStatus = say({ en: 'Every status', de: 'Jeder Stand' });
export const year = say({ en: 'Year', de: 'Jahr' });
export const allYears = say({ en: 'All years', de: 'Alle Jahre' });
export const find = say({ en: 'Find', de: 'Suchen' });
export const loading = say({ en: 'Loading your orders', de: 'Deine Bestellungen werden geladen' });
export const none = say({ en: 'No orders yet', de: 'Noch keine Bestellungen' });
export const newest = say({ en: 'See the newest pieces', de: 'Die neuesten Stücke ansehen' });
export const asGuest = say({ en: 'Bought as a guest? Track it', de: 'Als Gast gekauft? Bestellung verfolgen' });
export const staysHere = say({
  en: 'What you buy while signed in is kept here.',
  de: 'Was du angemeldet kaufst, bleibt hier.',
});
export const noneFits = say({ en: 'No order fits', de: 'Keine Bestellung passt' });
export const shown = say({
  en: (count: number) => `${numbered(count, 'order', 'orders')} shown`,
  de: (count: number) => `${numbered(count, 'Bestellung', 'Bestellungen')} zu sehen`,
});
export const showAll = say({ en: 'Show all orders', de: 'Alle Bestellungen zeigen' });
export const loadMore = say({ en: 'Load more', de: 'Mehr laden' });

export const arriving = say({ en: (days: string) => `Arriving ${days}`, de: (days: string) => `Kommt ${days} an` });
export const readyBy = say({ en: (day: string) => `Ready by ${day}`, de: (day: string) => `Abholbereit bis ${day}` });
export const since = say({
  en: (state: string, day: string) => `${state} ${day}`,
  de: (state: string, day: string) => `${state} ${day}`,
});
export const orderOf = say({
  en: (number: string) => `Order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const whatFrom = say({
  en: (title: string, more: number, shop: string) =>
    `${title}${more > 0 ? ` and ${formatNumber(more)} more` : ''}, from ${shop}`,
  de: (title: string, more: number, shop: string) =>
    `${title}${more > 0 ? ` und ${formatNumber(more)} weitere` : ''}, von ${shop}`,
});
export const placed = say({ en: (day: string) => `, placed ${day}`, de: (day: string) => `, bestellt ${day}` });
export const track = say({ en: 'Track', de: 'Verfolgen' });
export const see = say({ en: 'See the order', de: 'Bestellung ansehen' });
export const trackOf = say({
  en: (number: string) => ` order ${number}`,
  de: (number: string) => ` Bestellung ${number}`,
});
export const askIt = say({ en: 'Ask about it', de: 'Dazu fragen' });
export const sendBack = say({ en: 'Return pieces', de: 'Stücke zurückschicken' });
export const inBrackets = say({
  en: (number: string) => ` (order ${number})`,
  de: (number: string) => ` (Bestellung ${number})`,
});

export const howIsIt = say({ en: 'How do you like it?', de: 'Wie gefällt es dir?' });
export const review = say({ en: 'Review', de: 'Bewerten' });
export const reviewOf = say({
  en: (title: string) => `Review ${title}`,
  de: (title: string) => `${title} bewerten`,
});
export const more = say({ en: (count: number) => `${count} more`, de: (count: number) => `${count} weitere` });

export const buyAgain = say({ en: 'Buy again', de: 'Noch einmal kaufen' });
export const buyAgainOf = say({
  en: (number: string) => `, order ${number}`,
  de: (number: string) => `, Bestellung ${number}`,
});
export const notPut = say({
  en: 'The pieces could not be put into your cart. Try again.',
  de: 'Die Stücke konnten nicht in den Warenkorb gelegt werden. Versuche es noch einmal.',
});
export const lineProgress = say({
  en: (all: number, sent: number, arrived: number) => {
    if (sent === 0) return `Of ${all}, none has been sent yet`;
    return `${sent} of ${all} sent${arrived > 0 ? `, ${arrived} delivered` : ''}`;
  },
  de: (all: number, sent: number, arrived: number) => {
    if (sent === 0) return `Von ${all} ist noch keines verschickt`;
    return `${sent} von ${all} verschickt${arrived > 0 ? `, ${arrived} zugestellt` : ''}`;
  },
});
