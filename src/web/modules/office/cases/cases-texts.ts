import { say } from '#web/platform/languages/language.ts';

export const views = say({
  en: {
    all: 'All',
    dispute: 'Disputes',
    report: 'Reported',
    late: 'Late parcels',
    refund: 'Money to give back',
    letter: 'Letters',
  },
  de: {
    all: 'Alle',
    dispute: 'Zahlungseinsprüche',
    report: 'Gemeldet',
    late: 'Verspätete Pakete',
    refund: 'Zurückzuzahlen',
    letter: 'Briefe',
  },
});
export const places = say({
  en: { dispute: 'The dispute', report: 'Reviews', refund: 'Payments', late: 'The order' },
  de: { dispute: 'Der Einspruch', report: 'Bewertungen', refund: 'Zahlungen', late: 'Die Bestellung' },
});
export const needs = say({
  en: (permission: string) => `needs ${permission}`,
  de: (permission: string) => `braucht ${permission}`,
});
export const oneCase = say({ en: 'Case', de: 'Fall' });
export const person = say({ en: 'Person', de: 'Person' });
export const open = say({ en: 'Open', de: 'Offen' });
export const where = say({ en: 'Where it is decided', de: 'Wo es entschieden wird' });
export const decidedIn = say({ en: 'Decided in', de: 'Entschieden in' });
export const title = say({ en: 'Cases', de: 'Fälle' });
export const cases = say({ en: 'cases', de: 'Fälle' });
export const sub = say({
  en: 'What went wrong between people, the oldest first. We promise an answer within 48 hours.',
  de: 'Was zwischen Menschen schiefging, das Älteste zuerst. Wir versprechen eine Antwort innerhalb von 48 Stunden.',
});
export const none = say({ en: 'No case is open', de: 'Kein Fall ist offen' });
export const dashboard = say({ en: 'Go to the dashboard', de: 'Zur Übersicht' });
export const comeHere = say({
  en: 'Reports of reviews, parcels that should have left two days ago, payments that should have gone back and letters to the support centre come here by themselves.',
  de: 'Gemeldete Bewertungen, Pakete, die seit zwei Tagen unterwegs sein sollten, nicht zurückgezahltes Geld und Briefe an die Hilfe kommen von selbst hierher.',
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const openAgain = say({
  en: (number: string) => `Letter ${number} is open again.`,
  de: (number: string) => `Der Brief ${number} ist wieder offen.`,
});
export const answered = say({
  en: (number: string) => `Letter ${number} is answered.`,
  de: (number: string) => `Der Brief ${number} ist beantwortet.`,
});
export const reply = say({
  en: (number: string) => `Re: your message ${number}`,
  de: (number: string) => `Re: deine Nachricht ${number}`,
});
export const answer = say({ en: (email: string) => `Answer ${email}`, de: (email: string) => `${email} antworten` });
export const isAnsweredOf = say({
  en: (number: string) => `It is answered: letter ${number}`,
  de: (number: string) => `Beantwortet: Brief ${number}`,
});
export const isAnswered = say({ en: 'It is answered', de: 'Beantwortet' });
