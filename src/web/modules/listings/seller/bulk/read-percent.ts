import { MAX_PERCENT, MIN_PERCENT } from '#domain/listings/bulk/limits.ts';

/** `-12,5` as −12.5; null for what is no percentage that prices may change by. */
export function readPercent(written: string): number | null {
  const text = written.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent !== 0 && percent >= MIN_PERCENT && percent <= MAX_PERCENT ? percent : null;
}
