/** What makes an answer stale that shows the card of a listing among others. */
export const cardTag = (listingId: string): string => `card:${listingId}`;

/** [CAT-02] The cards that stand in an answer or a page: when a piece of one is sold, all answers without it stay. */
export const cardTags = (text: string): string[] => [
  ...new Set([...text.matchAll(/"listingId":"([\w-]{1,128})"/g)].map(([, listingId]) => cardTag(listingId ?? ''))),
];

/** [DASH-02] What makes the page of a shop stale when its maker orders it anew. */
export const shopOrderTag = (sellerId: string): string => `shop-order:${sellerId}`;

/** What a shop says on the pages of all its listings: stale whenever the page of one of them is. */
export const shopOfListingsTag = (sellerId: string): string => `shop-of-listings:${sellerId}`;
