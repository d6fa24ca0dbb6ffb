/** [UX-86] What a maker's table of orders can be sorted by. */
export const orderSorts = ['placed', 'leaves', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];
