import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Schema of alerts', de: 'Schema der Hinweise' });
export const isUnified = say({
  en: 'Alerts are stored in the unified collection.',
  de: 'Hinweise werden in der gemeinsamen Sammlung gespeichert.',
});
export const isLegacy = say({
  en: 'Alerts are stored in the legacy collections.',
  de: 'Hinweise werden in den alten Sammlungen gespeichert.',
});
export const useUnified = say({ en: 'Use the unified schema', de: 'Gemeinsames Schema verwenden' });
export const useLegacy = say({ en: 'Go back to the legacy schema', de: 'Zurück zum alten Schema' });
export const moving = say({
  en: (moved: number, total: number) => `Moved ${formatNumber(moved)} of ${formatNumber(total)} alerts`,
  de: (moved: number, total: number) => `${formatNumber(moved)} von ${formatNumber(total)} Hinweisen verschoben`,
});
export const stored = say({
  en: (collection: string, count: number) => `${collection}: ${formatNumber(count)}`,
  de: (collection: string, count: number) => `${collection}: ${formatNumber(count)}`,
});
export const noAlerts = say({ en: 'No alerts are stored', de: 'Es sind keine Hinweise gespeichert' });
export const tryAgain = say({ en: 'Try again', de: 'Erneut versuchen' });
