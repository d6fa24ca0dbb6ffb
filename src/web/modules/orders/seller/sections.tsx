import { lazy } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { go } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/section-texts.ts';
import { OverviewPage } from './overview-page.tsx';

const SellerOrdersPage = lazy(async () => ({ default: (await import('./seller-orders-page.tsx')).SellerOrdersPage }));
const SellerOrderPage = lazy(async () => ({ default: (await import('./seller-order-page.tsx')).SellerOrderPage }));

const BuyersPage = lazy(async () => ({ default: (await import('./buyers/buyers-page.tsx')).BuyersPage }));
const HolidayPage = lazy(async () => ({ default: (await import('./holidays/holiday-page.tsx')).HolidayPage }));

export const orderSellerSections: SellerSections = {
  screens: [
    { path: '', menu: { name: texts.overview, icon: 'home', group: 'today' }, render: () => <OverviewPage /> },
    {
      path: 'orders',
      menu: { name: texts.orders, icon: 'box', group: 'today', count: 'toShip' },
      render: () => <SellerOrdersPage />,
    },
    {
      path: 'orders/:orderId',
      under: 'orders',
      render: ({ orderId = '' }) => <SellerOrderPage key={orderId} orderId={orderId} />,
    },
    { path: 'buyers', menu: { name: texts.buyers, icon: 'people', group: 'shop' }, render: () => <BuyersPage /> },
    {
      path: 'buyers/:buyerKey',
      under: 'buyers',
      render: ({ buyerKey = '' }) => <BuyersPage key={buyerKey} buyerKey={buyerKey} />,
    },
    {
      path: 'holiday-prep',
      menu: { name: texts.holidayPrep, icon: 'cal', group: 'shop' },
      render: () => <HolidayPage />,
    },
  ],
  live: {
    'orders.placed': ({ number, totalCents, orderId }) => {
      refresh('orders.getOverview', 'orders.listShopOrders');
      showToast(texts.newOrder(number, formatMoney(totalCents)), {
        type: 'success',
        action: { label: texts.openIt, onClick: () => go(sellerHref(`orders/${orderId}`)) },
      });
    },
    'orders.withdrawal-moved': () => refresh('orders.getShopOrder'),
    'orders.refunded': () => refresh('orders.getShopOrder'),
    'orders.disputed': () => refresh('orders.getShopOrder'),
    'orders.proof-sent': () => refresh('orders.getShopOrder', 'orders.listShopProofs', 'orders.listShopOrders'),
    'orders.proof-answered': () => refresh('orders.getShopOrder', 'orders.listShopProofs', 'orders.listShopOrders'),
    'orders.tracking-named': () => refresh('orders.getShopOrder'),
    'orders.parcel-moved': () => refresh('orders.getShopOrder', 'orders.listShopOrders', 'orders.listLabels'),
    'orders.arrival-said': () => refresh('orders.getShopOrder'),
    'orders.moved': () => refresh('orders.getOverview', 'orders.listShopOrders', 'orders.getShopOrder'),
  },
};
