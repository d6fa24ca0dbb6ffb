import { say } from '#web/platform/languages/language.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';

export const title = say({ en: 'Register of letters', de: 'Verzeichnis der Briefe' });
export const note = say({
  en: 'Requests that came by letter or mail. The law gives a month from the day of arrival.',
  de: 'Wünsche, die per Brief oder Mail kamen. Das Gesetz gibt einen Monat ab dem Eingang.',
});
export const views = say({ en: { open: 'Open', done: 'Answered' }, de: { open: 'Offen', done: 'Beantwortet' } });
export const letters = say({ en: 'letters', de: 'Briefe' });
export const kinds = say({
  en: { copy: 'A copy of their data', correction: 'A correction', erasure: 'Erasure' },
  de: { copy: 'Eine Kopie der Daten', correction: 'Eine Berichtigung', erasure: 'Löschung' },
});
export const heads = say({
  en: { who: 'Who', kind: 'Asks for', arrived: 'Arrived', due: 'Deadline', done: 'Done with' },
  de: { who: 'Wer', kind: 'Wünscht', arrived: 'Eingang', due: 'Frist', done: 'Erledigt mit' },
});
export const overdue = say({ en: 'Overdue', de: 'Überfällig' });
export const noLetter = say({
  en: {
    open: ['No letter is open', 'Enter each request that comes by letter or mail, so that no month is missed.'],
    done: ['No letter was answered yet', 'Answered requests stand here with what was done, for three years.'],
  },
  de: {
    open: ['Kein Brief ist offen', 'Trag jeden Wunsch ein, der per Brief oder Mail kommt, damit seine Frist gilt.'],
    done: ['Noch kein Brief ist beantwortet', 'Beantwortete Wünsche stehen hier drei Jahre lang mit dem, was geschah.'],
  },
});
export const enter = say({ en: 'Enter a letter', de: 'Brief eintragen' });
export const fields = say({
  en: { who: 'Who wrote', email: 'Mail address of their account', kind: 'What they ask for', arrivedOn: 'Arrived on' },
  de: { who: 'Wer schrieb', email: 'E-Mail-Adresse des Kontos', kind: 'Was gewünscht ist', arrivedOn: 'Eingang am' },
});
export const emailHint = say({
  en: 'Empty where they have no account.',
  de: 'Leer, wenn es kein Konto gibt.',
});
export const wrong = say({
  en: 'Write who it is from and the day on which it arrived.',
  de: 'Schreib, von wem er ist und an welchem Tag er ankam.',
});
export const entered = say({
  en: (day: string) => `The letter is entered. It is due by ${day}.`,
  de: (day: string) => `Der Brief ist eingetragen. Die Frist endet am ${day}.`,
});
export const finish = say({ en: 'Answer', de: 'Erledigen' });
export const finishOf = say({
  en: (who: string) => `Answer the letter of ${who}`,
  de: (who: string) => `Den Brief von ${who} erledigen`,
});
export const finishNote = say({
  en: 'Say what was done and sent. It stays for three years and cannot be changed.',
  de: 'Schreib, was getan und geschickt wurde. Es bleibt drei Jahre und lässt sich nicht ändern.',
});
export const doneWith = say({ en: 'Done with', de: 'Erledigt mit' });
export const example = say({ en: 'Copy sent by registered mail', de: 'Kopie per Einschreiben geschickt' });
export const finished = say({ en: 'The letter is answered.', de: 'Der Brief ist erledigt.' });
export const save = say({ en: 'Save', de: 'Speichern' });

export const erasures = say({ en: 'Finished erasures', de: 'Abgeschlossene Löschungen' });
export const erasuresNote = say({
  en: 'Each with its receipt, which does not say whose it was.',
  de: 'Jede mit ihrem Beleg, der nicht sagt, wessen sie war.',
});
export const erasureText = say({ en: 'erasures', de: 'Löschungen' });
export const noErasure = say({
  en: ['No account was erased yet', 'When one is, its receipt stands here.'],
  de: ['Noch kein Konto ist gelöscht', 'Sobald eines gelöscht ist, steht hier sein Beleg.'],
});
export const erasureHeads = say({
  en: { at: 'Erased', receipt: 'Receipt' },
  de: { at: 'Gelöscht', receipt: 'Beleg' },
});
export const sums = say({
  en: (deleted: number, blanked: number, retained: number) =>
    `${formatNumber(deleted)} entries deleted, ${formatNumber(blanked)} left without the person, ${formatNumber(retained)} held by law`,
  de: (deleted: number, blanked: number, retained: number) =>
    `${formatNumber(deleted)} Einträge gelöscht, ${formatNumber(blanked)} ohne die Person behalten, ${formatNumber(retained)} nach Gesetz behalten`,
});
export const became = say({
  en: { deleted: 'deleted', blanked: 'left without the person', retained: 'held by law' },
  de: { deleted: 'gelöscht', blanked: 'ohne die Person behalten', retained: 'nach Gesetz behalten' },
});
export const untilDay = say({ en: (day: string) => `until ${day}`, de: (day: string) => `bis ${day}` });

export const find = say({ en: 'Find a letter', de: 'Brief suchen' });
export const findHint = say({ en: 'Part of the name', de: 'Teil des Namens' });
export const onlyRecent = say({
  en: (days: number) => `Only erasures of the last ${days} days.`,
  de: (days: number) => `Nur Löschungen der letzten ${days} Tage.`,
});
export const allErasures = say({ en: 'Show all', de: 'Alle zeigen' });
