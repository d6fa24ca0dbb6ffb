import { accountAddresses, mailLinkAddresses, policyAddresses, profileAddresses } from '#domain/accounts/addresses.ts';
import { type Route, routesAt, type Screen } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

/** The profile has a part that a module above brings: the app hands its screen in. */
export const accountRoutes = (profile: Screen): Route[] => [
  ...routesAt(profileAddresses, { screen: profile, guarded: true }),
  ...routesAt(mailLinkAddresses, { screen: screen(() => import('./mail-link-page.tsx'), 'MailLinkPage') }),
  ...routesAt(policyAddresses, { screen: screen(() => import('./policies/policy-page.tsx'), 'PolicyPage') }),
  ...routesAt(accountAddresses, {
    resetPassword: { screen: screen(() => import('./reset-password-page.tsx'), 'ResetPasswordPage') },
    endMails: { screen: screen(() => import('./end-mails/end-mails-page.tsx'), 'EndMailsPage') },
    erasureReceipt: { screen: screen(() => import('./receipt/erasure-receipt-page.tsx'), 'ErasureReceiptPage') },
  }),
];
