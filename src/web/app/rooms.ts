import type { addresses } from '#domain/rooms.ts';
import { officeAddresses } from '#domain/office/addresses.ts';
import { shopAddresses } from '#domain/shops/addresses.ts';
import { pathMatcher } from '#web/platform/router/match-path.ts';
import { type Route, routesAt, type Screen, type ScreenEntry } from '#web/platform/router/routes-at.ts';
import { accountRoutes } from '#web/rooms/accounts/room.ts';
import { adminRoutes } from '#web/rooms/admin/room.ts';
import { cartRoutes } from '#web/rooms/cart/room.ts';
import { checkoutRoutes } from '#web/rooms/checkout/room.ts';
import { listingRoutes } from '#web/rooms/listings/room.ts';
import { orderRoutes } from '#web/rooms/orders/room.ts';
import { recoveryRoutes } from '#web/rooms/recovery/room.ts';
import { searchRoutes } from '#web/rooms/search/room.ts';
import { supportRoutes } from '#web/rooms/support/room.ts';
import { wishlistRoutes } from '#web/rooms/wishlist/room.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

const framed = (Frame: Screen): ScreenEntry => ({ screen: Frame, frame: 'none', guarded: true });

/** [SHELL-05 … SHELL-09] What each room shows at its addresses: a room that has some and is forgotten here does not compile. */
const rooms: Record<keyof typeof addresses, readonly Route[]> = {
  listings: listingRoutes,
  search: searchRoutes,
  wishlist: wishlistRoutes(screen(() => import('./screens/wishlist-screen.ts'), 'WishlistScreen')),
  cart: cartRoutes,
  checkout: checkoutRoutes,
  orders: orderRoutes,
  recovery: recoveryRoutes,
  accounts: accountRoutes(screen(() => import('./screens/profile-screen.ts'), 'ProfileScreen')),
  support: supportRoutes,
  admin: adminRoutes,
  // The frames of the seller dashboard and of the back office, which hold many rooms.
  shops: routesAt(shopAddresses, framed(screen(() => import('./frames/seller/dashboard-page.tsx'), 'DashboardPage'))),
  office: routesAt(officeAddresses, framed(screen(() => import('./frames/admin/admin-page.tsx'), 'AdminPage'))),
};

export const matchRoute = pathMatcher([
  ...Object.values(rooms).flat(),
  { path: '/offline', screen: screen(() => import('./shell/offline-page.tsx'), 'OfflinePage') },
  { path: '/dev/ui', screen: screen(() => import('./kit/kit-page.tsx'), 'KitPage') },
]);
