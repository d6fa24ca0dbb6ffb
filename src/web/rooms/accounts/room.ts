import { accountAddresses } from '#domain/accounts/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

const profile = { screen: screen(() => import('./profile-page.tsx'), 'ProfilePage'), guarded: true };
const mailLink = { screen: screen(() => import('./mail-link-page.tsx'), 'MailLinkPage') };

export const accountRoutes = routesAt(accountAddresses, {
  profile,
  addresses: profile,
  security: profile,
  messages: profile,
  settings: profile,
  notifications: profile,
  privacy: profile,
  signInLink: mailLink,
  verifyEmail: mailLink,
  changeEmail: mailLink,
  resetPassword: { screen: screen(() => import('./reset-password-page.tsx'), 'ResetPasswordPage') },
});
