import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Your mails', de: 'Deine Mails' });
export const what = say({
  en: 'One press ends the mails of the kind that brought you here. What is part of a purchase still comes.',
  de: 'Mit einem Klick kommen keine Mails dieser Art mehr. Was zu einem Kauf gehört, kommt weiter.',
});
export const end = say({ en: 'End these mails', de: 'Diese Mails beenden' });
export const ended = say({
  en: (kind: string) => `No more mails about: ${kind}`,
  de: (kind: string) => `Keine Mails mehr zu: ${kind}`,
});
export const again = say({
  en: 'You can change that at any time in your settings.',
  de: 'Das kannst du jederzeit in deinen Einstellungen ändern.',
});
export const settings = say({ en: 'Choose your mails', de: 'Mails wählen' });
export const notWhole = say({ en: 'This link is not valid', de: 'Dieser Link gilt nicht' });
export const inSettings = say({
  en: 'Open the newest mail, or choose your mails in your settings.',
  de: 'Öffne die neueste Mail oder wähle deine Mails in den Einstellungen.',
});
