/** The seller dashboard; its sections follow. */
export const shopAddresses = {
  desk: '/seller-dashboard',
  section: '/seller-dashboard/*',
} as const;
