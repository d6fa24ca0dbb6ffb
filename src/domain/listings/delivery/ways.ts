export const postedWays = ['letter', 'standard', 'express'] as const;
export type PostedWay = (typeof postedWays)[number];
/** [DASH-04] How a parcel gets to its buyer, the slower first; pickup is at the workshop. */
export const ways = [...postedWays, 'pickup'] as const;
export type Way = (typeof ways)[number];

/** What one way costs to a single country, to a zone, or within the maker's own country. */
export interface ShippingRate {
  area: string;
  way: PostedWay;
  by: 'weight' | 'item';
  /** Minor units for the first kilogram or piece, and for each further one. */
  firstCents: number;
  moreCents: number;
  /** Days on the way. */
  days: readonly [number, number];
  /** The heaviest parcel; null takes any. */
  maxGrams: number | null;
}
