import { formatDay } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const today = say({ en: 'Today', de: 'Heute' });

/** `Today 14:05`, `Thu 19 Nov 14:05`: times of the back office are UTC. */
export function timeWords(at: string): string {
  const day = at.slice(0, 10) === new Date().toISOString().slice(0, 10) ? today : formatDay(new Date(at));
  return `${day} ${at.slice(11, 16)}`;
}
