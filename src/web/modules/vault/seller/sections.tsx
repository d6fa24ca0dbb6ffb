import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from './menu-texts.ts';

const ApiKeysPage = lazy(async () => ({ default: (await import('./api-keys-page.tsx')).ApiKeysPage }));

export const vaultSellerSections: SellerSections = {
  screens: [{ path: 'api-keys', menu: { name: menu, icon: 'key', group: 'shop' }, render: () => <ApiKeysPage /> }],
};
