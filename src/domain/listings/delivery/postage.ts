import type { Zone } from '../../core/countries.ts';
import type { ShippingRate } from './ways.ts';

/** What a maker's shipping profile says of postage: packing, from which value on the parcel goes free, where to it goes and for how much. */
export interface Postage {
  extraCents: number;
  /** Null never sends for nothing. */
  freeFromCents: number | null;
  /** Where the plain rates send to beside the maker's own country; all of them when it does not say. */
  zones?: readonly Zone[];
  /** Its own rates in place of the plain ones. */
  rates?: readonly ShippingRate[];
  /** Countries that it does not go to, whatever their zone. */
  except?: readonly string[];
  packingGrams?: number;
  /** Working days for packing, on top of the making. */
  handlingDays?: number;
  /** Country in which its parcels start, where that is not the shop's. */
  from?: string | null;
  /** Whether it can be collected at the workshop. */
  pickup?: boolean;
}

export interface PostedItem {
  postage?: Postage | null | undefined;
  priceCents?: number | undefined;
  quantity: number;
}

/** [UX-37] From which worth on a parcel goes free: what the strictest of its pieces asks; null where one of them never does. */
export function freeFrom(items: readonly Pick<PostedItem, 'postage'>[]): number | null {
  const requested = items.map(({ postage }) => postage?.freeFromCents ?? null);
  return items.length > 0 && requested.every((from) => from !== null) ? Math.max(...requested) : null;
}

/** Which ways may go free: express never does, and collecting costs nothing. */
export const mayGoFree = (way: string): boolean => way === 'standard' || way === 'letter';

/**
 * What a parcel costs beside the rate of its weight. The packing of the piece that needs most is paid once; post is free when every piece
 * may go free and the parcel is worth what the strictest of them asks. Express is never free.
 */
export function postageOf(rate: { id: string; cents: number }, items: readonly PostedItem[]): number {
  const extra = Math.max(0, ...items.map(({ postage }) => postage?.extraCents ?? 0));
  const from = freeFrom(items);
  const worth = items.reduce((sum, { priceCents = 0, quantity }) => sum + priceCents * quantity, 0);
  return mayGoFree(rate.id) && from !== null && worth >= from ? 0 : rate.cents + extra;
}
