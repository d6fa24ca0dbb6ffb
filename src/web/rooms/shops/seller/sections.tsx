import { lazy } from 'react';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';

const SellerShopPage = lazy(async () => ({ default: (await import('./seller-shop-page.tsx')).SellerShopPage }));

export const shopSellerSections: SellerSections = {
  screens: [
    { path: 'shop', menu: { name: 'Shop page', icon: 'shop', group: 'shop' }, render: () => <SellerShopPage /> },
  ],
};
