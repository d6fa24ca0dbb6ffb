import { type Priced, promoBase } from './promo.ts';
import type { Promo } from './promo-schema.ts';

/** [DASH-04] Whether a code sends the parcel with these lines for nothing, by tracked post; express costs what it costs. */
export function isPostFree(promo: Promo | null, lines: readonly Priced[]): boolean {
  if (promo?.type !== 'postage') return false;
  const base = promoBase(promo, lines);
  return base > 0 && base >= (promo.minimumCents ?? 0);
}
