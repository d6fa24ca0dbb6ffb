import { lazy } from 'react';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';

const ListingsDeskPage = lazy(async () => ({ default: (await import('./listings-desk-page.tsx')).ListingsDeskPage }));
const ListingFormPage = lazy(async () => ({ default: (await import('./listing-form-page.tsx')).ListingFormPage }));

export const listingDesk: DeskRoom = {
  screens: [
    { path: 'listings', menu: { name: 'Listings', icon: 'tag', group: 'shop' }, render: () => <ListingsDeskPage /> },
    { path: 'add-listing', under: 'listings', render: () => <ListingFormPage /> },
  ],
};
