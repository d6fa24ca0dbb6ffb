/** The back office; its sections follow. */
export const officeAddresses = {
  office: '/admin',
  officeSection: '/admin/*',
} as const;
