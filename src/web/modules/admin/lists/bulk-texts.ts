import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const changed = say({
  en: (count: number) => `${formatNumber(count)} changed`,
  de: (count: number) => `${formatNumber(count)} geändert`,
});
export const notAll = say({
  en: (done: number, all: number, why: string) => `${formatNumber(done)} of ${formatNumber(all)} changed. ${why}`,
  de: (done: number, all: number, why: string) => `${formatNumber(done)} von ${formatNumber(all)} geändert. ${why}`,
});
