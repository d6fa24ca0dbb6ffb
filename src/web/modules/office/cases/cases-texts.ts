import { say } from '#web/platform/languages/language.ts';

export const views = say({
  en: {
    all: 'All',
    case: 'To decide',
    waiting: 'Waiting for an answer',
    dispute: 'Bank disputes',
    report: 'Reported',
    late: 'Late parcels',
    refund: 'Money to give back',
  },
  de: {
    all: 'Alle',
    case: 'Zu entscheiden',
    waiting: 'Warten auf Antwort',
    dispute: 'Zahlungseinsprüche',
    report: 'Gemeldet',
    late: 'Verspätete Pakete',
    refund: 'Zurückzuzahlen',
  },
});
export const places = say({
  en: { case: 'The case', dispute: 'The dispute', report: 'Reviews', refund: 'Payments', late: 'The order' },
  de: {
    case: 'Der Fall',
    dispute: 'Der Einspruch',
    report: 'Bewertungen',
    refund: 'Zahlungen',
    late: 'Die Bestellung',
  },
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
  en: 'Returns that were not accepted, disputes of banks, reported reviews and late parcels come here automatically. A case is opened on the record of an order or a ticket.',
  de: 'Nicht angenommene Rücksendungen, Einsprüche von Banken, gemeldete Bewertungen und verspätete Pakete kommen automatisch hierher. Ein Fall wird an einer Bestellung oder Anfrage eröffnet.',
});
