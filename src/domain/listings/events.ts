/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface ListingEvents {
  'listings.changed': { sellerId: string; listingId: string };
  /** A shipping profile changed what the delivery of listings costs. */
  'listings.postage-changed': { sellerId: string };
  /** [DASH-02] A shop's sections, or the order of its pieces, are others. */
  'listings.arranged': { sellerId: string };
  /** [ORD-06] The days that pages of these listings promise are others: some of them pause or can be bought again, others are made by the queue. */
  'listings.days-changed': { sellerId: string; listingIds: string[]; pausedIds: string[]; queuedIds: string[] };
  /** A moderator decided on a listing that waited. */
  'listings.reviewed': { sellerId: string; listingId: string; approved: boolean };
  /** A moderator took a decision back a moment later: the listing waits again. */
  'listings.review-undone': { sellerId: string; listingId: string; decidedAt: string };
  'listings.stock-changed': {
    sellerId: string;
    listingIds: string[];
    plenty?: boolean;
    /** Sold units that came back from an order: cancelled, withdrawn or returned. */
    returned?: { listingId: string; quantity: number }[];
  };
  /** [UX-34] A variant that somebody waited for is there again, and their request has ended. */
  'listings.back-in-stock': { sellerId: string; listingId: string; variantId: string; userId: string };
  /** [OFFICE-01] The category of these listings is another, or is called otherwise. */
  'listings.category-changed': { sellerId: string; listingIds: string[] };
  /** Listings came from a file, which changed their words and stock. */
  'listings.loaded': { sellerId: string; listingIds: string[] };
}
