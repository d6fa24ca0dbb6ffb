import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { refresh } from '#web/platform/use-call.ts';

/** [SUP-04] Cases stand in the orders that they are about; here is what an open page of the shop hears of them. */
export const caseSellerSections: SellerSections = {
  screens: [],
  live: { 'support.case-moved': () => refresh('support.listShopCases', 'orders.getShopOrder') },
};
