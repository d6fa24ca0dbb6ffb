import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { fillSlots } from '#web/platform/slots.ts';
import { alertSellerSections } from '#web/modules/alerts/seller/sections.tsx';
import { analyticsSellerSections } from '#web/modules/analytics/seller/sections.tsx';
import { archiveSellerSections } from '#web/modules/archives/seller/sections.tsx';
import { listingSellerSections } from '#web/modules/listings/seller/sections.tsx';
import { sellerListingSlots } from '#web/modules/listings/seller/slots.ts';
import { messageSellerSections } from '#web/modules/messages/seller/sections.tsx';
import { useUnreadConversations } from '#web/modules/messages/use-unread-conversations.ts';
import { orderSellerSections } from '#web/modules/orders/seller/sections.tsx';
import { sellerOrderSlots } from '#web/modules/orders/seller/slots.ts';
import { paymentSellerSections } from '#web/modules/payments/seller/sections.tsx';
import { promotionSellerSections } from '#web/modules/promotions/seller/sections.tsx';
import { returnSellerSections } from '#web/modules/returns/seller/sections.tsx';
import { useOpenReturns } from '#web/modules/returns/seller/use-open-returns.ts';
import { reviewSellerSections } from '#web/modules/reviews/seller/sections.tsx';
import { shopSellerSections } from '#web/modules/shops/seller/sections.tsx';
import { caseSellerSections } from '#web/modules/support/cases/seller-sections.ts';
import { vaultSellerSections } from '#web/modules/vault/seller/sections.tsx';
import * as texts from '../texts/frame-texts.ts';
import { pathMatcher } from '#web/platform/router/match-path.ts';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';

const RankExplanationDialog = lazyDialog(
  async () => (await import('#web/modules/search/seller/rank-explanation-dialog.tsx')).RankExplanationDialog,
  texts.rank,
);
const OrderShopReturns = lazyExtra(
  async () => (await import('#web/modules/returns/seller/order-shop-returns.tsx')).OrderShopReturns,
);
const OrderShopCases = lazyExtra(
  async () => (await import('#web/modules/support/cases/order-shop-cases.tsx')).OrderShopCases,
);
fillSlots(sellerListingSlots, { RankExplanationDialog });
fillSlots(sellerOrderSlots, { OrderShopCases, OrderShopReturns, useOpenReturns, useUnreadConversations });

/** The modules of the seller dashboard, in the order of its menu. */
export const sellerModules: readonly SellerSections[] = [
  orderSellerSections,
  returnSellerSections,
  messageSellerSections,
  caseSellerSections,
  alertSellerSections,
  listingSellerSections,
  promotionSellerSections,
  analyticsSellerSections,
  paymentSellerSections,
  reviewSellerSections,
  shopSellerSections,
  archiveSellerSections,
  vaultSellerSections,
];

const screens = sellerModules.flatMap((module) => module.screens);

/** [SHELL-09] The sections that the menu offers. */
export const sellerMenu = screens.flatMap(({ path, menu }) => (menu ? { path, ...menu } : []));

/** The screen at what follows `/seller-dashboard/`. */
export const matchSellerScreen = pathMatcher(screens);
