import { formatDay } from '#web/platform/languages/formats.ts';

/** `Today 14:05`, `Thu 19 Nov 14:05`: times of the back office are UTC. */
export function timeWords(at: string): string {
  const day = at.slice(0, 10) === new Date().toISOString().slice(0, 10) ? 'Today' : formatDay(new Date(at));
  return `${day} ${at.slice(11, 16)}`;
}
