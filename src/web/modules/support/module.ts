import { supportAddresses } from '#domain/support/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const supportRoutes = routesAt(supportAddresses, {
  supportCenter: { screen: screen(() => import('./support-center-page.tsx'), 'SupportCenterPage') },
  ticket: { screen: screen(() => import('./own/own-ticket-page.tsx'), 'OwnTicketPage') },
  article: { screen: screen(() => import('./article-page.tsx'), 'ArticlePage') },
});
