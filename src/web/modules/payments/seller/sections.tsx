import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const PayoutsPage = lazy(async () => ({ default: (await import('./payouts-page.tsx')).PayoutsPage }));
const PayoutPage = lazy(async () => ({ default: (await import('./payout-page.tsx')).PayoutPage }));
const PayoutAccountPage = lazy(async () => ({
  default: (await import('./payout-account-page.tsx')).PayoutAccountPage,
}));

const refreshMoney = (): void =>
  refresh(
    'payments.getBalance',
    'payments.listLedger',
    'payments.listOrderLedger',
    'payments.listReserved',
    'payments.listPayoutLines',
  );
const refreshPayouts = (): void => {
  refreshMoney();
  refresh('payments.getPayoutAccount', 'payments.listPayouts', 'payments.getPayout');
};

export const paymentSellerSections: SellerSections = {
  screens: [
    { path: 'payouts', menu: { name: menu.payouts, icon: 'coin', group: 'shop' }, render: () => <PayoutsPage /> },
    { path: 'payouts/account', under: 'payouts', render: () => <PayoutAccountPage /> },
    {
      path: 'payouts/:payoutId',
      under: 'payouts',
      render: ({ payoutId = '' }) => <PayoutPage key={payoutId} payoutId={payoutId} />,
    },
  ],
  live: {
    'orders.placed': refreshMoney,
    'orders.moved': refreshMoney,
    'orders.refunded': refreshMoney,
    'orders.disputed': refreshMoney,
    'payments.payout-moved': refreshPayouts,
    'payments.account-needs': refreshPayouts,
  },
};
