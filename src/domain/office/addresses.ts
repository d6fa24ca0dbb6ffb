/** The back office; its sections follow. */
export const officeAddresses = {
  admin: '/admin',
  adminSection: '/admin/*',
} as const;
