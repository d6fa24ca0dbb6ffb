import type { ReactNode } from 'react';
import { say } from '#web/platform/languages/language.ts';

export const signIn = say({ en: 'Sign In', de: 'Anmelden' });
export const signUp = say({ en: 'Sign Up', de: 'Konto anlegen' });
export const signInOrUp = say({ en: 'Sign in or sign up', de: 'Anmelden oder Konto anlegen' });
export const nameMissing = say({ en: 'Fill in your full name.', de: 'Trage deinen Namen ein.' });
export const emailMissing = say({ en: 'Fill in your email address.', de: 'Trage deine E-Mail-Adresse ein.' });
export const passwordMissing = say({ en: 'Fill in your password.', de: 'Trage dein Passwort ein.' });
export const emailFirst = say({
  en: 'Fill in your email address first, then ask for a new password.',
  de: 'Trage zuerst deine E-Mail-Adresse ein und fordere dann ein neues Passwort an.',
});
export const fullName = say({ en: 'Full Name', de: 'Vor- und Nachname' });
export const email = say({ en: 'Email Address', de: 'E-Mail-Adresse' });
export const password = say({ en: 'Password', de: 'Passwort' });
export const passwordHint = say({ en: 'At least 6 characters', de: 'Mindestens 6 Zeichen' });
export const signingIn = say({ en: 'Signing you in...', de: 'Du wirst angemeldet …' });
export const createAccount = say({ en: 'Create Account', de: 'Konto anlegen' });
export const forgot = say({ en: 'Forgot your password?', de: 'Passwort vergessen?' });
export const otherWays = say({ en: 'Other ways', de: 'Andere Wege' });
export const everyAccount = say({
  en: 'Every account can buy and has a shop of its own to sell in.',
  de: 'Mit jedem Konto kannst du kaufen, und ein eigener Shop zum Verkaufen gehört dazu.',
});
export const or = say({ en: 'Or', de: 'Oder' });
export const oneMoreStep = say({ en: 'One more step', de: 'Noch ein Schritt' });
export const welcomeBack = say({ en: 'Welcome Back', de: 'Schön, dass du da bist' });
export const join = say({ en: (name: string) => `Join ${name}`, de: (name: string) => `Werde Teil von ${name}` });
export const close = say({ en: 'Close', de: 'Schließen' });
export const leaving = say({ en: 'Close and forget what you typed?', de: 'Schließen und das Eingetippte vergessen?' });
export const keepTyping = say({ en: 'Keep typing', de: 'Weiter tippen' });
export const closeAndForget = say({ en: 'Close and forget', de: 'Schließen und vergessen' });
export const google = say({ en: 'Continue with Google', de: 'Weiter mit Google' });
export const linkSent = say({
  en: (address: ReactNode) => (
    <>A link is on its way to {address}. It works once and for 15 minutes. Open it on this device.</>
  ),
  de: (address: ReactNode) => (
    <>Ein Link ist unterwegs an {address}. Er gilt einmal und 15 Minuten lang. Öffne ihn auf diesem Gerät.</>
  ),
});
export const sendLink = say({ en: 'Email me a sign-in link', de: 'Link zum Anmelden schicken' });
export const signInWithCode = say({ en: 'Sign in with this code', de: 'Mit diesem Code anmelden' });
export const passkey = say({ en: 'Use a passkey', de: 'Passkey verwenden' });
export const codeInstead = say({ en: 'A code by phone instead', de: 'Lieber ein Code aufs Telefon' });
export const linkInstead = say({ en: 'A link by email instead', de: 'Lieber ein Link per E-Mail' });
export const backToPassword = say({ en: 'Back to the password', de: 'Zurück zum Passwort' });
export const code = say({ en: 'Code', de: 'Code' });
export const codeMissing = say({ en: 'Fill in the code.', de: 'Trage den Code ein.' });
export const codeKinds = say({
  en: { app: 'of your authenticator app', phone: 'sent to your telephone' },
  de: { app: 'aus deiner Authenticator-App', phone: 'von deinem Telefon' },
});
export const codeHint = say({
  en: (kinds: string[]) => `Six digits ${kinds.join(' or ')}, or a recovery code`,
  de: (kinds: string[]) => `Sechs Ziffern ${kinds.join(' oder ')}, oder ein Wiederherstellungscode`,
});
export const stepOver = say({
  en: 'The five minutes for this step are over. Close it and sign in again.',
  de: 'Die fünf Minuten für diesen Schritt sind um. Schließe ihn und melde dich noch einmal an.',
});
export const finish = say({ en: 'Finish signing in', de: 'Anmeldung abschließen' });
export const demoTexts = say({
  en: (link: ReactNode) => <>In this demo the message lies at {link}.</>,
  de: (link: ReactNode) => <>In dieser Demo liegt die Nachricht unter {link}.</>,
});
export const sentTo = say({
  en: (phone: string) => `Sent to ${phone}`,
  de: (phone: string) => `Geschickt an ${phone}`,
});
export const phoneNumber = say({ en: 'Phone number', de: 'Telefonnummer' });
export const phoneHint = say({
  en: 'With its country code, like +49 170 1234567',
  de: 'Mit Ländervorwahl, zum Beispiel +49 170 1234567',
});
export const sendCode = say({ en: 'Send me a code', de: 'Code schicken' });
export const anotherCode = say({ en: 'Another number, or another code', de: 'Andere Nummer oder anderer Code' });
export const textCode = say({
  en: (phone: string) => `Text a code to ${phone}`,
  de: (phone: string) => `Code per SMS an ${phone}`,
});
export const textAnotherCode = say({
  en: (phone: string) => `Send another code to ${phone}`,
  de: (phone: string) => `Noch einen Code an ${phone}`,
});
export const codeOnItsWay = say({ en: 'A code is on its way.', de: 'Ein Code ist unterwegs.' });
