import { say } from '#web/platform/languages/language.ts';
import { formatDate, formatNumber } from '#web/platform/languages/formats.ts';

export const title = say({ en: 'What became of your data', de: 'Was aus deinen Daten wurde' });
export const madeOn = say({
  en: (day: string) => `Your account was deleted on ${day}. Nothing here tells whose it was.`,
  de: (day: string) => `Dein Konto wurde am ${day} gelöscht. Nichts hier sagt, wessen es war.`,
});
export const receipt = say({ en: 'The receipt', de: 'Der Beleg' });
export const gone = say({ en: 'There is no receipt at this link', de: 'Unter diesem Link gibt es keinen Beleg' });
export const home = say({ en: 'To the marketplace', de: 'Zum Marktplatz' });
export const nothing = say({ en: 'Nothing', de: 'Nichts' });

export const became = {
  deleted: say({ en: 'Deleted', de: 'Gelöscht' }),
  blanked: say({ en: 'Kept without you', de: 'Ohne dich aufbewahrt' }),
  retained: say({ en: 'Kept as it is', de: 'So aufbewahrt, wie es ist' }),
};

export const entries = say({
  en: (count: number) => (count === 1 ? '1 entry' : `${formatNumber(count)} entries`),
  de: (count: number) => (count === 1 ? '1 Eintrag' : `${formatNumber(count)} Einträge`),
});
const untilDay = say({
  en: (because: string, day: string) => `Because ${because}, until ${day}.`,
  de: (because: string, day: string) => `Denn ${because}, bis ${day}.`,
});
const only = say({
  en: (because: string) => `Because ${because}.`,
  de: (because: string) => `Denn ${because}.`,
});
export const reason = (because: string, until: string | null): string =>
  until ? untilDay(because, formatDate(new Date(until))) : only(because);
