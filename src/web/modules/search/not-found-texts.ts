import { say } from '#web/platform/languages/language.ts';

export const notFound = say({ en: 'Page not found', de: 'Seite nicht gefunden' });
export const why = say({
  en: 'Nothing lives at this address. It may have been mistyped, or the page was moved.',
  de: 'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.',
});
export const fromHere = say({ en: 'Search from here', de: 'Von hier aus suchen' });
export const lookAround = say({ en: 'Look around instead', de: 'Sieh dich stattdessen um' });
export const goHome = say({ en: 'Go to the home page', de: 'Zur Startseite' });
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
