import type { addresses } from '#domain/modules.ts';
import { officeAddresses } from '#domain/office/addresses.ts';
import { shopAddresses } from '#domain/shops/addresses.ts';
import { pathMatcher } from '#web/platform/router/match-path.ts';
import { type Route, routesAt, type Screen, type ScreenEntry } from '#web/platform/router/routes-at.ts';
import { accountRoutes } from '#web/modules/accounts/module.ts';
import { adminRoutes } from '#web/modules/admin/module.ts';
import { cartRoutes } from '#web/modules/cart/module.ts';
import { checkoutRoutes } from '#web/modules/checkout/module.ts';
import { listingRoutes } from '#web/modules/listings/module.ts';
import { orderRoutes } from '#web/modules/orders/module.ts';
import { recoveryRoutes } from '#web/modules/recovery/module.ts';
import { searchRoutes } from '#web/modules/search/module.ts';
import { supportRoutes } from '#web/modules/support/module.ts';
import { wishlistRoutes } from '#web/modules/wishlist/module.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

const framed = (Frame: Screen): ScreenEntry => ({ screen: Frame, frame: 'none', guarded: true });

/** [SHELL-05 … SHELL-09] What each module shows at its addresses: a module that has some and is forgotten here does not compile. */
const modules: Record<keyof typeof addresses, readonly Route[]> = {
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
  // The frames of the seller dashboard and of the back office, which hold many modules.
  shops: routesAt(shopAddresses, framed(screen(() => import('./frames/seller/dashboard-page.tsx'), 'DashboardPage'))),
  office: routesAt(officeAddresses, framed(screen(() => import('./frames/admin/admin-page.tsx'), 'AdminPage'))),
};

export const matchRoute = pathMatcher([
  ...Object.values(modules).flat(),
  { path: '/offline', screen: screen(() => import('./shell/offline-page.tsx'), 'OfflinePage') },
  { path: '/dev/ui', screen: screen(() => import('./kit/kit-page.tsx'), 'KitPage') },
]);
