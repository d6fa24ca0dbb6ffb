import type { SpamSign } from '#domain/office/spam-signs.ts';
import { say } from '#web/platform/languages/language.ts';

export const queues = say({ en: 'Queues', de: 'Warteschlangen' });
export const spam = say({
  en: {
    title: 'Spam',
    sub: 'All that waits because it may be spam. Signs are hints; what is decided stands in the audit log.',
    messages: 'Messages',
    reviews: 'Reviews',
    questions: 'Questions',
    listings: 'Listings',
  },
  de: {
    title: 'Spam',
    sub: 'Alles, was wartet, weil es Spam sein kann. Anzeichen sind Hinweise; was entschieden wird, steht im Protokoll.',
    messages: 'Nachrichten',
    reviews: 'Bewertungen',
    questions: 'Fragen',
    listings: 'Stücke',
  },
});
export const reports = say({
  en: {
    title: 'Reports',
    sub: 'What people reported and nobody has settled. What is decided stands in the audit log.',
    reviews: 'Reviews',
    messages: 'Messages',
  },
  de: {
    title: 'Meldungen',
    sub: 'Was gemeldet und noch nicht erledigt wurde. Was entschieden wird, steht im Protokoll.',
    reviews: 'Bewertungen',
    messages: 'Nachrichten',
  },
});
export const bears = say({
  en: (signs: string) => `Looks like spam: ${signs}`,
  de: (signs: string) => `Sieht nach Spam aus: ${signs}`,
});
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
