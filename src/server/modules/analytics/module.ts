import type { Module } from '../../platform/calls/module.ts';
import { csvRoute } from '../views/csv-route.ts';
import { exportedListingSums } from './export-listing-sums.ts';
import { exportFigures } from './export/export-day.ts';
import { getMarket } from './market/get-market.ts';
import { getPricing, listPricings, savePricing } from './market/pricing.ts';
import { onOrderPlaced, onOrderRefunded } from './on-sales.ts';
import {
  listCountries,
  getMarketSums,
  getShopSums,
  listListingSums,
  listMarketSources,
  listSearchTerms,
  listShopSources,
} from './read-sums.ts';
import {
  exportReport,
  getHouseDay,
  getReport,
  listCohorts,
  listReports,
  removeReport,
  runReport,
  saveReport,
} from './reports/report-calls.ts';
import { recordView } from './record-view.ts';
import { analyticsTables } from './tagged-tables.ts';

export const analytics: Module = {
  name: 'analytics',
  personalData: analyticsTables,
  routes: (server, app) => csvRoute(server, app, exportedListingSums),
  functions: { exportReport },
  calls: {
    recordView,
    getShopSums,
    listListingSums,
    listShopSources,
    listCountries,
    getMarketSums,
    listMarketSources,
    listSearchTerms,
    listPricings,
    getPricing,
    savePricing,
    getMarket,
    getHouseDay,
    getReport,
    listCohorts,
    runReport,
    listReports,
    saveReport,
    removeReport,
  },
  jobs: [exportFigures],
  reactions: [onOrderPlaced, onOrderRefunded],
};
