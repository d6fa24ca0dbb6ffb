import { recoveryAddresses } from '#domain/recovery/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const recoveryRoutes = routesAt(recoveryAddresses, {
  recover: { screen: screen(() => import('./recover-page.tsx'), 'RecoverPage') },
  unsubscribe: { screen: screen(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage') },
});
