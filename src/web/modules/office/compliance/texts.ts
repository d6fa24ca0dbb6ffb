import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Compliance', de: 'Regeln und Nachweise' });
export const sub = say({
  en: 'Policies and consent, how long data is stored, and whether the audit log is whole.',
  de: 'Bedingungen und Zustimmung, wie lange Daten gespeichert bleiben und ob das Protokoll vollständig ist.',
});
export const theFigures = say({ en: 'The records of compliance', de: 'Die Nachweise' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const chain = say({ en: 'Chain of the audit log', de: 'Kette des Protokolls' });
export const openLog = say({ en: 'Open the audit log', de: 'Protokoll öffnen' });
export const neverChecked = say({
  en: 'Not checked yet. It is checked every day; check it now to know.',
  de: 'Noch nicht geprüft. Geprüft wird jeden Tag; prüfe jetzt, um es zu wissen.',
});
export const whole = say({
  en: (records: number) => `Whole: ${numbered(records, 'act', 'acts')}, none changed, none missing.`,
  de: (records: number) => `Vollständig: ${numbered(records, 'Eintrag', 'Einträge')}, keiner geändert, keiner fehlt.`,
});
export const broken = say({
  en: 'Broken. Keep the database as it is, and compare it with the last backup:',
  de: 'Beschädigt. Lass die Datenbank, wie sie ist, und vergleiche sie mit der letzten Sicherung:',
});
export const checkedAgo = say({ en: (ago: string) => `Checked ${ago}.`, de: (ago: string) => `Geprüft ${ago}.` });
export const old = say({
  en: 'That is more than two days ago: the daily check does not run. See its job under System health.',
  de: 'Das ist mehr als zwei Tage her: Die tägliche Prüfung läuft nicht. Sieh unter Systemzustand nach ihrem Auftrag.',
});
export const verify = say({ en: 'Check now', de: 'Jetzt prüfen' });
export const verified = say({ en: 'The audit log was checked', de: 'Das Protokoll wurde geprüft' });
export const checking = say({ en: 'Checking it now', de: 'Es jetzt zu prüfen' });
export const retention = say({ en: 'How long data is stored', de: 'Wie lange Daten gespeichert bleiben' });
export const ranAgo = say({
  en: (ago: string) => `Carried out ${ago}, every six hours`,
  de: (ago: string) => `Zuletzt ausgeführt ${ago}, alle sechs Stunden`,
});
export const neverRan = say({ en: 'Not carried out yet', de: 'Noch nicht ausgeführt' });
export const failing = say({
  en: 'The last run failed: data past its time may still be there. See the job under System health.',
  de: 'Der letzte Lauf ist gescheitert: Manches ist vielleicht noch da. Sieh unter Systemzustand nach dem Auftrag.',
});
export const heads = say({
  en: { table: 'Data', time: 'Stored for', becomes: 'Then', ended: 'In 30 days', last: 'Last' },
  de: { table: 'Daten', time: 'Gespeichert', becomes: 'Danach', ended: 'In 30 Tagen', last: 'Zuletzt' },
});
export const becomes = say({
  en: { deleted: 'deleted', blanked: 'made anonymous' },
  de: { deleted: 'gelöscht', blanked: 'anonymisiert' },
});
export const part = say({ en: 'some of the rows', de: 'ein Teil der Zeilen' });
export const times = say({
  en: {
    years: (count: number) => `${numbered(count, 'year', 'years')} after the end of its year`,
    days: (count: number) => numbered(count, 'day', 'days'),
    hours: (count: number) => numbered(count, 'hour', 'hours'),
    minutes: (count: number) => numbered(count, 'minute', 'minutes'),
    atOnce: 'until its moment has passed',
  },
  de: {
    years: (count: number) => `${numbered(count, 'Jahr', 'Jahre')} nach Ende seines Jahres`,
    days: (count: number) => numbered(count, 'Tag', 'Tage'),
    hours: (count: number) => numbered(count, 'Stunde', 'Stunden'),
    minutes: (count: number) => numbered(count, 'Minute', 'Minuten'),
    atOnce: 'bis sein Zeitpunkt vorbei ist',
  },
});
export const none = say({ en: 'none', de: 'nichts' });
