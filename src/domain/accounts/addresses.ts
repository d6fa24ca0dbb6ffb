/** Where the tabs of a person's profile stand: one screen in the browser, each with its title on the server. */
export const profileAddresses = {
  profile: '/profile',
  addresses: '/profile/addresses',
  security: '/profile/security',
  updates: '/profile/updates',
  support: '/profile/support',
  messages: '/messages',
  conversation: '/messages/:conversationId',
  settings: '/settings',
  notifications: '/settings/notifications',
  privacy: '/settings/privacy',
} as const;

/** Where links in mails lead. */
export const mailLinkAddresses = {
  signIn: '/sign-in/link',
  verifyEmail: '/verify-email',
  changeEmail: '/change-email',
} as const;

/** Where policies are read; one screen shows them all. */
export const policyAddresses = {
  terms: '/terms',
  privacyNotice: '/privacy',
  sellerTerms: '/seller-terms',
} as const;

/** Where the other screens of the module stand. */
export const accountAddresses = {
  resetPassword: '/reset-password',
  erasureReceipt: '/erasure-receipt/:key',
  endMails: '/notifications/end',
} as const;
