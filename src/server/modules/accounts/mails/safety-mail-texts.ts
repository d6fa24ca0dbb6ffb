import type { Text } from '#domain/core/languages/language.ts';
import { formatDateIn } from '#domain/core/days/time-zone.ts';

/** What changed, and what follows from it. */
export const noticeTexts = {
  'app-added': {
    en: ['An authenticator app is your second factor', 'From now on a sign-in asks for its code after the password.'],
    de: [
      'Eine Authenticator-App ist dein zweiter Faktor',
      'Von nun an fragt die Anmeldung nach dem Passwort noch nach ihrem Code.',
    ],
  },
  'phone-added': {
    en: ['A telephone is your second factor', 'From now on a sign-in asks for a code that is texted to it.'],
    de: [
      'Ein Telefon ist dein zweiter Faktor',
      'Von nun an fragt die Anmeldung nach einem Code, der ihm als SMS geschickt wird.',
    ],
  },
  'factor-removed': {
    en: ['A second factor was turned off', 'A sign-in asks no more for its code.'],
    de: ['Ein zweiter Faktor wurde ausgeschaltet', 'Die Anmeldung fragt nicht mehr nach seinem Code.'],
  },
  'codes-renewed': {
    en: ['You have new recovery codes', 'The ones before do not work any more.'],
    de: ['Du hast neue Wiederherstellungscodes', 'Die bisherigen gelten nicht mehr.'],
  },
  'passkey-added': {
    en: ['A passkey was added', 'It signs in without a password, on the device that holds it.'],
    de: ['Ein Passkey wurde hinzugefügt', 'Er meldet ohne Passwort an, auf dem Gerät, auf dem er liegt.'],
  },
  'passkey-removed': {
    en: ['A passkey was removed', 'It signs nobody in any more.'],
    de: ['Ein Passkey wurde entfernt', 'Er meldet niemanden mehr an.'],
  },
  'phone-set': {
    en: ['A telephone number signs you in', 'Whoever gets a code at it can sign in to your account.'],
    de: ['Eine Telefonnummer meldet dich an', 'Wer unter ihr einen Code bekommt, kann sich in deinem Konto anmelden.'],
  },
  'phone-removed': {
    en: ['Your telephone number was removed', 'It signs nobody in any more.'],
    de: ['Deine Telefonnummer wurde entfernt', 'Sie meldet niemanden mehr an.'],
  },
  'password-changed': {
    en: ['Your password was changed', 'Every other device is signed out.'],
    de: ['Dein Passwort wurde geändert', 'Alle anderen Geräte sind abgemeldet.'],
  },
  'google-added': {
    en: ['A Google account was connected', 'Whoever signs in to it is signed in to your account here.'],
    de: ['Ein Google-Konto wurde verbunden', 'Wer sich dort anmeldet, ist hier in deinem Konto angemeldet.'],
  },
  'google-removed': {
    en: ['Google was disconnected', 'Your Google account signs nobody in here any more.'],
    de: ['Google wurde getrennt', 'Dein Google-Konto meldet hier niemanden mehr an.'],
  },
  'api-key-made': {
    en: ['An API key was made', 'Whoever has it can do in your shop what it was made for.'],
    de: ['Ein API-Schlüssel wurde angelegt', 'Wer ihn hat, kann in deinem Shop tun, wofür er angelegt wurde.'],
  },
  'payout-account-added': {
    en: ['Your bank account was entered', 'What your shop earns is sent there.'],
    de: ['Dein Bankkonto wurde eingetragen', 'Was dein Shop einnimmt, wird dorthin überwiesen.'],
  },
  'payout-account-changed': {
    en: ['Your payouts go to another bank account', 'What your shop earns is sent there from then on.'],
    de: [
      'Deine Auszahlungen gehen auf ein anderes Bankkonto',
      'Was dein Shop einnimmt, wird ab dann dorthin überwiesen.',
    ],
  },
} as const satisfies Record<string, Text<readonly [title: string, words: string]>>;

export const safetyTexts = {
  unlessYou: {
    en: 'If it was not you, change your password now and look through what signs you in.',
    de: 'Warst du es nicht, ändere jetzt dein Passwort und sieh nach, womit man sich bei dir anmelden kann.',
  },
  button: { en: 'Look at your ways to sign in', de: 'Anmeldewege ansehen' },
};

/** Which one it is that was added, changed or removed. */
export const safetyDetails = {
  account: (email: string): Text => ({ en: `It is ${email}`, de: `Es ist ${email}` }),
  number: (masked: string): Text => ({ en: `It is ${masked}`, de: `Sie ist ${masked}` }),
  numberOf: (masked: string): Text => ({ en: `Its number is ${masked}`, de: `Seine Nummer ist ${masked}` }),
  isCalled: (name: string): Text => ({ en: `It is called ${name}`, de: `Er heißt ${name}` }),
  wasCalled: (name: string): Text => ({ en: `It was called ${name}`, de: `Er hieß ${name}` }),
  bank: (last4: string): Text => ({ en: `It ends with ${last4}`, de: `Es endet auf ${last4}` }),
  laterBank: (last4: string, from: Date, timeZone: string): Text => ({
    en: `It ends with ${last4}, and nothing is sent there before ${formatDateIn(timeZone, from)}`,
    de: `Es endet auf ${last4}, und vor dem ${formatDateIn(timeZone, from, 'de')} wird nichts dorthin überwiesen`,
  }),
};
