import { accountAddresses, mailLinkAddresses, profileAddresses } from '#domain/accounts/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const accountRoutes = [
  ...routesAt(profileAddresses, { screen: screen(() => import('./profile-page.tsx'), 'ProfilePage'), guarded: true }),
  ...routesAt(mailLinkAddresses, { screen: screen(() => import('./mail-link-page.tsx'), 'MailLinkPage') }),
  ...routesAt(accountAddresses, {
    screen: screen(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
];
