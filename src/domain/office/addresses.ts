/** The back office; its sections follow. */
export const officeAddresses = {
  office: '/admin',
  section: '/admin/*',
} as const;
