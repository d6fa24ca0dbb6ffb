import type { Room } from '../../platform/calls/room.ts';
import { publishStages } from './publish-stages.ts';
import { moveSales } from './move-sales.ts';
import { createSale, stopSale } from './sale-calls.ts';
import { createPromotion, listPromotions, stopPromotion } from './calls.ts';
import { promotionData } from './personal-data.ts';

export const promotions: Room = {
  name: 'promotions',
  personalData: promotionData,
  jobs: [moveSales, publishStages],
  calls: { listPromotions, createPromotion, stopPromotion, createSale, stopSale },
};
