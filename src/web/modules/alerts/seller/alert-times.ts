import { clockTime, localDay } from '#web/platform/languages/formats.ts';
import * as texts from './texts.ts';

const isToday = (at: string): boolean => localDay(at) === localDay(new Date().toISOString());

export const timeOf = (at: string): string => (isToday(at) ? texts.today(clockTime(at)) : localDay(at));
export const momentOf = (at: string): string => (isToday(at) ? timeOf(at) : `${localDay(at)} ${clockTime(at)}`);
