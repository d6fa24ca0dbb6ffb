/** The back office; its sections follow. */
export const officeAddresses = {
  admin: '/admin',
  section: '/admin/*',
} as const;
