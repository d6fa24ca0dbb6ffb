/** Everything a room may tell, by name. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface Events {
  'accounts.registered': { userId: string };
  'accounts.signed-in': { userId: string };
  'accounts.signed-out': { userId: string };
  /** The person is gone; what must stay stays without them. */
  'accounts.deleted': { userId: string };
  'shops.changed': { sellerId: string; slug: string };
  'shops.followed': { sellerId: string; slug: string; userId: string; following: boolean };
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
  /** Cards were brought up to date after the fact. */
  'search.indexed': { sellerId: string; listingIds: string[]; plenty?: boolean };
  'orders.placed': {
    sellerId: string;
    orderId: string;
    number: string;
    buyerId: string | null;
    totalCents: number;
    itemCount: number;
    checkoutId: string;
  };
  'orders.moved': { sellerId: string; orderId: string; buyerId: string | null; state: string };
  'checkout.paid': { checkoutId: string; buyerId: string | null; cartId: string };
  /** A review is seen by everybody for the first time; `decided` where a moderator let it, who may take that back for a while. */
  'reviews.published': {
    sellerId: string;
    listingId: string;
    reviewId: string;
    buyerId: string;
    stars: number;
    decided?: boolean;
  };
  'reviews.changed': { sellerId: string; listingId: string; reviewId: string };
  'reviews.answered': { sellerId: string; listingId: string; reviewId: string; buyerId: string };
  /** A question is seen by everybody for the first time; `decided` as above. */
  'reviews.asked': { sellerId: string; listingId: string; questionId: string; askerId: string; decided?: boolean };
  'reviews.question-answered': { sellerId: string; listingId: string; questionId: string; askerId: string };
  'reviews.question-changed': { sellerId: string; listingId: string; questionId: string };
  /** A moderator took back that a review or a question is seen. */
  'reviews.decision-undone': { sellerId: string; voiceId: string; decidedAt: string };
  'recovery.abandoned': { cartId: string; life: number; sellerIds: string[] };
  'recovery.recovered': { cartId: string; life: number; sellerIds: string[] };
  /** Somebody was suspended or banned, or may come back. */
  'office.standing-changed': { userId: string };
  'alerts.raised': { sellerId: string; alertId: string };
}

export type EventName = keyof Events;
