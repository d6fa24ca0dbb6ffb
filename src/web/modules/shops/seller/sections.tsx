import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const SellerShopPage = lazy(async () => ({ default: (await import('./seller-shop-page.tsx')).SellerShopPage }));
const ApplicationPage = lazy(async () => ({ default: (await import('./application-page.tsx')).ApplicationPage }));
const InvoicesPage = lazy(async () => ({ default: (await import('./invoices-page.tsx')).InvoicesPage }));

export const shopSellerSections: SellerSections = {
  screens: [
    { path: 'shop', menu: { name: menu.shop, icon: 'shop', group: 'shop' }, render: () => <SellerShopPage /> },
    { path: 'application', under: 'shop', render: () => <ApplicationPage /> },
    {
      path: 'invoices',
      menu: { name: menu.invoices, icon: 'coin', group: 'shop' },
      render: () => <InvoicesPage />,
    },
  ],
};
