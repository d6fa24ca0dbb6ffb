/** [UX-86] What a maker's table of buyers can be sorted by. */
export const buyerSorts = ['last', 'orders', 'spent', 'name'] as const;
export type BuyerSort = (typeof buyerSorts)[number];
/** Letters of the note that a maker keeps of a buyer. */
export const MAX_BUYER_NOTE = 2000;
