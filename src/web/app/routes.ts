import { pathMatcher } from '#web/platform/router/match-path.ts';
import type { Screen } from '#web/ui/lazy/lazy-screen.ts';
import { screens } from './screens.ts';

export interface Route {
  path: string;
  screen: Screen;
  /** The frame around the screen: the store's header and footer, the slim one of checkout, or none (the desk has its own). */
  frame: 'store' | 'slim' | 'none';
  /** [AUTHUI-07] Asks to sign in first, then goes on. */
  guarded?: boolean;
}

const store = (path: string, screen: Screen, guarded = false): Route => ({ path, screen, frame: 'store', guarded });

/** [SHELL-05 … SHELL-09] Every address of the product. */
export const routes: readonly Route[] = [
  store('/', screens.home),
  store('/product/:productId', screens.product),
  store('/shop/:slug', screens.shop),
  store('/search', screens.search),
  store('/category/:slug', screens.search),
  store('/cart', screens.cart),
  { path: '/checkout', screen: screens.checkout, frame: 'slim' },
  store('/order-confirmation', screens.confirmation),
  store('/orderconfirmation', screens.confirmation),
  store('/orders', screens.orders, true),
  store('/order/:orderId', screens.order),
  store('/order-history/:orderId', screens.order),
  store('/track', screens.track),
  store('/profile', screens.profile, true),
  ...[
    '/profile/addresses',
    '/profile/security',
    '/messages',
    '/settings',
    '/settings/notifications',
    '/settings/privacy',
  ].map((path) => store(path, screens.profile, true)),
  ...['/sign-in/link', '/verify-email', '/change-email'].map((path) => store(path, screens.mailLink)),
  store('/offline', screens.offline),
  store('/reset-password', screens.resetPassword),
  store('/recover-cart', screens.recover),
  store('/wishlist', screens.wishlist),
  store('/favorites', screens.wishlist),
  store('/wishlist/shared/:token', screens.sharedWishlist),
  store('/unsubscribe', screens.unsubscribe),
  { path: '/seller-dashboard/*', screen: screens.desk, frame: 'none', guarded: true },
  store('/supportcenter', screens.supportCenter),
  store('/support/:slug', screens.article),
  store('/activate-admin', screens.place),
  { path: '/admin/*', screen: screens.office, frame: 'none', guarded: true },
];

export const matchRoute = pathMatcher(routes);
