import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

/** [UX-98] What each key of a queue does. */
export const keyTexts: readonly [keys: string[], does: string][] = [
  [['J'], say({ en: 'Next one', de: 'Nächster Eintrag' })],
  [['K'], say({ en: 'One back', de: 'Einen zurück' })],
  [['A'], say({ en: 'Approve', de: 'Freigeben' })],
  [['R'], say({ en: 'Reject, with a reason', de: 'Ablehnen, mit Grund' })],
  [['S'], say({ en: 'Skip until the others are done', de: 'Zurückstellen, bis die anderen erledigt sind' })],
  [
    ['X'],
    say({ en: 'Pick, with Shift as far as the last pick', de: 'Auswählen, mit Umschalt bis zur letzten Auswahl' }),
  ],
  [['Z'], say({ en: 'Take the last decision back', de: 'Letzte Entscheidung zurücknehmen' })],
  [['Esc'], say({ en: 'Pick none', de: 'Keinen auswählen' })],
  [['?'], say({ en: 'These keys', de: 'Diese Tasten' })],
];
export const help = {
  list: say({ en: 'The list of keys', de: 'Die Liste der Tasten' }),
  title: say({ en: 'Keys of the queues', de: 'Tasten der Warteschlangen' }),
  keys: say({ en: 'Keys', de: 'Tasten' }),
  text: say({
    en: 'They are for what is picked, or else for the one that you are at.',
    de: 'Sie gelten für das Ausgewählte, sonst für den Eintrag, bei dem du bist.',
  }),
  single: say({ en: 'Decide with single keys', de: 'Mit einzelnen Tasten entscheiden' }),
  singleHint: say({
    en: 'Turn it off where you dictate, or where a screen reader has keys of its own.',
    de: 'Schalte es aus, wenn du diktierst oder wenn ein Vorleseprogramm eigene Tasten hat.',
  }),
  close: say({ en: 'Close', de: 'Schließen' }),
};
export const sendAgain = say({ en: 'Send it again', de: 'Noch einmal senden' });
export const putAway = say({ en: 'Put away', de: 'Ausblenden' });
export const pickAll = say({ en: 'Pick all that are here', de: 'Alle hier auswählen' });
export const pickFirst = say({
  en: (count: number) => `Pick the first ${formatNumber(count)} that are here`,
  de: (count: number) => `Die ersten ${formatNumber(count)} hier auswählen`,
});
export const pickedOf = say({
  en: (count: number, what: string) => `${formatNumber(count)} ${what} picked`,
  de: (count: number, what: string) => `${formatNumber(count)} ${what} ausgewählt`,
});
export const pick = say({ en: (name: string) => `Pick: ${name}`, de: (name: string) => `Auswählen: ${name}` });
export const whatIsPicked = say({ en: 'What is picked', de: 'Das Ausgewählte' });
export const picked = say({
  en: (count: number) => `${formatNumber(count)} picked`,
  de: (count: number) => `${formatNumber(count)} ausgewählt`,
});
export const pickNone = say({ en: 'Pick none', de: 'Keinen auswählen' });
export const skip = say({ en: 'Skip', de: 'Zurückstellen' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const usualReasons = say({ en: 'Usual reasons', de: 'Übliche Gründe' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const doTo = say({
  en: (action: string, name: string) => `${action}: ${name}`,
  de: (action: string, name: string) => `${action}: ${name}`,
});
export const doToMany = say({
  en: (action: string, count: number, many: string) => `${action} ${formatNumber(count)} ${many}`,
  de: (action: string, count: number, many: string) => `${action}: ${formatNumber(count)} ${many}`,
});
export const doIt = say({ en: (action: string) => `${action} it`, de: (action: string) => action });
export const doCount = say({
  en: (action: string, count: number) => `${action} ${formatNumber(count)}`,
  de: (action: string, count: number) => `${action}: ${formatNumber(count)}`,
});
export const toDashboard = say({ en: 'Go to the dashboard', de: 'Zur Übersicht' });
export const notDecided = say({
  en: (failed: number, of: number) => `${formatNumber(failed)} of ${formatNumber(of)} could not be decided:`,
  de: (failed: number, of: number) =>
    `${formatNumber(failed)} von ${formatNumber(of)} konnten nicht entschieden werden:`,
});
export const notTakenBack = say({
  en: (failed: number, of: number) => `${formatNumber(failed)} of ${formatNumber(of)} could not be taken back:`,
  de: (failed: number, of: number) =>
    `${formatNumber(failed)} von ${formatNumber(of)} konnten nicht zurückgenommen werden:`,
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const nothingDecided = say({
  en: (why: string) => `Nothing was decided. ${why}`,
  de: (why: string) => `Es wurde nichts entschieden. ${why}`,
});
export const waitsAgain = say({
  en: (count: number) => (count === 1 ? 'It waits again.' : `${formatNumber(count)} wait again.`),
  de: (count: number) => numbered(count, 'Eintrag wartet wieder.', 'Einträge warten wieder.'),
});
