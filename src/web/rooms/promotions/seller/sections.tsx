import { lazy } from 'react';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';

const SellerPromotionsPage = lazy(async () => ({
  default: (await import('./seller-promotions-page.tsx')).SellerPromotionsPage,
}));

export const promotionSellerSections: SellerSections = {
  screens: [
    {
      path: 'promotions',
      menu: { name: 'Promotions', icon: 'percent', group: 'shop' },
      render: () => <SellerPromotionsPage />,
    },
  ],
};
