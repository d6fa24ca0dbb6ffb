import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Withdrawals', de: 'Widerrufe' });
export const came = say({ en: (time: string) => `Declared ${time}`, de: (time: string) => `Erklärt ${time}` });
export const refusals = say({
  en: {
    no_right: 'Nothing follows from it: what was bought cannot be withdrawn from.',
    too_late: 'Nothing follows from it: the days were over.',
    nothing_left: 'Nothing follows from it: nothing of the order was left.',
  },
  de: {
    no_right: 'Daraus folgt nichts: Was gekauft wurde, lässt sich nicht widerrufen.',
    too_late: 'Daraus folgt nichts: Die Frist war vorbei.',
    nothing_left: 'Daraus folgt nichts: Von der Bestellung war nichts mehr übrig.',
  },
});
export const unmatched = say({ en: 'A person looks at it.', de: 'Ein Mensch sieht es sich an.' });
export const refunded = say({
  en: (sum: string, day: string) => `${sum} went back on ${day}.`,
  de: (sum: string, day: string) => `${sum} gingen am ${day} zurück.`,
});
export const returning = say({
  en: (tracking: string) => `The pieces are on their way back: ${tracking}.`,
  de: (tracking: string) => `Die Stücke sind auf dem Rückweg: ${tracking}.`,
});
export const declared = say({
  en: 'The money goes back when the pieces are with the maker, or were sent.',
  de: 'Das Geld geht zurück, wenn die Stücke in der Werkstatt sind oder abgeschickt wurden.',
});
