/** The seller dashboard; its sections follow. */
export const shopAddresses = {
  dashboard: '/seller-dashboard',
  dashboardSection: '/seller-dashboard/*',
} as const;
