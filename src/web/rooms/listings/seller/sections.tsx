import { lazy } from 'react';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';

const SellerListingsPage = lazy(async () => ({
  default: (await import('./seller-listings-page.tsx')).SellerListingsPage,
}));
const ListingFormPage = lazy(async () => ({ default: (await import('./listing-form-page.tsx')).ListingFormPage }));

export const listingSellerSections: SellerSections = {
  screens: [
    { path: 'listings', menu: { name: 'Listings', icon: 'tag', group: 'shop' }, render: () => <SellerListingsPage /> },
    { path: 'add-listing', under: 'listings', render: () => <ListingFormPage /> },
  ],
};
