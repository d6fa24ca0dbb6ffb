import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const home = say({ en: 'Home', de: 'Start' });
export const help = say({ en: 'Help', de: 'Hilfe' });

export const nothingAbout = say({
  en: (text: string) => `Nothing is written about “${text}”`,
  de: (text: string) => `Zu „${text}“ ist nichts geschrieben`,
});
export const articlesFor = say({
  en: (count: number, text: string) => `${numbered(count, 'article', 'articles')} for “${text}”`,
  de: (count: number, text: string) => `${numbered(count, 'Artikel', 'Artikel')} zu „${text}“`,
});
export const tryPlain = say({
  en: (person: (text: string) => ReactNode) => (
    <>Try one plain word, like return, card or password, or {person('ask a person')}.</>
  ),
  de: (person: (text: string) => ReactNode) => (
    <>Versuche es mit einem einfachen Wort wie Rücksendung, Karte oder Passwort, oder {person('frag jemanden')}.</>
  ),
});
export const search = say({ en: 'Search the articles', de: 'Die Artikel durchsuchen' });
export const searchHint = say({
  en: 'What is it about? Like: parcel is late',
  de: 'Worum geht es? Etwa: Paket ist zu spät',
});
export const clear = say({ en: 'Clear the search', de: 'Suche leeren' });

export const actions = say({
  en: { 'sign-in': 'Sign in', 'sign-up': 'Create Account' },
  de: { 'sign-in': 'Anmelden', 'sign-up': 'Konto anlegen' },
});
export const readNext = say({ en: 'Read next', de: 'Weiterlesen' });
export const allAbout = say({
  en: (topic: string) => `All about: ${topic.toLowerCase()}`,
  de: (topic: string) => `Alles zu: ${topic}`,
});
export const lastChanged = say({ en: 'Last changed on', de: 'Zuletzt geändert am' });

export const helpful = say({
  en: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Good. Thank you for saying so.',
    missing: 'Tell us in the form what is missing.',
  },
  de: {
    question: 'Hat das geholfen?',
    yes: 'Ja',
    no: 'Nein',
    thanks: 'Gut. Danke, dass du es sagst.',
    missing: 'Sag uns im Formular, was fehlt.',
  },
});
export const notSaved = say({
  en: (why: string) => `Your answer was not kept. ${why}`,
  de: (why: string) => `Deine Antwort wurde nicht gespeichert. ${why}`,
});
