import { say } from '#web/platform/languages/language.ts';

export const house = say({ en: 'Back office', de: 'Back Office' });
export const toDashboard = say({ en: 'Go to the dashboard', de: 'Zur Übersicht' });
export const goHome = say({ en: 'Go to the home page', de: 'Zur Startseite' });

export const youNeed = say({
  en: (permission: string) => `You need ${permission} permission – ask a master admin`,
  de: (permission: string) => `Dir fehlt die Berechtigung ${permission} – frag die Hauptverwaltung`,
});
export const rolesWith = say({
  en: (roles: string) => `Roles that have it: ${roles}. Nothing was opened or changed.`,
  de: (roles: string) => `Rollen, die sie haben: ${roles}. Es wurde nichts geöffnet und nichts geändert.`,
});
export const forAdministrators = say({
  en: 'This part of the house is for administrators',
  de: 'Dieser Teil des Hauses ist für die Verwaltung',
});
export const isInactive = say({
  en: { title: 'Your administrator record is inactive', why: 'A master admin can make it active again.' },
  de: { title: 'Dein Verwaltungszugang ist stillgelegt', why: 'Die Hauptverwaltung kann ihn wieder aktivieren.' },
});
export const noRecord = say({
  en: { title: 'Your account has no administrator record', why: 'A master admin can send you an invitation.' },
  de: {
    title: 'Dein Konto hat keinen Verwaltungszugang',
    why: 'Die Hauptverwaltung kann dir eine Einladung schicken.',
  },
});
export const haveCode = say({ en: 'I have an activation code', de: 'Ich habe einen Aktivierungscode' });
export const secondFactor = say({
  en: {
    head: 'Set up a second factor',
    title: 'Administrators sign in with two proofs',
    action: 'Go to the security tab',
    why: 'An authenticator app or a passkey beside the password. If you have one already, give its code there once, or sign in again with your passkey. Lost it? Use a recovery code, or ask a master admin to reset it.',
  },
  de: {
    head: 'Richte einen zweiten Faktor ein',
    title: 'Wer verwaltet, weist sich zweifach aus',
    action: 'Zu den Sicherheitseinstellungen',
    why: 'Eine Authenticator-App oder ein Passkey neben dem Passwort. Hast du das schon, gib dort einmal den Code ein oder melde dich mit deinem Passkey neu an. Verloren? Nimm einen Wiederherstellungscode oder bitte die Hauptverwaltung, es zurückzusetzen.',
  },
});
export const unknown = say({
  en: {
    head: 'No such place in the back office',
    title: 'The menu has everything that is there',
    why: 'The address may be mistyped, or its part is not in this installation.',
  },
  de: {
    head: 'Diesen Ort gibt es im Back Office nicht',
    title: 'Im Menü steht alles, was es gibt',
    why: 'Vielleicht ist die Adresse vertippt, oder dieser Teil gehört nicht zu dieser Installation.',
  },
});
export const yourRecord = say({ en: 'Your administrator record', de: 'Dein Verwaltungszugang' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
