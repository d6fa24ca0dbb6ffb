import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';

const ArchivePage = lazy(async () => ({ default: (await import('./archive-page.tsx')).ArchivePage }));

export const archiveSellerSections: SellerSections = {
  screens: [{ path: 'archive', under: 'shop', render: () => <ArchivePage /> }],
};
