import type { AbandonedCart, AbandonedCartView } from '#domain/recovery/abandoned-carts.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Left carts', de: 'Verlassene Warenkörbe' });
export const sub = say({
  en: 'By the day on which the cart was begun.',
  de: 'Nach dem Tag, an dem der Warenkorb begonnen wurde.',
});
export const time = say({ en: 'Time', de: 'Zeitraum' });
export const lastDays = say({
  en: (count: number) => `Last ${count} days`,
  de: (count: number) => `Die letzten ${count} Tage`,
});
export const theFigures = say({ en: 'The figures', de: 'Die Zahlen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const none = say({
  en: 'No cart was left in this time',
  de: 'In dieser Zeit wurde kein Warenkorb verlassen',
});
export const noneSuch = say({ en: 'No such cart in this time', de: 'In dieser Zeit gibt es keinen solchen Warenkorb' });
export const counts = say({
  en: 'A cart counts once nothing was done with it for half an hour.',
  de: 'Ein Warenkorb zählt, wenn eine halbe Stunde lang nichts mit ihm geschah.',
});
export const dayByDay = say({ en: 'Day by day', de: 'Tag für Tag' });
export const daysOfUtc = say({ en: 'Days are those of UTC', de: 'Die Tage sind die von UTC' });
export const byDay = say({ en: 'Left carts by day', de: 'Verlassene Warenkörbe nach Tagen' });
export const heads = say({
  en: {
    day: 'Day',
    left: 'Carts left',
    mails: 'Mails',
    mailsSent: 'Mails sent',
    back: 'Came back',
    rate: 'Rate',
    worth: 'Worth',
    worthBack: 'Worth of what came back',
    begun: 'Begun',
    lines: 'Pieces',
    became: 'What became of it',
  },
  de: {
    day: 'Tag',
    left: 'Verlassen',
    mails: 'Mails',
    mailsSent: 'Gesendete Mails',
    back: 'Zurückgeholt',
    rate: 'Anteil',
    worth: 'Wert',
    worthBack: 'Wert der zurückgeholten',
    begun: 'Begonnen',
    lines: 'Stücke',
    became: 'Was daraus wurde',
  },
});
export const chart = say({
  en: (carts: number, days: number, back: number) =>
    `${formatNumber(carts)} carts left in ${days} days, ${formatNumber(back)} came back. The table below has every day.`,
  de: (carts: number, days: number, back: number) =>
    `${formatNumber(carts)} Warenkörbe in ${days} Tagen verlassen, ${formatNumber(back)} zurückgeholt. Die Tabelle darunter nennt jeden Tag.`,
});
export const ofDay = say({
  en: (day: string, carts: number, back: number) => `${day}: ${carts} left, ${back} came back`,
  de: (day: string, carts: number, back: number) => `${day}: ${carts} verlassen, ${back} zurückgeholt`,
});
export const today = say({ en: 'Today', de: 'Heute' });
export const legend = say({
  en: 'Carts of each day; the stronger part at the foot came back.',
  de: 'Die Warenkörbe jedes Tages; der kräftigere Teil unten wurde zurückgeholt.',
});

export const views = say<Record<AbandonedCartView, string>>({
  en: { left: 'Carts left', mailed: 'Carts with mails', back: 'Carts that came back' },
  de: { left: 'Verlassene Warenkörbe', mailed: 'Warenkörbe mit Mails', back: 'Zurückgeholte Warenkörbe' },
});
export const begunOn = say({
  en: (day: string) => `Begun on ${day}. Whose they are is not shown here.`,
  de: (day: string) => `Begonnen am ${day}. Wem sie gehören, wird hier nicht gezeigt.`,
});
export const begunIn = say({
  en: (days: number) => `Begun in the last ${numbered(days, 'day', 'days')}. Whose they are is not shown here.`,
  de: (days: number) =>
    `Begonnen in den letzten ${numbered(days, 'Tag', 'Tagen')}. Wem sie gehören, wird hier nicht gezeigt.`,
});
export const allFigures = say({ en: 'All figures of left carts', de: 'Alle Zahlen zu verlassenen Warenkörben' });
export const carts = say({ en: 'carts', de: 'Warenkörbe' });
export const noneKnown = say({ en: 'None is known', de: 'Keines bekannt' });
export const outcomes = say<Record<AbandonedCart['outcome'], string>>({
  en: {
    open: 'Open',
    back: 'Came back',
    bought: 'Bought later',
    emptied: 'Emptied',
    'let go': 'Let go',
    'wants no mail': 'Wants no mail',
  },
  de: {
    open: 'Offen',
    back: 'Zurückgeholt',
    bought: 'Später gekauft',
    emptied: 'Geleert',
    'let go': 'Aufgegeben',
    'wants no mail': 'Will keine Mail',
  },
});
