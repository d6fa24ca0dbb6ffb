import { MAX_CENTS } from '../../core/money.ts';

const HUNDREDTHS = 10_000;

/** [DASH-02] A price changed by so many percent, rounded half up to a cent; null where nothing would be left, or more than is dealt in. */
export function changePrice(priceCents: number, percent: number): number | null {
  const changed = Math.round((priceCents * (HUNDREDTHS + Math.round(percent * 100))) / HUNDREDTHS);
  return changed >= 1 && changed <= MAX_CENTS ? changed : null;
}
