import { formatDay, localDay } from '#web/platform/languages/formats.ts';

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** `Thu 26 Nov`, never broken over two lines; of a moment the reader's day. */
export const day = (time: string | Date): string =>
  unbroken(typeof time === 'string' && time.length > 10 ? localDay(time) : formatDay(new Date(time)));

/** `Thu 26 Nov – Mon 30 Nov`, broken only after the dash; one day alone where both are the same. */
export const days = (from: string | Date, to: string | Date): string =>
  day(from) === day(to) ? day(from) : `${day(from)}\u00a0– ${day(to)}`;
