import { addMilliseconds, DAY, HOUR } from '#domain/core/time.ts';
import type { DatasetName } from './datasets.ts';

/** The last place on earth ends a day twelve hours after UTC; an hour more is left to what was being written then. */
const CLOSED_AFTER_MS = DAY + 13 * HOUR;

/** Rows of one file at most: so many are held in memory at once. */
export const FILE_ROWS = 100_000;

/** Whether nothing can be added any more to a day (`2026-11-28`), wherever its shop is. */
export const isDayClosed = (day: string, now: Date): boolean => addMilliseconds(new Date(day), CLOSED_AFTER_MS) <= now;

/** The name of a partition's file, as warehouses read it: `orders/day=2026-11-28/part-00000.parquet`. */
export const partitionFile = (dataset: DatasetName, day: string, part: number): string =>
  `${dataset}/day=${day}/part-${String(part).padStart(5, '0')}.parquet`;
