import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const SellerListingsPage = lazy(async () => ({
  default: (await import('./seller-listings-page.tsx')).SellerListingsPage,
}));
const ImportPage = lazy(async () => ({ default: (await import('./import/import-page.tsx')).ImportPage }));
const ListingFormPage = lazy(async () => ({ default: (await import('./listing-form-page.tsx')).ListingFormPage }));

const SectionsPage = lazy(async () => ({ default: (await import('./sections-page/sections-page.tsx')).SectionsPage }));
const ShippingPage = lazy(async () => ({ default: (await import('./shipping/shipping-page.tsx')).ShippingPage }));

export const listingSellerSections: SellerSections = {
  screens: [
    {
      path: 'listings',
      menu: { name: menu.listings, icon: 'tag', group: 'shop' },
      render: () => <SellerListingsPage />,
    },
    {
      path: 'shipping-settings',
      menu: { name: menu.shipping, icon: 'truck', group: 'shop' },
      render: () => <ShippingPage />,
    },
    { path: 'sections', under: 'listings', render: () => <SectionsPage /> },
    { path: 'import', under: 'listings', render: () => <ImportPage /> },
    { path: 'add-listing', under: 'listings', render: () => <ListingFormPage /> },
  ],
};
