import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const waysToSignIn = say({ en: 'Your ways to sign in', de: 'Deine Wege, dich anzumelden' });

export const email = say({ en: 'Email address', de: 'E-Mail-Adresse' });
export const emailIs = say({
  en: (address: ReactNode, isVerified: boolean) => (
    <>
      {address}, {isVerified ? 'verified' : 'not verified yet'}.
    </>
  ),
  de: (address: ReactNode, isVerified: boolean) => (
    <>
      {address}, {isVerified ? 'bestätigt' : 'noch nicht bestätigt'}.
    </>
  ),
});
export const emailChanges = say({
  en: (address: string) => ` A change to ${address} waits for both of its links.`,
  de: (address: string) => ` Die Änderung auf ${address} wartet noch auf ihre beiden Links.`,
});
export const linksSent = say({
  en: 'Two links are on their way: one to each address.',
  de: 'Zwei Links sind unterwegs: einer an jede Adresse.',
});
export const linkSent = say({
  en: 'A link is on its way to your address.',
  de: 'Ein Link ist unterwegs an deine Adresse.',
});
export const sendLink = say({ en: 'Send a verification link', de: 'Link zum Bestätigen schicken' });
export const changeEmail = say({ en: 'Change the address', de: 'Adresse ändern' });
export const newEmail = say({ en: 'New email address', de: 'Neue E-Mail-Adresse' });
export const yourPassword = say({ en: 'Your password', de: 'Dein Passwort' });
export const sendBoth = say({ en: 'Send both links', de: 'Beide Links schicken' });
export const keepEmail = say({ en: 'Keep the address', de: 'Adresse behalten' });

export const password = say({ en: 'Password', de: 'Passwort' });
export const noPassword = say({
  en: 'You have no password yet; you sign in another way.',
  de: 'Du hast noch kein Passwort; du meldest dich anders an.',
});
export const passwordChanged = say({
  en: 'Your password is changed. Every other device is signed out.',
  de: 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
});
export const presentPassword = say({ en: 'Present password', de: 'Jetziges Passwort' });
export const newPassword = say({ en: 'New password', de: 'Neues Passwort' });
export const atLeast = say({ en: 'At least 6 characters', de: 'Mindestens 6 Zeichen' });
export const changePassword = say({ en: 'Change the password', de: 'Passwort ändern' });
export const setPassword = say({ en: 'Set a password', de: 'Passwort festlegen' });

export const devices = say({ en: 'Devices signed in', de: 'Angemeldete Geräte' });
export const ways = say<Record<string, string>>({
  en: {
    password: 'Password',
    google: 'Google',
    passkey: 'Passkey',
    'email-link': 'Email link',
    phone: 'Phone code',
  },
  de: {
    password: 'Passwort',
    google: 'Google',
    passkey: 'Passkey',
    'email-link': 'Link per E-Mail',
    phone: 'Code aufs Telefon',
  },
});
export const signedIn = say({ en: 'Signed in', de: 'Angemeldet' });
export const aBrowser = say({ en: 'A browser', de: 'Ein Browser' });
export const browserOn = say({
  en: (browser: string, system: string) => `${browser} on ${system}`,
  de: (browser: string, system: string) => `${browser} auf ${system}`,
});
export const thisOne = say({ en: ' (this one)', de: ' (dieses)' });
export const fromAddress = say({ en: (ip: string) => `, from ${ip}`, de: (ip: string) => `, von ${ip}` });
export const signOutDevice = say({
  en: (device: string, day: string) => `Sign out ${device} of ${day}`,
  de: (device: string, day: string) => `${device} vom ${day} abmelden`,
});
export const deviceSignedOut = say({ en: 'The device is signed out.', de: 'Das Gerät ist abgemeldet.' });
export const signOut = say({ en: 'Sign out', de: 'Abmelden' });
export const othersSignedOut = say({
  en: 'Every other device is signed out.',
  de: 'Alle anderen Geräte sind abgemeldet.',
});
export const signOutOthers = say({ en: 'Sign out every other device', de: 'Alle anderen Geräte abmelden' });

export const passkeys = say({ en: 'Passkeys', de: 'Passkeys' });
export const whatPasskeysAre = say({
  en: 'Your fingerprint, face or screen lock instead of a password. Nothing has to be remembered, and nothing can be stolen from us.',
  de: 'Dein Fingerabdruck, dein Gesicht oder deine Bildschirmsperre statt eines Passworts. Du musst dir nichts merken, und bei uns gibt es nichts zu stehlen.',
});
export const thisDevice = say({ en: 'This device', de: 'Dieses Gerät' });
export const passkeyAdded = say({
  en: 'The passkey is kept. It signs you in without a password.',
  de: 'Der Passkey ist gespeichert. Mit ihm meldest du dich ohne Passwort an.',
});
export const added = say({ en: (day: string) => `Added ${day}`, de: (day: string) => `Hinzugefügt ${day}` });
export const used = say({ en: (day: string) => `, used ${day}`, de: (day: string) => `, benutzt ${day}` });
export const removeOne = say({
  en: (name: string) => `Remove the passkey ${name}`,
  de: (name: string) => `Passkey ${name} entfernen`,
});
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const removeTitle = say({ en: 'Remove this passkey?', de: 'Diesen Passkey entfernen?' });
export const removeText = say({
  en: (name: string) =>
    `${name} will not sign you in any more. Your device may still offer it until you delete it there too.`,
  de: (name: string) =>
    `Mit ${name} kannst du dich dann nicht mehr anmelden. Dein Gerät bietet ihn vielleicht noch an, bis du ihn auch dort löschst.`,
});
export const removePasskey = say({ en: 'Remove the passkey', de: 'Passkey entfernen' });
export const passkeyRemoved = say({ en: 'The passkey is removed.', de: 'Der Passkey ist entfernt.' });
export const addPasskey = say({ en: 'Add a passkey', de: 'Passkey hinzufügen' });

