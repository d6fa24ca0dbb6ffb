import { say } from '#web/platform/languages/language.ts';

export const fine = say({ en: 'Nothing wrong', de: 'In Ordnung' });
export const fineOf = say({
  en: (name: string) => `Nothing wrong with the review of ${name}`,
  de: (name: string) => `Die Bewertung von ${name} ist in Ordnung`,
});
export const settled = say({ en: 'The reports are settled.', de: 'Die Meldungen sind erledigt.' });
export const empty = say({ en: 'Nothing is reported', de: 'Nichts ist gemeldet' });
export const emptyText = say({
  en: 'Reviews that people report come here until somebody has decided.',
  de: 'Gemeldete Bewertungen stehen hier, bis jemand entschieden hat.',
});
export const reasons = say({
  en: {
    offensive: 'Offensive',
    private: 'Private details',
    advertising: 'Advertising',
    unrelated: 'Not about the piece',
    other: 'Something else',
  },
  de: {
    offensive: 'Beleidigend',
    private: 'Private Angaben',
    advertising: 'Werbung',
    unrelated: 'Nicht zum Stück',
    other: 'Etwas anderes',
  },
});
