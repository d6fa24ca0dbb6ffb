/** What the room may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface ListingEvents {
  'listings.changed': { sellerId: string; listingId: string };
  /** A shipping profile changed what the delivery of listings costs. */
  'listings.postage-changed': { sellerId: string };
  /** A moderator decided on a listing that waited. */
  'listings.reviewed': { sellerId: string; listingId: string; approved: boolean };
  /** A moderator took a decision back a moment later: the listing waits again. */
  'listings.review-undone': { sellerId: string; listingId: string; decidedAt: string };
  'listings.stock-changed': { sellerId: string; listingIds: string[]; plenty?: boolean };
  /** Listings came from a file, which changed their words and stock. */
  'listings.loaded': { sellerId: string; listingIds: string[] };
}
