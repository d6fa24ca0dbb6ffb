/** The seller dashboard; its sections follow. */
export const shopAddresses = {
  desk: '/seller-dashboard',
  deskSection: '/seller-dashboard/*',
} as const;
