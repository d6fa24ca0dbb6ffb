/** Where the screens of the room stand: each has one in the browser, and a head and first data on the server. */
export const accountAddresses = {
  profile: '/profile',
  addresses: '/profile/addresses',
  security: '/profile/security',
  messages: '/messages',
  settings: '/settings',
  notifications: '/settings/notifications',
  privacy: '/settings/privacy',
  signInLink: '/sign-in/link',
  verifyEmail: '/verify-email',
  changeEmail: '/change-email',
  resetPassword: '/reset-password',
} as const;
