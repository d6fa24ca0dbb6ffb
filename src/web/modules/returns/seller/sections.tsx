import { lazy } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { shopReturnsStale } from './shop-returns-stale.ts';
import * as texts from './live-texts.ts';

const SellerReturnsPage = lazy(async () => ({
  default: (await import('./seller-returns-page.tsx')).SellerReturnsPage,
}));
const SellerReturnPage = lazy(async () => ({ default: (await import('./seller-return-page.tsx')).SellerReturnPage }));

export const returnSellerSections: SellerSections = {
  screens: [
    {
      path: 'returns',
      menu: { name: texts.menu, icon: 'ret', group: 'today' },
      render: () => <SellerReturnsPage />,
    },
    {
      path: 'returns/:returnId',
      under: 'returns',
      render: ({ returnId = '' }) => <SellerReturnPage key={returnId} returnId={returnId} />,
    },
    {
      path: 'orders/:orderId/return',
      under: 'returns',
      render: ({ orderId = '' }) => <SellerReturnsPage key={orderId} orderId={orderId} />,
    },
  ],
  live: {
    'returns.moved': ({ state, number, returnId }) => {
      refresh(...shopReturnsStale);
      if (state === 'requested')
        showToast(texts.moved(number), {
          action: { label: texts.openIt, onClick: () => go(sellerHref(`returns/${returnId}`)) },
        });
    },
  },
};
