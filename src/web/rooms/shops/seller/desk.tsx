import { lazy } from 'react';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';

const ShopDeskPage = lazy(async () => ({ default: (await import('./shop-desk-page.tsx')).ShopDeskPage }));

export const shopDesk: DeskRoom = {
  screens: [{ path: 'shop', menu: { name: 'Shop page', icon: 'shop', group: 'shop' }, render: () => <ShopDeskPage /> }],
};
