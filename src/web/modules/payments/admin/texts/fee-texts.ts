import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Fee', de: 'Gebühr' });
export const note = say({
  en: 'What was bought before keeps its own',
  de: 'Was vorher gekauft wurde, behält seine eigene',
});
export const theFees = say({ en: 'The fees', de: 'Die Gebühren' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts verändert' });
export const percent = say({ en: 'Percent', de: 'Prozent' });
export const share = say({
  en: (share: number) => `${share} %`,
  de: (share: number) => `${share.toLocaleString('de-DE')} %`,
});
export const from = say({ en: 'From', de: 'Ab' });
export const firstDay = say({ en: 'the first day', de: 'dem ersten Tag' });
export const state = say({ en: 'State', de: 'Stand' });
export const states = say({
  en: { past: 'past', holds: 'holds now', planned: 'planned' },
  de: { past: 'vorbei', holds: 'gilt jetzt', planned: 'geplant' },
});
export const by = say({ en: 'Set by', de: 'Gesetzt von' });
export const byServer = say({ en: 'the server’s setting', de: 'der Einstellung des Servers' });
export const newFee = say({ en: 'Another fee', de: 'Eine andere Gebühr' });
export const day = say({ en: 'From this day on, UTC', de: 'Ab diesem Tag, UTC' });
export const dayNote = say({ en: 'Empty: in a minute', de: 'Leer: in einer Minute' });
export const reason = say({ en: 'Reason, kept in the audit log', de: 'Grund, steht im Protokoll' });
export const set = say({ en: 'Set the fee', de: 'Gebühr setzen' });
export const wrongPercent = say({
  en: 'Write a percentage from 0 to 50, with two decimals at most.',
  de: 'Schreib einen Prozentsatz von 0 bis 50, mit höchstens zwei Nachkommastellen.',
});
export const noReason = say({ en: 'Write why.', de: 'Schreib, warum.' });
export const saved = say({
  en: (share: string, from: string) => `${share} from ${from} on.`,
  de: (share: string, from: string) => `${share} ab ${from}.`,
});
