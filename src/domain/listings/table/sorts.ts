/** [UX-86] What a maker's table of listings can be sorted by. */
export const listingSorts = ['changed', 'title', 'price', 'stock', 'sold', 'views'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** How many a search or a filter is counted up to: beyond it a list says only that there are more. */
export const MAX_COUNTED = 1000;
