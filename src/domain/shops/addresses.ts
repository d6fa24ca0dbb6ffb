/** The seller dashboard; its sections follow. */
export const shopAddresses = {
  dashboard: '/seller-dashboard',
  section: '/seller-dashboard/*',
} as const;
