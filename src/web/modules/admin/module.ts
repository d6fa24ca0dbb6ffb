import { adminAddresses } from '#domain/admin/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const adminRoutes = routesAt(adminAddresses, {
  screen: screen(() => import('./activate/activate-page.tsx'), 'ActivatePage'),
});
