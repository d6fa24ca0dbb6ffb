/** Where the screens of the module stand: each has one in the browser, and a head and first data on the server. */
export const orderAddresses = {
  orders: '/orders',
  order: '/order/:orderId',
  orderHistory: '/order-history/:orderId',
  track: '/track',
  withdraw: '/withdraw',
} as const;
