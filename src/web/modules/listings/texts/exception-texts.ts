import { say } from '#web/platform/languages/language.ts';

export const exceptions = say({
  en: {
    perishable: 'Spoils quickly: it cannot be sent back or withdrawn from',
    sealed: 'Sealed for health or hygiene: only with the seal unbroken',
  },
  de: {
    perishable: 'Schnell verderblich: keine Rückgabe, kein Widerruf',
    sealed: 'Zum Schutz der Gesundheit oder aus Hygiene versiegelt: nur mit unversehrtem Siegel',
  },
});
