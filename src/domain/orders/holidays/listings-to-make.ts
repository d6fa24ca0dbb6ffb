/** What a shop sold of a piece, and has. */
export interface SoldListing {
  listingId: string;
  title: string;
  madeToOrder: boolean;
  stock: number;
  /** Units in the last four weeks, and in the same weeks a year before. */
  recent: number;
  /** Units a year ago, from this day to the occasion. */
  seasonBefore: number;
}

export interface ListingToMake extends SoldListing {
  expected: number;
  toMake: number;
}

export const PACE_DAYS = 28;
const [SLOWEST, FASTEST] = [0.5, 3];
/** Fewer sales than this a year ago say nothing of the pace. */
const FEW = 3;

/** How a shop sells now against the same four weeks a year ago; null where a year ago says too little. */
export const paceOf = ({ recent, before }: { recent: number; before: number }): number | null =>
  before < FEW ? null : Math.min(FASTEST, Math.max(SLOWEST, recent / before));

/**
 * [DASH-04] What will be sold until an occasion, and how much of it is not there yet: what was sold in these days a year ago at the pace of
 * now; of a piece that is younger, what four weeks say of the days that are left. The most wanted first.
 */
export function listingsToMake(
  sold: readonly SoldListing[],
  { pace, daysLeft }: { pace: number | null; daysLeft: number },
): ListingToMake[] {
  return sold
    .map((listing) => {
      const young = (listing.recent / PACE_DAYS) * daysLeft;
      const expected = Math.ceil(listing.seasonBefore > 0 ? listing.seasonBefore * (pace ?? 1) : young);
      return { ...listing, expected, toMake: listing.madeToOrder ? expected : Math.max(0, expected - listing.stock) };
    })
    .filter(({ expected }) => expected > 0)
    .toSorted((a, b) => b.toMake - a.toMake || b.expected - a.expected || (a.listingId < b.listingId ? -1 : 1));
}
