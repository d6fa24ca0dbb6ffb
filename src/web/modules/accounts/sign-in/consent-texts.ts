import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'What may be kept in your browser', de: 'Was dein Browser sich merken darf' });
export const question = say({
  en: 'The shop keeps what it needs to work: your cart and your sign-in. May it also remind you by mail of a cart you left?',
  de: 'Der Marktplatz merkt sich, was er braucht: deinen Warenkorb und deine Anmeldung. Darf er dich auch per E-Mail an einen stehen gelassenen Warenkorb erinnern?',
});
export const more = say({ en: 'More about it', de: 'Mehr dazu' });
export const onlyNeeded = say({ en: 'Only what is needed', de: 'Nur das Nötige' });
export const remind = say({ en: 'Remind me too', de: 'Auch erinnern' });
