import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const about = say({ en: 'About the workshop', de: 'Über die Werkstatt' });
export const notWritten = say({
  en: (owner: string) => `${owner} has not written about the workshop yet.`,
  de: (owner: string) => `${owner} hat noch nichts über die Werkstatt geschrieben.`,
});
export const how = say({ en: 'How this shop works', de: 'So arbeitet dieser Shop' });
export const answers = say({ en: 'Usually answers', de: 'Antwortet meist' });
export const withinHours = say({
  en: (hours: number) => `Within ${numbered(hours, 'hour', 'hours')}`,
  de: (hours: number) => `innerhalb von ${numbered(hours, 'Stunde', 'Stunden')}`,
});
export const returns = say({ en: 'Returns', de: 'Rückgabe' });
export const withinDays = say({
  en: (days: number) => `Within ${days} days`,
  de: (days: number) => `innerhalb von ${days} Tagen`,
});
export const packing = say({ en: 'Packing', de: 'Verpackung' });
export const postage = say({ en: 'Postage', de: 'Versand' });
export const oneParcel = say({
  en: 'One parcel from this shop, shown before you pay',
  de: 'ein Paket aus diesem Shop; was es kostet, siehst du, bevor du zahlst',
});
export const none = say({ en: 'There is no shop at this address', de: 'Unter dieser Adresse gibt es keinen Shop' });
export const moved = say({
  en: 'It may have moved or closed',
  de: 'Vielleicht ist er umgezogen oder geschlossen',
});
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
export const thisShop = say({ en: 'This shop', de: 'Dieser Shop' });
export const loading = say({ en: 'Loading', de: 'Wird geladen' });
export const home = say({ en: 'Home', de: 'Start' });
export const listings = say({
  en: (count: number) => (count === 0 ? 'Pieces' : numbered(count, 'piece', 'pieces')),
  de: (count: number) => (count === 0 ? 'Stücke' : `${formatNumber(count)} Stück`),
});
export const nothing = say({ en: 'Nothing for sale right now', de: 'Gerade gibt es hier nichts' });
export const nothingWhy = say({
  en: 'This maker has no piece in the shop at the moment.',
  de: 'Diese Werkstatt hat im Augenblick kein Stück im Shop.',
});
export const shownOf = say({
  en: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
  de: (shown: number, all: number) => `${formatNumber(shown)} von ${formatNumber(all)}`,
});
export const loadMore = say({ en: 'Load more', de: 'Mehr laden' });
export const reviews = say({
  en: (count: number) => (count === 0 ? 'Reviews' : numbered(count, 'review', 'reviews')),
  de: (count: number) => (count === 0 ? 'Bewertungen' : numbered(count, 'Bewertung', 'Bewertungen')),
});
export const sections = say({ en: 'Sections of the shop', de: 'Bereiche des Shops' });
export const all = say({ en: 'All pieces', de: 'Alle Stücke' });
export const featured = say({
  en: (owner: string) => `Featured by ${owner}`,
  de: (owner: string) => `Hervorgehoben von ${owner}`,
});
