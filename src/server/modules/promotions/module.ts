import type { Module } from '../../platform/calls/module.ts';
import { publishStages } from './publish-stages.ts';
import { moveSales } from './move-sales.ts';
import { createSale, resumeSale, stopSale } from './sale-calls.ts';
import { createPromotion, listPromotions, resumePromotion, stopPromotion } from './calls.ts';
import { csvRoute } from '../views/csv-route.ts';
import { exportedPromotions, exportedSales } from './export-promotions.ts';
import { promotionTables } from './tagged-tables.ts';

export const promotions: Module = {
  name: 'promotions',
  personalData: promotionTables,
  routes: (server, app) => {
    csvRoute(server, app, exportedPromotions);
    csvRoute(server, app, exportedSales);
  },
  jobs: [moveSales, publishStages],
  calls: { listPromotions, createPromotion, stopPromotion, resumePromotion, createSale, stopSale, resumeSale },
};
