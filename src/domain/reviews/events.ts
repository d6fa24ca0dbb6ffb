/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface ReviewEvents {
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
  'reviews.decision-undone': { sellerId: string; subjectId: string; decidedAt: string };
}
