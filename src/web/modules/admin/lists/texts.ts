import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const the = say({
  en: (what: string) => `The ${what}`,
  de: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
});
export const loadMore = say({
  en: (what: string) => `Load more ${what}`,
  de: (what: string) => `Mehr laden: ${what}`,
});
export const exportCsv = say({ en: 'Export as CSV', de: 'Als CSV exportieren' });
const saved = say({
  en: (rows: number, file: string) => `${numbered(rows, 'row', 'rows')} saved as ${file}`,
  de: (rows: number, file: string) => `${numbered(rows, 'Zeile', 'Zeilen')} als ${file} gespeichert`,
});
const firstSaved = say({
  en: (rows: number) => `The first ${formatNumber(rows)} rows are saved. Narrow the list for the others.`,
  de: (rows: number) =>
    `Die ersten ${formatNumber(rows)} Zeilen sind gespeichert. Grenze die Liste für die übrigen ein.`,
});
/** What is said of a file once it is saved. */
export const savedFile = ({ rows, fileName, isWhole }: { rows: number; fileName: string; isWhole: boolean }): string =>
  isWhole ? saved(rows, fileName) : firstSaved(rows);
