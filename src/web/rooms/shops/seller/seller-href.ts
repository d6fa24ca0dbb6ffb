/** The address of a section of the seller dashboard. */
export const sellerHref = (path: string): string => (path ? `/seller-dashboard/${path}` : '/seller-dashboard');
