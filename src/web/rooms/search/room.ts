import { searchAddresses } from '#domain/search/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

const search = { screen: screen(() => import('./search-page.tsx'), 'SearchPage') };

export const searchRoutes = routesAt(searchAddresses, {
  search,
  category: search,
});
