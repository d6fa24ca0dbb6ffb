import { signInTexts } from '../core/problems-of-every-call.ts';

/** Sentences of sign-in and sign-up, to the letter of the requirements [ACC-06, ACC-10]. */
export const accountProblemTexts = {
  'accounts/no-such-policy-version': {
    en: 'There is no such version. The one in force is shown without a number in the address.',
    de: 'Diese Fassung gibt es nicht. Die geltende steht ohne Nummer in der Adresse.',
  },
  'accounts/policy-changed': {
    en: 'Another version holds now. Nothing was accepted. Reload the page to read it.',
    de: 'Es gilt inzwischen eine andere Fassung. Nichts wurde angenommen. Lade die Seite neu, um sie zu lesen.',
  },
  'accounts/user-not-found': {
    en: 'No account found with this email address.',
    de: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
  },
  'accounts/phone-not-found': {
    en: 'No account found with this telephone number.',
    de: 'Zu dieser Telefonnummer gibt es kein Konto.',
  },
  'accounts/no-texts': {
    en: 'Text messages cannot be sent here right now. Please choose another way.',
    de: 'Hier lassen sich gerade keine Textnachrichten senden. Bitte wähle einen anderen Weg.',
  },
  'accounts/wrong-password': {
    en: 'Incorrect password.',
    de: 'Das Passwort stimmt nicht.',
  },
  'accounts/email-already-in-use': {
    en: 'An account with this email already exists.',
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
  'accounts/weak-password': {
    en: 'Password should be at least 6 characters long.',
    de: 'Das Passwort braucht mindestens 6 Zeichen.',
  },
  'accounts/invalid-email': {
    en: 'Invalid email address.',
    de: 'Diese E-Mail-Adresse ist nicht gültig.',
  },
  'accounts/too-many-requests': {
    en: 'Too many failed attempts. Please try again later.',
    de: 'Zu viele Fehlversuche. Bitte versuche es später noch einmal.',
  },
  'accounts/invalid-display-name': {
    en: 'Display name contains invalid characters',
    de: 'Der Anzeigename enthält Zeichen, die nicht erlaubt sind.',
  },
  'accounts/display-name-too-long': {
    en: 'A name has at most 50 characters. Shorten it.',
    de: 'Ein Name hat höchstens 50 Zeichen. Kürze ihn.',
  },
  'accounts/reserved-name': {
    en: 'This name is kept for the marketplace itself. Choose another one.',
    de: 'Dieser Name gehört dem Marktplatz selbst. Wähle bitte einen anderen.',
  },
  'accounts/name-of-shop': {
    en: 'A shop has this name. Add your surname, or choose another name.',
    de: 'So heißt schon ein Shop. Ergänze deinen Nachnamen oder wähle einen anderen Namen.',
  },
  'accounts/invalid-mail-link': {
    en: 'This link is not valid. You can choose your mails in your settings.',
    de: 'Dieser Link gilt nicht. Deine Mails kannst du in den Einstellungen wählen.',
  },
  'accounts/invalid-reset-link': {
    en: 'This link is no longer valid. Ask for a new one.',
    de: 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  },
  'accounts/account-exists': {
    en: 'An account with this email already exists. Sign in with its password, then connect Google in your profile.',
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich mit seinem Passwort an und verbinde dann Google in deinem Profil.',
  },
  'accounts/network-request-failed': {
    en: 'The sign-in could not be reached. Check your connection and try again.',
    de: 'Die Anmeldung war nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  },
  'accounts/popup-blocked': {
    en: 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
    de: 'Der Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Seite und versuche es noch einmal.',
  },
  'accounts/popup-closed-by-user': {
    en: 'The sign-in window was closed before you were signed in.',
    de: 'Das Anmeldefenster wurde geschlossen, bevor du angemeldet warst.',
  },
  'accounts/cancelled-popup-request': {
    en: 'The sign-in was cancelled.',
    de: 'Die Anmeldung wurde abgebrochen.',
  },
  'accounts/unauthorized-domain': {
    en: 'Sign-in with Google is not allowed from this address.',
    de: 'Von dieser Adresse aus ist die Anmeldung mit Google nicht erlaubt.',
  },
  'accounts/password-does-not-meet-requirements': {
    en: 'This password does not meet the requirements. Choose a longer one.',
    de: 'Dieses Passwort genügt den Anforderungen nicht. Wähle ein längeres.',
  },
  'accounts/multi-factor-auth-required': {
    en: 'Enter the code of your second factor to finish signing in.',
    de: 'Gib den Code deines zweiten Faktors ein, um die Anmeldung abzuschließen.',
  },
  'accounts/user-mismatch': {
    en: 'This Google account belongs to another account here.',
    de: 'Dieses Google-Konto gehört hier zu einem anderen Konto.',
  },
  'accounts/invalid-api-key': {
    en: 'This shop is not set up for sign-in with Google.',
    de: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  },
  'accounts/wrong-code': {
    en: 'This code is not right. Check it and try again.',
    de: 'Dieser Code stimmt nicht. Prüfe ihn und versuche es noch einmal.',
  },
  'accounts/code-expired': {
    en: 'This code is no longer valid. Ask for a new one.',
    de: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
  },
  'accounts/unverified-email': {
    en: 'Verify your email address first. A second factor is only as safe as the address behind it.',
    de: 'Bestätige zuerst deine E-Mail-Adresse. Ein zweiter Faktor ist nur so sicher wie die Adresse dahinter.',
  },
  'accounts/prove-first': {
    en: 'Give a code of your second factor first, or sign in again with your passkey. Then change what protects your account.',
    de: 'Gib zuerst einen Code deines zweiten Faktors ein, oder melde dich noch einmal mit deinem Passkey an. Ändere dann, was dein Konto schützt.',
  },
  'accounts/sign-in-again': {
    en: 'Sign out and in again first, then change it within a quarter of an hour.',
    de: 'Melde dich zuerst ab und wieder an, und ändere es dann innerhalb einer Viertelstunde.',
  },
  'accounts/passkey-refused': {
    en: 'This passkey could not be used. Try again, or sign in another way.',
    de: 'Dieser Passkey konnte nicht benutzt werden. Versuche es noch einmal, oder melde dich auf anderem Weg an.',
  },
  'accounts/invalid-phone': {
    en: 'Enter the number with its country code, like +49 170 1234567.',
    de: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +49 170 1234567.',
  },
  'accounts/phone-in-use': {
    en: 'This number belongs to another account.',
    de: 'Diese Nummer gehört zu einem anderen Konto.',
  },
  'accounts/factor-exists': {
    en: 'This number is your second factor already.',
    de: 'Diese Nummer ist schon dein zweiter Faktor.',
  },
  'accounts/too-many-factors': {
    en: 'Five second factors are the most. Turn one off first.',
    de: 'Mehr als fünf zweite Faktoren gehen nicht. Schalte zuerst einen aus.',
  },
  'accounts/signs-in-alone': {
    en: 'This number signs you in, so a code to it proves nothing more. Take another number, or remove it under Phone first.',
    de: 'Mit dieser Nummer meldest du dich an, ein Code an sie beweist also nichts Neues. Nimm eine andere Nummer, oder entferne sie zuerst unter Telefon.',
  },
  'accounts/is-second-factor': {
    en: 'This number is your second factor. If it signed you in as well, whoever has the telephone would have both. Take another one.',
    de: 'Diese Nummer ist dein zweiter Faktor. Könntest du dich auch damit anmelden, hätte jeder mit dem Telefon beides. Nimm eine andere.',
  },
  'accounts/last-proof': {
    en: 'Administrators need a second factor or a passkey here, and this is your last. Set up another one first.',
    de: 'Wer hier verwaltet, braucht einen zweiten Faktor oder einen Passkey, und das ist dein letzter. Richte zuerst einen anderen ein.',
  },
  'accounts/last-way': {
    en: 'This is your only way to sign in. Set up another one first.',
    de: 'Das ist dein einziger Weg, dich anzumelden. Richte zuerst einen anderen ein.',
  },
  'accounts/receipt-not-there': {
    en: 'There is no receipt at this link.',
    de: 'Unter diesem Link gibt es keinen Beleg.',
  },
  'accounts/not-there': {
    en: 'This is not there any more.',
    de: 'Das ist nicht mehr da.',
  },
  'accounts/push-off': {
    en: 'Push messages are not available here.',
    de: 'Push-Nachrichten sind hier nicht verfügbar.',
  },
  'accounts/push-service-unknown': {
    en: 'This browser names a push service that cannot be used. Choose email instead.',
    de: 'Dieser Browser nennt einen Push-Dienst, der nicht verwendet werden kann. Wähle stattdessen E-Mail.',
  },
  'accounts/too-many-addresses': {
    en: 'The address book is full. Take one out first.',
    de: 'Das Adressbuch ist voll. Nimm zuerst eine Adresse heraus.',
  },
  'accounts/name-differs': {
    en: 'This is not the email address of your account.',
    de: 'Das ist nicht die E-Mail-Adresse deines Kontos.',
  },
  'accounts/shop-open': {
    en: 'Your shop still has pieces for sale. End their sale first, then delete the account.',
    de: 'Dein Shop verkauft noch Stücke. Beende zuerst ihren Verkauf und lösche dann das Konto.',
  },
  'accounts/is-admin': {
    en: 'An administrator’s account is not deleted. Give up the role first.',
    de: 'Ein Konto mit Verwaltungsrechten wird nicht gelöscht. Gib zuerst die Rolle ab.',
  },
  'accounts/sign-in-required': {
    en: 'Authentication required. Please sign in and try again.',
    de: 'Dafür musst du angemeldet sein. Bitte melde dich an und versuche es noch einmal.',
  },
  ...signInTexts,
};
/** Anything else that goes wrong while signing in or up [ACC-06]. */
export const unknownAccountProblem = {
  en: 'An error occurred. Please try again.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
};
export const accountSuccessTexts = {
  registered: {
    en: 'Account created successfully!',
    de: 'Dein Konto ist angelegt!',
  },
  signedIn: {
    en: 'Signed in successfully!',
    de: 'Du bist angemeldet!',
  },
  signedOut: {
    en: 'Signed out successfully!',
    de: 'Du bist abgemeldet!',
  },
  resetSent: {
    en: 'Password reset email sent!',
    de: 'Die E-Mail zum Zurücksetzen des Passworts ist unterwegs!',
  },
};
/** What may go wrong while signing in; each code has its sentence above. */
export type AccountCode = keyof typeof accountProblemTexts;
