import { hrefTo } from '#domain/addresses.ts';

/** The address of a section of the seller dashboard. */
export const sellerHref = (path: string): string => (path ? `${hrefTo('dashboard')}/${path}` : hrefTo('dashboard'));
