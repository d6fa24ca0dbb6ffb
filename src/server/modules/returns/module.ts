import { csvRoute } from '../views/csv-route.ts';
import { exportedReturns } from './export-returns.ts';
import type { Module } from '../../platform/calls/module.ts';
import { advanceReturns } from './advance-returns.ts';
import { beforeErasure } from './before-erasure.ts';
import { buyReturnLabel, getCounterCode, printReturnLabel, quoteReturnLabel } from './labels/buy-return-label.ts';
import { resolveReturnLabels } from './labels/resolve-return-labels.ts';
import { disputeReturn } from './dispute-return.ts';
import { addReturnPicture } from './return-pictures.ts';
import { onRefunded } from './on-refunded.ts';
import { overruleReturn } from './overrule-return.ts';
import { sendReturn, stopReturn } from './own-returns.ts';
import { getShopReturn, listOrderReturns, listReturnsForAdmin, listShopReturns } from './read-returns.ts';
import { requestReturn } from './request-return.ts';
import { moveShopReturn, refundReturn, rejectReturn, swapReturn } from './shop-returns.ts';
import { returnTables } from './tagged-tables.ts';

export const returns: Module = {
  name: 'returns',
  personalData: returnTables,
  routes: (server, app) => csvRoute(server, app, exportedReturns),
  beforeErasure,
  reactions: [onRefunded],
  jobs: [advanceReturns, resolveReturnLabels],
  calls: {
    listOrderReturns,
    requestReturn,
    stopReturn,
    sendReturn,
    addReturnPicture,
    disputeReturn,
    quoteReturnLabel,
    buyReturnLabel,
    printReturnLabel,
    getCounterCode,
    listShopReturns,
    getShopReturn,
    moveShopReturn,
    rejectReturn,
    refundReturn,
    swapReturn,
    listReturnsForAdmin,
    overruleReturn,
  },
};
