import type { Zone } from '../../core/countries.ts';

/** What a maker's shipping profile changes of the rates: an amount for packing, from which value on the parcel goes free, and where to it goes. */
export interface Postage {
  extraCents: number;
  /** Null never sends for nothing. */
  freeFromCents: number | null;
  /** Beside the maker's own country; all of them when it does not say. */
  zones?: readonly Zone[];
}

export interface PostedItem {
  postage?: Postage | null | undefined;
  priceCents?: number | undefined;
  quantity: number;
}

/** [UX-37] From which worth on a parcel goes free: what the strictest of its pieces asks; null where one of them never does. */
export function freeFrom(items: readonly Pick<PostedItem, 'postage'>[]): number | null {
  const asked = items.map(({ postage }) => postage?.freeFromCents ?? null);
  return items.length > 0 && asked.every((from) => from !== null) ? Math.max(...asked) : null;
}

/**
 * What a parcel costs beside the rate of its weight. The packing of the piece that needs most is paid once; tracked post is free when
 * every piece may go free and the parcel is worth what the strictest of them asks. Express is never free.
 */
export function postageOf(rate: { id: string; cents: number }, items: readonly PostedItem[]): number {
  const extra = Math.max(0, ...items.map(({ postage }) => postage?.extraCents ?? 0));
  const from = freeFrom(items);
  const worth = items.reduce((sum, { priceCents = 0, quantity }) => sum + priceCents * quantity, 0);
  const isFree = rate.id === 'standard' && from !== null && worth >= from;
  return isFree ? 0 : rate.cents + extra;
}