export const phone = say({ en: 'Phone', de: 'Telefon' });
export const codesTo = say({
  en: (phone: string) => `Codes to ${phone} sign you in.`,
  de: (phone: string) => `Mit Codes an ${phone} meldest du dich an.`,
});
export const whatPhoneIs = say({
  en: 'A number that gets a code when you want to sign in.',
  de: 'Eine Nummer, die einen Code bekommt, wenn du dich anmelden willst.',
});
export const phoneAdded = say({
  en: 'The number signs you in from now on.',
  de: 'Mit dieser Nummer kannst du dich ab jetzt anmelden.',
});
export const usePhone = say({ en: 'Use this number', de: 'Diese Nummer nehmen' });
export const keepPhone = say({
  en: (phone: string) => `Keep ${phone}`,
  de: (phone: string) => `${phone} behalten`,
});
export const changePhone = say({ en: 'Change the number', de: 'Nummer ändern' });
export const phoneRemoved = say({ en: 'The number is removed.', de: 'Die Nummer ist entfernt.' });
export const removePhone = say({ en: 'Remove the number', de: 'Nummer entfernen' });

export const google = say({ en: 'Google', de: 'Google' });
export const googleConnected = say({ en: 'Google is connected.', de: 'Google ist verbunden.' });
export const connectedWith = say({
  en: (account: string) => `Connected with ${account}.`,
  de: (account: string) => `Verbunden mit ${account}.`,
});
export const whatGoogleIs = say({
  en: 'Sign in with your Google account.',
  de: 'Melde dich mit deinem Google-Konto an.',
});
export const googleDisconnected = say({ en: 'Google is disconnected.', de: 'Google ist getrennt.' });
export const disconnectGoogle = say({ en: 'Disconnect Google', de: 'Google trennen' });
export const connectGoogle = say({ en: 'Connect Google', de: 'Google verbinden' });

export const factor = say({ en: 'Second factor', de: 'Zweiter Faktor' });
export const whatFactorIs = say({
  en: 'A code after the password, from an app or by text message, so that a stolen password alone opens nothing.',
  de: 'Ein Code nach dem Passwort, aus einer App oder per SMS, damit ein gestohlenes Passwort allein nichts öffnet.',
});
export const factorKinds = say({
  en: { app: 'of your authenticator app', phone: 'that is texted to you' },
  de: { app: 'aus deiner Authenticator-App', phone: 'per SMS' },
});
export const factorIsOn = say({
  en: (kinds: readonly string[], left: number) =>
    `On. After the password you enter a code ${kinds.join(', or one ')}. ${numbered(left, 'recovery code is', 'recovery codes are')} left.`,
  de: (kinds: readonly string[], left: number) =>
    `An. Nach dem Passwort gibst du einen Code ein: ${kinds.join(' oder ')}. ${numbered(left, 'Wiederherstellungscode ist', 'Wiederherstellungscodes sind')} übrig.`,
});
export const phoneIsFactor = say({
  en: 'The telephone is a second factor now.',
  de: 'Das Telefon ist jetzt ein zweiter Faktor.',
});
export const appIsFactor = say({
  en: 'The app is a second factor now.',
  de: 'Die App ist jetzt ein zweiter Faktor.',
});
export const turnOn = say({ en: 'Turn it on', de: 'Einschalten' });
export const turnOff = say({ en: 'Turn it off', de: 'Ausschalten' });
export const thisIsOff = say({ en: 'This second factor is off.', de: 'Dieser zweite Faktor ist aus.' });
export const isOff = say({ en: 'The second factor is off.', de: 'Der zweite Faktor ist aus.' });
export const toAdmin = say({ en: 'Go to the back office', de: 'Zum Back Office' });
export const codeOrRecovery = say({
  en: 'Code, or a recovery code',
  de: 'Code oder Wiederherstellungscode',
});
export const confirmDevice = say({ en: 'Confirm this device', de: 'Dieses Gerät bestätigen' });
export const deviceConfirmed = say({ en: 'This device is confirmed.', de: 'Dieses Gerät ist bestätigt.' });
export const setUpApp = say({ en: 'Set up an authenticator app', de: 'Authenticator-App einrichten' });
export const anotherPhone = say({ en: 'Add another telephone', de: 'Weiteres Telefon hinzufügen' });
export const useTelephone = say({ en: 'Use a telephone', de: 'Telefon benutzen' });
export const newCodes = say({ en: 'New recovery codes', de: 'Neue Wiederherstellungscodes' });
export const makeCodes = say({ en: 'Make new codes', de: 'Neue Codes anlegen' });
export const leaveIt = say({ en: 'Leave it as it is', de: 'Lassen, wie es ist' });
