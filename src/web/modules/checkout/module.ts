import { checkoutAddresses } from '#domain/checkout/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

const confirmation = { screen: screen(() => import('./confirmation-page.tsx'), 'ConfirmationPage') };

export const checkoutRoutes = routesAt(checkoutAddresses, {
  checkout: { screen: screen(() => import('./checkout-page.tsx'), 'CheckoutPage'), frame: 'slim' },
  confirmation,
  orderconfirmation: confirmation,
});
