import { say } from '#web/platform/languages/language.ts';

export const fillHolder = say({
  en: 'Fill in who holds the account.',
  de: 'Trag ein, wem das Konto gehört.',
});
export const saved = say({ en: 'Your bank account was saved.', de: 'Dein Bankkonto ist gespeichert.' });
export const holder = say({ en: 'Account holder', de: 'Wem das Konto gehört' });
export const iban = say({ en: 'IBAN', de: 'IBAN' });
export const sealed = say({
  en: 'Stored sealed. From then on only its last four characters are shown.',
  de: 'Wird versiegelt gespeichert. Danach sind nur die letzten vier Zeichen zu sehen.',
});
export const password = say({ en: 'Your password', de: 'Dein Passwort' });
export const code = say({
  en: 'Code of your second factor, or a recovery code',
  de: 'Code deines zweiten Faktors oder ein Wiederherstellungscode',
});
export const change = say({ en: 'Change the account', de: 'Konto ändern' });
export const save = say({ en: 'Save the account', de: 'Konto speichern' });
export const changedWaits = say({
  en: (isMailed: boolean) =>
    `A changed account is paid to three days later. ${isMailed ? 'You get an e-mail about the change.' : 'Confirm your e-mail address to get an e-mail about changes.'} `,
  de: (isMailed: boolean) =>
    `Auf ein geändertes Konto wird drei Tage später ausgezahlt. ${isMailed ? 'Über die Änderung bekommst du eine E-Mail.' : 'Bestätige deine E-Mail-Adresse, damit du bei Änderungen eine E-Mail bekommst.'} `,
});
export const protects = say({ en: 'What protects your account', de: 'Was dein Konto schützt' });
export const sumFrom = say({
  en: (least: string, most: string) => `Choose a sum from ${least} to ${most}.`,
  de: (least: string, most: string) => `Wähle einen Betrag von ${least} bis ${most}.`,
});
export const scheduleSaved = say({ en: 'Your schedule was saved.', de: 'Dein Zeitplan ist gespeichert.' });
export const paidOut = say({ en: 'Paid out', de: 'Ausgezahlt wird' });
export const fromBalance = say({ en: 'From a balance of', de: 'Ab einem Guthaben von' });
export const waitsBelow = say({
  en: 'Below it your balance waits for the next time.',
  de: 'Darunter wartet dein Guthaben auf das nächste Mal.',
});
export const saveSchedule = say({ en: 'Save the schedule', de: 'Zeitplan speichern' });
export const title = say({ en: 'Bank account and schedule', de: 'Bankkonto und Zeitplan' });
export const payouts = say({ en: 'Payouts', de: 'Auszahlungen' });
export const ending = say({
  en: (last4: string) => `Account ending ${last4}`,
  de: (last4: string) => `Konto mit der Endung ${last4}`,
});
export const yourAccount = say({ en: 'Your bank account', de: 'Dein Bankkonto' });
export const whenPaid = say({ en: 'When you are paid', de: 'Wann ausgezahlt wird' });
export const moneyIsSafe = say({ en: 'Your money is safe', de: 'Dein Geld ist sicher' });
export const loading = say({ en: 'Loading the account', de: 'Das Konto wird geladen' });
