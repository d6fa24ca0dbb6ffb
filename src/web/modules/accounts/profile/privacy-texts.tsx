import { formatNumber, localDate } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const settings = say({ en: 'Your privacy settings', de: 'Deine Datenschutz-Einstellungen' });
export const inBrowser = say({ en: 'What is kept in your browser', de: 'Was in deinem Browser gespeichert wird' });
export const notChosen = say({
  en: 'You have not chosen yet. Until then only what is needed is kept.',
  de: 'Du hast noch nicht gewählt. Bis dahin wird nur das Nötige gespeichert.',
});
export const mayChange = say({
  en: 'You can change your mind at any time.',
  de: 'Du kannst es dir jederzeit anders überlegen.',
});
export const needed = say({
  en: { name: 'Only what is needed', what: 'Your cart, your sign-in, your settings' },
  de: { name: 'Nur das Nötige', what: 'Dein Warenkorb, deine Anmeldung, deine Einstellungen' },
});
export const reminders = say({
  en: {
    name: 'Reminders of a cart too',
    what: 'At most three mails for a cart you left, each with a way to end them',
  },
  de: {
    name: 'Auch Erinnerungen an einen Warenkorb',
    what: 'Höchstens drei E-Mails zu einem Warenkorb, den du verlassen hast, jede zum Abbestellen',
  },
});

export const copy = say({ en: 'A copy of your data', de: 'Eine Kopie deiner Daten' });
export const whatCopy = say({
  en: 'Everything that your account holds, as one JSON file. A mail brings the link when it is ready.',
  de: 'Alles, was dein Konto enthält, als eine JSON-Datei. Eine E-Mail bringt den Link, sobald sie fertig ist.',
});
export const newestCopy = say({
  en: (made: string, until: string) =>
    `The newest copy was made on ${localDate(made)}; its link is in your mail and works until ${localDate(until)}.`,
  de: (made: string, until: string) =>
    `Die neueste Kopie ist vom ${localDate(made)}; der Link steht in deiner E-Mail und gilt bis zum ${localDate(until)}.`,
});
export const download = say({ en: 'Download all my data', de: 'Alle meine Daten herunterladen' });
export const beingMade = say({ en: 'Your copy is being made.', de: 'Deine Kopie wird erstellt.' });
export const soFar = say({
  en: (rows: number) => `Your copy is being made: ${formatNumber(rows)} records so far.`,
  de: (rows: number) => `Deine Kopie wird erstellt: bisher ${formatNumber(rows)} Einträge.`,
});

export const deletion = say({ en: 'Delete your account', de: 'Dein Konto löschen' });
export const waitsFirst = say({
  en: 'It waits 14 days first, and until then it can be undone.',
  de: 'Vorher vergehen 14 Tage, und bis dahin lässt es sich rückgängig machen.',
});
export const dueOn = say({
  en: (due: string) => (
    <>
      Your account is deleted on <b>{localDate(due)}</b>.
    </>
  ),
  de: (due: string) => (
    <>
      Dein Konto wird am <b>{localDate(due)}</b> gelöscht.
    </>
  ),
});
export const keep = say({ en: 'Keep my account', de: 'Mein Konto behalten' });
export const stays = say({ en: 'Your account stays.', de: 'Dein Konto bleibt.' });
export const remove = say({ en: 'Delete my account', de: 'Mein Konto löschen' });
export const whatGoes = say({
  en: 'In 14 days your profile, addresses, ways to sign in, shop and messages are deleted. Orders stay on record without your name. A mail brings a receipt of what was deleted and kept. Until then one press undoes it.',
  de: 'In 14 Tagen werden dein Profil, deine Adressen, Anmeldewege, dein Shop und deine Nachrichten gelöscht. Bestellungen bleiben ohne deinen Namen erhalten. Eine E-Mail bringt einen Beleg, was gelöscht und was aufbewahrt wurde. Bis dahin genügt ein Klick, um es rückgängig zu machen.',
});
export const typeEmail = say({ en: 'Type your email address', de: 'Tippe deine E-Mail-Adresse ein' });
export const deletedOn = say({
  en: (due: string) => `Your account is deleted on ${localDate(due)}. Until then you can keep it.`,
  de: (due: string) => `Dein Konto wird am ${localDate(due)} gelöscht. Bis dahin kannst du es behalten.`,
});
