/** Where the papers of orders are printed from. */
export const printHref = (orderIds: readonly string[], paper = 'a6'): string =>
  `/api/seller/labels?orders=${orderIds.join(',')}&paper=${paper}`;
