import { say } from '#web/platform/languages/language.ts';

export const pages = say({
  en: {
    signIn: {
      title: 'Sign in',
      ask: 'The link in your mail works once. Press the button to sign in on this device.',
      button: 'Sign in now',
    },
    verify: {
      title: 'Verify your email address',
      ask: 'Press the button to show that this address is yours.',
      button: 'Verify the address',
    },
    change: {
      title: 'Your new email address',
      ask: 'Both addresses have got a link; the change is made when both were opened.',
      button: 'Say yes to the change',
    },
  },
  de: {
    signIn: {
      title: 'Anmelden',
      ask: 'Der Link in deiner Mail gilt einmal. Drück den Knopf, um dich auf diesem Gerät anzumelden.',
      button: 'Jetzt anmelden',
    },
    verify: {
      title: 'E-Mail-Adresse bestätigen',
      ask: 'Drück den Knopf, um zu zeigen, dass diese Adresse dir gehört.',
      button: 'Adresse bestätigen',
    },
    change: {
      title: 'Deine neue E-Mail-Adresse',
      ask: 'Beide Adressen haben einen Link bekommen; geändert wird sie, wenn beide geöffnet sind.',
      button: 'Der Änderung zustimmen',
    },
  },
});
export const opensAccount = say({
  en: 'Where the address has no account yet, this opens one.',
  de: 'Wo die Adresse noch kein Konto hat, wird damit eines eröffnet.',
});
export const passwordGone = say({
  en: 'Your address is verified now. The password that was set before it was is removed; choose a new one in your profile.',
  de: 'Deine Adresse ist jetzt bestätigt. Das Passwort von vorher ist entfernt; wähle in deinem Profil ein neues.',
});
export const verified = say({ en: 'Your address is verified.', de: 'Deine Adresse ist bestätigt.' });
export const changed = say({
  en: 'Your address is changed. Sign in with the new one from now on.',
  de: 'Deine Adresse ist geändert. Melde dich von jetzt an mit der neuen an.',
});
export const otherToo = say({
  en: 'Noted. The change is made when the other address says yes too.',
  de: 'Notiert. Geändert wird sie, sobald auch die andere Adresse zustimmt.',
});
export const toProfile = say({ en: 'Go to your profile', de: 'Zu deinem Profil' });
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const passwordChanged = say({ en: 'Your password is changed', de: 'Dein Passwort ist geändert' });
export const signedOut = say({
  en: 'Every device that was signed in has been signed out.',
  de: 'Alle Geräte, die angemeldet waren, sind abgemeldet.',
});
export const notWhole = say({ en: 'This link is not whole', de: 'Dieser Link ist nicht vollständig' });
export const openAgain = say({
  en: 'Open it from the mail again, or ask for a new one where you sign in.',
  de: 'Öffne ihn noch einmal aus der Mail, oder lass dir beim Anmelden einen neuen schicken.',
});
export const chooseNew = say({ en: 'Choose a new password', de: 'Neues Passwort wählen' });
export const newPassword = say({ en: 'New password', de: 'Neues Passwort' });
export const atLeast = say({ en: 'At least 6 characters', de: 'Mindestens 6 Zeichen' });
export const changePassword = say({ en: 'Change the password', de: 'Passwort ändern' });
