import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const SellerPromotionsPage = lazy(async () => ({
  default: (await import('./seller-promotions-page.tsx')).SellerPromotionsPage,
}));

export const promotionSellerSections: SellerSections = {
  screens: [
    {
      path: 'promotions',
      menu: { name: menu.promotions, icon: 'percent', group: 'shop' },
      render: () => <SellerPromotionsPage />,
    },
  ],
};
