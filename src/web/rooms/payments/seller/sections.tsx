import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';

const PayoutsPage = lazy(async () => ({ default: (await import('./payouts-page.tsx')).PayoutsPage }));

const refreshMoney = (): void => refresh('payments.getBalance', 'payments.listLedger', 'payments.listOrderLedger');

export const paymentSellerSections: SellerSections = {
  screens: [{ path: 'payouts', menu: { name: 'Payouts', icon: 'coin', group: 'shop' }, render: () => <PayoutsPage /> }],
  live: {
    'orders.placed': refreshMoney,
    'orders.moved': refreshMoney,
    'orders.refunded': refreshMoney,
  },
};
