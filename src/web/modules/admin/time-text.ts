import { clockTime, localDay } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const today = say({ en: 'Today', de: 'Heute' });

/** `Today 14:05`, `Thu 19 Nov 14:05`: on the reader’s clock. */
export function timeText(at: string): string {
  const day = localDay(at) === localDay(new Date().toISOString()) ? today : localDay(at);
  return `${day} ${clockTime(at)}`;
}
