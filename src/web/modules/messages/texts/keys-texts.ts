import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Keys of the inbox', de: 'Tasten im Posteingang' });
export const text = say({
  en: 'They are for what is selected, or else for the conversation that you are at.',
  de: 'Sie gelten für das Ausgewählte, sonst für das Gespräch, bei dem du bist.',
});
export const keyTexts: readonly [keys: string[], does: string][] = [
  [['J'], say({ en: 'Next conversation', de: 'Nächstes Gespräch' })],
  [['K'], say({ en: 'One back', de: 'Eins zurück' })],
  [['Enter'], say({ en: 'Open', de: 'Öffnen' })],
  [['X'], say({ en: 'Select', de: 'Auswählen' })],
  [['E'], say({ en: 'Archive', de: 'Archivieren' })],
  [['#'], say({ en: 'Move to trash', de: 'In den Papierkorb' })],
  [['!', 'S'], say({ en: 'Move to spam, or out of it', de: 'In den Spam-Ordner oder heraus' })],
  [['U'], say({ en: 'Mark unread', de: 'Als ungelesen markieren' })],
  [['L'], say({ en: 'Label', de: 'Etikett' })],
  [['R'], say({ en: 'Reply', de: 'Antworten' })],
  [['Z'], say({ en: 'Undo', de: 'Rückgängig' })],
  [['/'], say({ en: 'Search', de: 'Suchen' })],
  [['Esc'], say({ en: 'Back to the list, or select none', de: 'Zurück zur Liste, oder keine auswählen' })],
  [['?'], say({ en: 'These keys', de: 'Diese Tasten' })],
];
export const single = say({ en: 'Use single keys', de: 'Einzelne Tasten benutzen' });
export const singleHint = say({
  en: 'Turn it off where you dictate, or where a screen reader has keys of its own.',
  de: 'Schalte es aus, wenn du diktierst oder wenn ein Vorleseprogramm eigene Tasten hat.',
});
export const close = say({ en: 'Close', de: 'Schließen' });
