import { cartAddresses } from '#domain/cart/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const cartRoutes = routesAt(cartAddresses, { screen: screen(() => import('./cart-page.tsx'), 'CartPage') });
