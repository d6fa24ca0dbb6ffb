import { say } from '#web/platform/languages/language.ts';

export const read = say({ en: 'All right', de: 'In Ordnung' });
export const differently = say({
  en: (count: number): string =>
    count === 1 ? 'One change turned out differently' : 'Some changes turned out differently',
  de: (count: number): string =>
    count === 1 ? 'Eine Änderung ging anders aus' : 'Einige Änderungen gingen anders aus',
});
export const othersWait = say({
  en: (count: number) =>
    `${count === 1 ? 'One change waits' : `${count} changes wait`} for the account that was signed in here when the connection was lost.`,
  de: (count: number) =>
    `${count === 1 ? 'Eine Änderung wartet' : `${count} Änderungen warten`} auf das Konto, das hier angemeldet war, als die Verbindung abbrach.`,
});
export const signIn = say({
  en: (count: number) => `Sign in to send ${count === 1 ? 'it' : 'them'}`,
  de: (count: number) => `Anmelden und ${count === 1 ? 'sie' : 'alle'} schicken`,
});
export const discard = say({ en: 'Discard', de: 'Verwerfen' });
export const tooOld = say({
  en: 'the connection was lost while it was sent, more than a day ago. See whether your cart holds it.',
  de: 'Die Verbindung brach ab, während sie geschickt wurde, vor mehr als einem Tag. Sieh nach, ob es in deinem Warenkorb liegt.',
});
export const reported = say({
  en: (count: number) =>
    count === 1 ? 'One change turned out differently.' : `${count} changes turned out differently.`,
  de: (count: number) => (count === 1 ? 'Eine Änderung ging anders aus.' : `${count} Änderungen gingen anders aus.`),
});
export const seeCart = say({ en: 'See what was kept', de: 'Ansehen, was geblieben ist' });
export const saved = say({
  en: 'What you changed offline is saved.',
  de: 'Was du ohne Verbindung geändert hast, ist gespeichert.',
});
