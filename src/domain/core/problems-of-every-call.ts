import type { Text } from './languages/language.ts';
import { friendlySentences } from './errors/error-texts.ts';

/** Those that signing in shows beside its own. */
export const signInTexts = {
  'request/account-suspended': {
    en: 'This account is suspended for now. Write to the help address if you think that this is a mistake.',
    de: 'Dieses Konto ist vorübergehend gesperrt. Schreib an die Hilfe-Adresse, wenn du das für einen Irrtum hältst.',
  },
  'request/account-banned': {
    en: 'This account is closed. Write to the help address if you think that this is a mistake.',
    de: 'Dieses Konto ist geschlossen. Schreib an die Hilfe-Adresse, wenn du das für einen Irrtum hältst.',
  },
  'request/read-only-view': {
    en: 'You see the product as another role. Leave that first to change something.',
    de: 'Du siehst den Marktplatz in einer anderen Rolle. Verlasse sie zuerst, um etwas zu ändern.',
  },
} as const;

/** Problems of the request itself, which every call may answer. */
export const generalProblems = {
  'request/invalid': [400, friendlySentences.VALIDATION_ERROR],
  'request/too-slow': [
    408,
    {
      en: 'This request came too slowly and was ended. Nothing of it was saved. Check your connection and send it again.',
      de: 'Diese Anfrage kam zu langsam an und wurde beendet. Nichts davon wurde gespeichert. Prüfe deine Verbindung und schicke sie noch einmal.',
    },
  ],
  'request/not-json': [415, { en: 'Send this request as JSON.', de: 'Schicke diese Anfrage als JSON.' }],
  'request/too-large': [413, { en: 'This request is too large.', de: 'Diese Anfrage ist zu groß.' }],
  'request/foreign-origin': [
    403,
    {
      en: 'This request came from another site and was refused.',
      de: 'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.',
    },
  ],
  'request/idempotency-mismatch': [
    422,
    {
      en: 'This Idempotency-Key was used for a different request. Use a new key.',
      de: 'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Nimm einen neuen.',
    },
  ],
  'request/idempotency-required': [
    400,
    { en: 'This request needs an Idempotency-Key header.', de: 'Diese Anfrage braucht einen Idempotency-Key.' },
  ],
  'request/not-found': [404, friendlySentences.RESOURCE_NOT_FOUND],
  'request/method-not-allowed': [
    405,
    { en: 'This address does not take this method.', de: 'Diese Adresse nimmt diese Methode nicht an.' },
  ],
  'request/sign-in-required': [401, friendlySentences.AUTH_ERROR],
  'request/permission-denied': [403, friendlySentences.PERMISSION_DENIED],
  'request/second-factor-needed': [
    403,
    {
      en: 'Administrators need a second factor. Set one up, or give its code, in the security tab of your profile.',
      de: 'Wer verwaltet, braucht einen zweiten Faktor. Richte ihn in deinem Profil unter Sicherheit ein, oder gib dort seinen Code ein.',
    },
  ],
  'request/account-suspended': [403, signInTexts['request/account-suspended']],
  'request/account-banned': [403, signInTexts['request/account-banned']],
  'request/read-only-view': [403, signInTexts['request/read-only-view']],
  'request/switched-off': [
    403,
    {
      en: 'This feature is switched off for you at the moment. What you saved is safe. Try again later.',
      de: 'Diese Funktion ist für dich gerade abgeschaltet. Was du gespeichert hast, ist sicher. Versuch es später noch einmal.',
    },
  ],
  'request/too-many': [429, friendlySentences.RATE_LIMIT_EXCEEDED],
  'request/too-many-acts': [
    429,
    {
      en: 'You reached the limit of acts for an hour, and the master admins were told. Nothing of this was done. Go on later, or ask a master admin to raise the limit.',
      de: 'Du hast die Grenze für eine Stunde erreicht, und die Hauptverwaltung weiß davon. Hiervon wurde nichts getan. Mach später weiter, oder bitte die Hauptverwaltung um eine höhere Grenze.',
    },
  ],
  'request/unavailable': [503, friendlySentences.SERVICE_UNAVAILABLE],
  'request/out-of-room': [
    503,
    {
      en: 'Our storage is full, so we could not save this. Everything saved before is safe. Please try again in a few minutes.',
      de: 'Unser Speicher ist voll, deshalb konnten wir das nicht sichern. Alles, was vorher gespeichert war, ist sicher. Bitte versuche es in ein paar Minuten noch einmal.',
    },
  ],
  'request/unexpected': [500, friendlySentences.DEFAULT],
} as const satisfies Record<string, readonly [number, Text]>;

export type GeneralCode = keyof typeof generalProblems;

export const isGeneralCode = (code: string): code is GeneralCode => Object.hasOwn(generalProblems, code);

/** What every call may answer beside the problems of its contract. */
export interface GeneralProblem {
  code: GeneralCode;
}
