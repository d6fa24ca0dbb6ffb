import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { fillSlots } from '#web/platform/slots.ts';
import { alertSellerSections } from '#web/rooms/alerts/seller/sections.tsx';
import { listingSellerSections } from '#web/rooms/listings/seller/sections.tsx';
import { sellerListingSlots } from '#web/rooms/listings/seller/slots.ts';
import { messageSellerSections } from '#web/rooms/messages/seller/sections.tsx';
import { useUnreadConversations } from '#web/rooms/messages/use-unread-conversations.ts';
import { orderSellerSections } from '#web/rooms/orders/seller/sections.tsx';
import { sellerOrderSlots } from '#web/rooms/orders/seller/slots.ts';
import { paymentSellerSections } from '#web/rooms/payments/seller/sections.tsx';
import { promotionSellerSections } from '#web/rooms/promotions/seller/sections.tsx';
import { returnSellerSections } from '#web/rooms/returns/seller/sections.tsx';
import { useOpenReturns } from '#web/rooms/returns/seller/use-open-returns.ts';
import { reviewSellerSections } from '#web/rooms/reviews/seller/sections.tsx';
import { shopSellerSections } from '#web/rooms/shops/seller/sections.tsx';
import { vaultSellerSections } from '#web/rooms/vault/seller/sections.tsx';
import * as texts from '../texts/frame-texts.ts';
import { pathMatcher } from '#web/platform/router/match-path.ts';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';

const RankExplanationDialog = lazyDialog(
  async () => (await import('#web/rooms/search/seller/rank-explanation-dialog.tsx')).RankExplanationDialog,
  texts.rank,
);
const OrderShopReturns = lazyExtra(
  async () => (await import('#web/rooms/returns/seller/order-shop-returns.tsx')).OrderShopReturns,
);
fillSlots(sellerListingSlots, { RankExplanationDialog });
fillSlots(sellerOrderSlots, { OrderShopReturns, useOpenReturns, useUnreadConversations });

/** The rooms of the seller dashboard, in the order of its menu. */
export const sellerRooms: readonly SellerSections[] = [
  orderSellerSections,
  returnSellerSections,
  messageSellerSections,
  alertSellerSections,
  listingSellerSections,
  promotionSellerSections,
  paymentSellerSections,
  reviewSellerSections,
  shopSellerSections,
  vaultSellerSections,
];

const screens = sellerRooms.flatMap((room) => room.screens);

/** [SHELL-09] The sections that the menu offers. */
export const sellerMenu = screens.flatMap(({ path, menu }) => (menu ? { path, ...menu } : []));

/** The screen at what follows `/seller-dashboard/`. */
export const matchSellerScreen = pathMatcher(screens);
