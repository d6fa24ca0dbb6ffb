/** What a step of a return changes in the dashboard of its maker. */
export const shopReturnsStale = [
  'returns.listShopReturns',
  'returns.getShopReturn',
  'orders.getShopOrder',
  'payments.listOrderLedger',
] as const;
