import { orderAddresses } from '#domain/orders/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

const order = { screen: screen(() => import('./order-page.tsx'), 'OrderPage') };

export const orderRoutes = routesAt(orderAddresses, {
  orders: { screen: screen(() => import('./orders-page.tsx'), 'OrdersPage'), guarded: true },
  order,
  orderHistory: order,
  withdraw: { screen: screen(() => import('./withdrawal/withdraw-page.tsx'), 'WithdrawPage') },
  track: { screen: screen(() => import('./track-page.tsx'), 'TrackPage') },
});
