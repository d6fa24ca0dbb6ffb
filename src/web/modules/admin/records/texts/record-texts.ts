import { say } from '#web/platform/languages/language.ts';

export const factsAndFigures = say({ en: 'Facts and figures', de: 'Angaben und Zahlen' });
export const facts = say({ en: 'Facts', de: 'Angaben' });
export const figures = say({ en: 'Figures', de: 'Zahlen' });
export const needs = say({ en: (what: string) => `${what} needs `, de: (what: string) => `${what} braucht ` });
export const rolesWith = say({
  en: (roles: string) => `, which these roles have: ${roles}.`,
  de: (roles: string) => `, das haben diese Rollen: ${roles}.`,
});
export const theRecord = say({ en: 'The record', de: 'Diese Seite' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts verändert' });
export const loading = say({ en: 'Loading the record', de: 'Die Seite wird geladen' });
export const writeFirst = say({ en: 'Write something first.', de: 'Schreib zuerst etwas.' });

export const timeline = say({ en: 'Timeline', de: 'Verlauf' });
export const all = say({ en: 'All', de: 'Alles' });
export const ownActions = say({ en: 'Acts by us', de: 'Von uns' });
export const noActions = say({
  en: 'No administrator has done anything here.',
  de: 'Von der Verwaltung hat hier niemand etwas getan.',
});
export const accountStatuses = say({
  en: { active: 'Active', suspended: 'Suspended', banned: 'Banned' },
  de: { active: 'Aktiv', suspended: 'Gesperrt', banned: 'Ausgeschlossen' },
});
export const askForSecondLook = say({ en: 'Ask for a second look', de: 'Um einen zweiten Blick bitten' });
export const questionSent = say({
  en: 'Asked. Administrators with the same permission got a mail.',
  de: 'Gefragt. Alle in der Verwaltung mit demselben Recht haben eine Mail bekommen.',
});
export const secondLooks = say({ en: 'Second looks', de: 'Zweite Blicke' });
