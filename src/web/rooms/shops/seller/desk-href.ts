/** The address of a section of the seller dashboard. */
export const deskHref = (path: string): string => (path ? `/seller-dashboard/${path}` : '/seller-dashboard');
