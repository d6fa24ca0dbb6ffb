/** The question about what may be kept, as the document brings it and as its own code draws it [SUP-02]. */
export const title = { en: 'What may be kept in your browser', de: 'Was dein Browser sich merken darf' };
export const question = {
  en: 'The shop keeps what it needs to work: your cart and your sign-in. May it also remind you by mail of a cart you left?',
  de: 'Der Marktplatz merkt sich, was er braucht: deinen Warenkorb und deine Anmeldung. Darf er dich auch per E-Mail an einen stehen gelassenen Warenkorb erinnern?',
};
export const more = { en: 'More about it', de: 'Mehr dazu' };
export const onlyNeeded = { en: 'Only what is needed', de: 'Nur das Nötige' };
export const remind = { en: 'Remind me too', de: 'Auch erinnern' };
