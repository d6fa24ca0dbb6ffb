import { searchAddresses } from '#domain/search/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const searchRoutes = routesAt(searchAddresses, {
  screen: screen(() => import('./search-page.tsx'), 'SearchPage'),
});
