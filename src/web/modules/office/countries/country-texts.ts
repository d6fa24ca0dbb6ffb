import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Countries', de: 'Länder' });
export const sub = say({
  en: 'Where parcels go. A closed country takes no new orders; orders that were placed are still sent there.',
  de: 'Wohin Pakete gehen. Ein geschlossenes Land nimmt keine neuen Bestellungen an; aufgegebene werden noch dorthin geschickt.',
});
export const theCountries = say({ en: 'The countries', de: 'Die Länder' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const readOnly = say({
  en: 'You can look at countries. Changing them needs settings.edit.',
  de: 'Du kannst Länder ansehen. Ändern braucht settings.edit.',
});
export const heads = say({
  en: { country: 'Country', zone: 'Zone', state: 'State' },
  de: { country: 'Land', zone: 'Zone', state: 'Zustand' },
});
export const zones = say({
  en: { eu: 'European Union', europe: 'Rest of Europe', world: 'World' },
  de: { eu: 'Europäische Union', europe: 'Übriges Europa', world: 'Welt' },
});
export const open = say({ en: 'Open', de: 'Offen' });
export const closed = say({ en: 'Closed', de: 'Geschlossen' });
export const opensOn = say({ en: (when: string) => `opens ${when}`, de: (when: string) => `öffnet ${when}` });
export const closesOn = say({ en: (when: string) => `closes ${when}`, de: (when: string) => `schließt ${when}` });
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeOf = say({ en: (name: string) => `Change ${name}`, de: (name: string) => `${name} ändern` });
export const close = say({ en: (name: string) => `Close ${name}`, de: (name: string) => `${name} schließen` });
export const reopen = say({ en: (name: string) => `Open ${name}`, de: (name: string) => `${name} öffnen` });
export const day = say({ en: 'First day', de: 'Erster Tag' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({
  en: 'It is in the history and the audit log.',
  de: 'Steht im Verlauf und im Protokoll.',
});
export const counting = say({ en: 'Counting orders', de: 'Bestellungen werden gezählt' });
export const keeps = say({
  en: (open: number, recent: number) =>
    `${numbered(open, 'open order', 'open orders')} there keep it. In the last 30 days there ${recent === 1 ? 'was' : 'were'} ${numbered(recent, 'order', 'orders')}.`,
  de: (open: number, recent: number) =>
    `${numbered(open, 'offene Bestellung', 'offene Bestellungen')} dorthin ${open === 1 ? 'behält' : 'behalten'} es. In den letzten 30 Tagen ${recent === 1 ? 'war' : 'waren'} es ${numbered(recent, 'Bestellung', 'Bestellungen')}.`,
});
export const save = say({ en: 'Plan this change', de: 'Diese Änderung planen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const wrong = say({
  en: 'Choose a first day and write a reason.',
  de: 'Wähle einen ersten Tag und schreib einen Grund.',
});
export const saved = say({ en: 'Change planned.', de: 'Änderung geplant.' });
export const history = say({ en: 'Who set what', de: 'Wer was gesetzt hat' });
export const never = say({ en: 'No country was changed here yet.', de: 'Hier wurde noch kein Land geändert.' });
export const from = say({
  en: (what: string, when: string) => `${what} from ${when}`,
  de: (what: string, when: string) => `${what} ab ${when}`,
});
export const tookBack = say({ en: 'Planned change taken back', de: 'Geplante Änderung zurückgenommen' });
export const takeBack = say({ en: 'Take back', de: 'Zurücknehmen' });
export const takeBackReason = say({
  en: 'Taken back in the list of countries',
  de: 'In der Liste der Länder zurückgenommen',
});
export const isTakenBack = say({ en: 'Planned change taken back.', de: 'Geplante Änderung zurückgenommen.' });
export const setBy = say({
  en: (who: string, when: string) => `${who}, ${when}`,
  de: (who: string, when: string) => `${who}, ${when}`,
});
