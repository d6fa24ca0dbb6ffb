/** Where the papers of orders are printed from. */
export const printHref = (orderIds: readonly string[], paper = 'a6'): string =>
  `/api/seller/labels?orders=${orderIds.join(',')}&paper=${paper}`;

/** [ORD-03] The packing slip of an order on A4. */
export const slipHref = (orderId: string): string => `${printHref([orderId], 'a4')}&what=slips`;
