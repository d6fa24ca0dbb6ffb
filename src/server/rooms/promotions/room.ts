import type { Room } from '../../platform/calls/room.ts';
import { publishStages } from './publish-stages.ts';
import { moveSales } from './move-sales.ts';
import { createSale, stopSale } from './sale-calls.ts';
import { createPromotion, listPromotions, stopPromotion } from './calls.ts';

export const promotions: Room = {
  name: 'promotions',
  personalData: {
    sales: { of: 'seller_id', notCopied: 'they are settings of the shop' },
    promo_codes: { of: 'seller_id', notCopied: 'they are settings of the shop' },
    offer_carts: { of: 'seller_id', notCopied: 'it names carts alone' },
    promo_buyers: { of: 'seller_id', notCopied: 'they tell of other people’s orders' },
    promo_uses: { of: 'seller_id', notCopied: 'they tell of other people’s orders' },
  },
  jobs: [moveSales, publishStages],
  calls: { listPromotions, createPromotion, stopPromotion, createSale, stopSale },
};
