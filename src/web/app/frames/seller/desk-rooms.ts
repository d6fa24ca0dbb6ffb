import { lazy } from 'react';
import { fillSlots } from '#web/platform/slots.ts';
import { alertDesk } from '#web/rooms/alerts/seller/desk.tsx';
import { listingDesk } from '#web/rooms/listings/seller/desk.tsx';
import { listingDeskSlots } from '#web/rooms/listings/seller/slots.ts';
import { orderDesk } from '#web/rooms/orders/seller/desk.tsx';
import { promotionDesk } from '#web/rooms/promotions/seller/desk.tsx';
import { reviewDesk } from '#web/rooms/reviews/seller/desk.tsx';
import { shopDesk } from '#web/rooms/shops/seller/desk.tsx';
import { pathMatcher } from '#web/platform/router/match-path.ts';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';

const StandingDialog = lazy(async () => ({
  default: (await import('#web/rooms/search/seller/standing-dialog.tsx')).StandingDialog,
}));
fillSlots(listingDeskSlots, { StandingDialog });

/** The rooms of the seller dashboard, in the order of its menu. */
export const deskRooms: readonly DeskRoom[] = [orderDesk, alertDesk, listingDesk, promotionDesk, reviewDesk, shopDesk];

const screens = deskRooms.flatMap((room) => room.screens);

/** [SHELL-09] The sections that the menu offers. */
export const deskSections = screens.flatMap(({ path, menu }) => (menu ? { path, ...menu } : []));

/** The screen at what follows `/seller-dashboard/`. */
export const matchDesk = pathMatcher(screens);
