import type { SpamSign } from '#domain/office/spam-signs.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Spam', de: 'Spam' });
export const sub = say({
  en: 'What is held back or reported as advertising, the oldest first. Signs are hints; a person decides in the queue.',
  de: 'Was zurückgehalten oder als Werbung gemeldet ist, das Älteste zuerst. Anzeichen sind Hinweise; in der Warteschlange entscheidet ein Mensch.',
});
export const messages = say({
  en: 'Messages that look like spam',
  de: 'Nachrichten, die nach Spam aussehen',
});
export const views = say({
  en: {
    all: 'All',
    advertising: 'Reported as advertising',
    review: 'Reviews held',
    question: 'Questions held',
    listing: 'Listings held',
  },
  de: {
    all: 'Alles',
    advertising: 'Als Werbung gemeldet',
    review: 'Bewertungen',
    question: 'Fragen',
    listing: 'Stücke',
  },
});
export const places = say({
  en: { advertising: 'Reviews', review: 'Reviews', question: 'Questions', listing: 'Listings' },
  de: { advertising: 'Bewertungen', review: 'Bewertungen', question: 'Fragen', listing: 'Stücke' },
});
export const needs = say({
  en: (permission: string) => `needs ${permission}`,
  de: (permission: string) => `braucht ${permission}`,
});
export const heads = say({
  en: { what: 'What', by: 'By', signs: 'Signs', since: 'Since', where: 'Where it is decided', decidedIn: 'Decided in' },
  de: {
    what: 'Was',
    by: 'Von',
    signs: 'Anzeichen',
    since: 'Seit',
    where: 'Wo entschieden wird',
    decidedIn: 'Entschieden unter',
  },
});
export const none = say({ en: 'none', de: 'keine' });
export const pendingItems = say({ en: 'held things', de: 'Zurückgehaltenes' });
export const empty = say({
  en: {
    title: 'Nothing is held back',
    words:
      'Reviews that people report as advertising come here, and what the settings REVIEW_MODERATION and LISTING_REVIEW hold back until somebody has seen it.',
  },
  de: {
    title: 'Nichts ist zurückgehalten',
    words:
      'Hierher kommen Bewertungen, die als Werbung gemeldet werden, und was die Einstellungen REVIEW_MODERATION und LISTING_REVIEW zurückhalten, bis es jemand gesehen hat.',
  },
});
export const toDashboard = say({ en: 'Go to the dashboard', de: 'Zur Übersicht' });
export const signs = say<Record<SpamSign, string>>({
  en: {
    link: 'a link',
    'mail-address': 'a mail address',
    telephone: 'a telephone number',
    advertising: 'words of advertising',
    'same-letter': 'the same letter again and again',
    capitals: 'capitals throughout',
  },
  de: {
    link: 'ein Link',
    'mail-address': 'eine Mailadresse',
    telephone: 'eine Telefonnummer',
    advertising: 'Worte der Werbung',
    'same-letter': 'immer wieder derselbe Buchstabe',
    capitals: 'durchweg Großbuchstaben',
  },
});
