import { lazy } from 'react';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';

const PromotionsDeskPage = lazy(async () => ({
  default: (await import('./promotions-desk-page.tsx')).PromotionsDeskPage,
}));

export const promotionDesk: DeskRoom = {
  screens: [
    {
      path: 'promotions',
      menu: { name: 'Promotions', icon: 'percent', group: 'shop' },
      render: () => <PromotionsDeskPage />,
    },
  ],
};
