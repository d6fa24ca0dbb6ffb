import { lazy } from 'react';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';

const SellerShopPage = lazy(async () => ({ default: (await import('./seller-shop-page.tsx')).SellerShopPage }));
const InvoicesPage = lazy(async () => ({ default: (await import('./invoices-page.tsx')).InvoicesPage }));

export const shopSellerSections: SellerSections = {
  screens: [
    { path: 'shop', menu: { name: 'Shop page', icon: 'shop', group: 'shop' }, render: () => <SellerShopPage /> },
    {
      path: 'invoices',
      menu: { name: 'Invoices and VAT', icon: 'coin', group: 'shop' },
      render: () => <InvoicesPage />,
    },
  ],
};
