import { say } from '#web/platform/languages/language.ts';

export const views = say({
  en: {
    ours: 'Waiting for us',
    all: 'All open',
    mine: 'Mine',
    case: 'To decide',
    waiting: 'Waiting for an answer',
    dispute: 'Bank disputes',
    report: 'Reported',
    late: 'Late parcels',
    refund: 'Money to give back',
    decided: 'Decided',
  },
  de: {
    ours: 'Warten auf uns',
    all: 'Alle offenen',
    mine: 'Meine',
    case: 'Zu entscheiden',
    waiting: 'Warten auf Antwort',
    dispute: 'Zahlungseinsprüche',
    report: 'Gemeldet',
    late: 'Verspätete Pakete',
    refund: 'Zurückzuzahlen',
    decided: 'Entschieden',
  },
});
export const places = say({
  en: { case: 'The case', dispute: 'The dispute', report: 'Reports', refund: 'Payments', late: 'The order' },
  de: {
    case: 'Der Fall',
    dispute: 'Der Einspruch',
    report: 'Meldungen',
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
export const owner = say({ en: 'Owner', de: 'Zuständig' });
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
export const search = say({ en: 'Search cases', de: 'Fälle suchen' });
export const searchHint = say({ en: 'Number, order, shop, person', de: 'Nummer, Bestellung, Shop, Person' });
export const nothingFits = say({ en: 'No case fits', de: 'Kein Fall passt' });
export const fewerTerms = say({
  en: 'Try fewer words, or look among the decided ones.',
  de: 'Versuche es mit weniger Wörtern oder bei den entschiedenen.',
});
export const showAll = say({ en: 'Show all cases', de: 'Alle Fälle zeigen' });
