import { say } from '#web/platform/languages/language.ts';

export const loadMore = say({ en: 'Load more', de: 'Mehr laden' });
export const nextUnread = say({
  en: 'The next ones could not be read. What stands here is complete.',
  de: 'Die nächsten konnten nicht gelesen werden. Was hier steht, ist vollständig.',
});
export const loading = say({ en: 'Loading…', de: 'Wird geladen …' });
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const unread = say({
  en: (what: string) => `${what} could not be read`,
  de: (what: string) => `${what}: nicht geladen`,
});
export const errorId = say({ en: (id: string) => `Error ${id}`, de: (id: string) => `Fehler ${id}` });
export const views = say({ en: 'Views', de: 'Ansichten' });
export const nothingLost = say({
  en: 'Nothing is lost, only this list is missing',
  de: 'Es ist nichts verloren, nur diese Liste fehlt',
});
export const loadingWhat = say({
  en: (what: string) => `Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  de: (what: string) => `${what}: wird geladen`,
});
export const salesOf = say({
  en: (days: number, sum: string) => `Sales of the last ${days} days, ${sum} in all. The table below has every day.`,
  de: (days: number, sum: string) =>
    `Verkäufe der letzten ${days} Tage, zusammen ${sum}. Die Tabelle darunter nennt jeden Tag.`,
});
export const asTable = say({ en: 'Read it as a table', de: 'Als Tabelle lesen' });
export const salesByDay = say({ en: 'Sales by day', de: 'Verkäufe nach Tagen' });
export const day = say({ en: 'Day', de: 'Tag' });
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const sales = say({ en: 'Sales', de: 'Verkäufe' });
export const chartKeys = say({ en: 'Read the chart with the arrow keys', de: 'Diagramm mit den Pfeiltasten lesen' });
