import { formatDay } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const today = say({ en: 'Today', de: 'Heute' });

/** `Thu 19 Nov`: the day of a moment in UTC. */
export const dayText = (at: string): string => formatDay(new Date(at));

/** `Today 14:05`, `Thu 19 Nov 14:05`: in UTC, as everybody in the office reads the same times and its days are those of UTC. */
export function timeText(at: string): string {
  const day = dayText(at);
  return `${day === formatDay(new Date()) ? today : day} ${new Date(at).toISOString().slice(11, 16)}`;
}
