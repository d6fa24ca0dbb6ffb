import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Reports', de: 'Meldungen' });
export const sub = say({
  en: 'What people reported and nobody has settled, the oldest first. What is decided stands in the audit log.',
  de: 'Was gemeldet und noch nicht erledigt wurde, das Älteste zuerst. Was entschieden wird, steht im Protokoll.',
});
export const reports = say({ en: 'reports', de: 'Meldungen' });
export const what = say({ en: 'Review', de: 'Bewertung' });
export const why = say({ en: 'Reported as', de: 'Gemeldet als' });
export const since = say({ en: 'Since', de: 'Seit' });
export const acts = say({ en: 'What to do', de: 'Was zu tun ist' });
export const by = say({
  en: (name: string, stars: number) => `${name}, ${stars} of 5 stars`,
  de: (name: string, stars: number) => `${name}, ${stars} von 5 Sternen`,
});
export const noText = say({ en: 'Stars without words.', de: 'Sterne ohne Worte.' });
export const fine = say({ en: 'Nothing wrong', de: 'In Ordnung' });
export const fineOf = say({
  en: (name: string) => `Nothing wrong with the review of ${name}`,
  de: (name: string) => `Die Bewertung von ${name} ist in Ordnung`,
});
export const settled = say({ en: 'The reports are settled.', de: 'Die Meldungen sind erledigt.' });
export const queue = say({ en: 'Decide in the queue', de: 'In der Liste entscheiden' });
export const empty = say({ en: 'Nothing is reported', de: 'Nichts ist gemeldet' });
export const emptyText = say({
  en: 'Reviews that people report come here until somebody has decided.',
  de: 'Gemeldete Bewertungen stehen hier, bis jemand entschieden hat.',
});
export const dashboard = say({ en: 'Go to the dashboard', de: 'Zur Übersicht' });
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
