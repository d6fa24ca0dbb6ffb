/** What shows an order of the shop, and is read anew when it changes. */
export const shopOrderStale = ['orders.getShopOrder', 'orders.listShopOrders', 'orders.getOverview'] as const;
