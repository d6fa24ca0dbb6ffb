import { orderAddresses } from '#domain/orders/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { claimOrders } from './claim-orders.ts';
import { cancelOwnOrder, cancelShopOrder } from './cancel-order.ts';
import { confirmDelivery, endOrders, undoDelivery, undoShopDelivery } from './deliver-order.ts';
import { onDisputeMoved, onRefunded, refundShopOrder } from './refund-order.ts';
import { moveMany } from './bulk/move-many.ts';
import { listBuyers, setBuyerNote } from './buyers/buyers.ts';
import { getHolidayPrep } from './holidays/get-holiday-prep.ts';
import { getInvoice, getShopInvoice } from './invoices/get-invoice.ts';
import { mailLateOrders } from './mail-late-orders.ts';
import { moveShopOrder } from './move-shop-order.ts';
import {
  getOrder,
  getOverview,
  getShopOrder,
  listConfirmation,
  listOrders,
  trackOrder,
  trackByLink,
  trackParcel,
} from './read-orders.ts';
import { declareWithdrawal, findWithdrawable } from './withdrawal/declare-withdrawal.ts';
import { onDisputeDecided, refundWithdrawals } from './withdrawal/refund-withdrawal.ts';
import { getWithdrawal, receiveWithdrawn, sendWithdrawn } from './withdrawal/return-goods.ts';
import { moveParcel, nameParcel, sendParcel } from './parcels/parcel-calls.ts';
import { buyLabel, listLabels, listPackages, quoteLabel, refundLabel } from './labels/buy-label.ts';
import { printLabels } from './labels/print-labels.ts';
import { receiveTracking } from './labels/receive-tracking.ts';
import { resolveLabels } from './labels/resolve-labels.ts';
import { previewSent } from './mails/preview-sent.ts';
import { recountQueue } from './queue/recount-queue.ts';
import { answerProof } from './proofs/answer-proof.ts';
import { followProofs } from './proofs/follow-proofs.ts';
import { listProofs, listProofsForAdmin, listShopProofs } from './proofs/list-proofs.ts';
import { sendProof } from './proofs/send-proof.ts';
import { csvRoute } from '../views/csv-route.ts';
import { exportedBuyers } from './buyers/export-buyers.ts';
import { exportedOrders } from './table/export-orders.ts';
import { foldListingSales, foldShopOrderCounts, foldShopOrderHours, listShopOrders } from './table/list-shop-orders.ts';
import { orderTables } from './tagged-tables.ts';

const orderPage = {
  chunk: 'src/web/modules/orders/order-page.tsx',
  isOffline: true,
  load: async () => ({ title: 'Your order' }),
};

export const orders: Module = {
  name: 'orders',
  personalData: orderTables,
  routes: (server, app) => {
    csvRoute(server, app, exportedOrders);
    csvRoute(server, app, exportedBuyers);
  },
  reactions: [claimOrders, onRefunded, onDisputeMoved, onDisputeDecided, recountQueue],
  jobs: [
    resolveLabels,
    endOrders,
    mailLateOrders,
    followProofs,
    refundWithdrawals,
    foldShopOrderCounts,
    foldShopOrderHours,
    foldListingSales,
  ],
  calls: {
    listOrders,
    getOrder,
    listConfirmation,
    trackOrder,
    trackByLink,
    trackParcel,
    listShopOrders,
    getShopOrder,
    moveShopOrder,
    moveMany,
    sendParcel,
    moveParcel,
    nameParcel,
    listLabels,
    quoteLabel,
    listPackages,
    buyLabel,
    refundLabel,
    printLabels,
    previewSent,
    receiveTracking,
    listProofs,
    answerProof,
    listShopProofs,
    sendProof,
    listProofsForAdmin,
    cancelOrder: cancelOwnOrder,
    cancelShopOrder,
    confirmDelivery,
    undoDelivery,
    undoShopDelivery,
    refundShopOrder,
    getInvoice,
    getShopInvoice,
    getOverview,
    getHolidayPrep,
    ...{ listBuyers, setBuyerNote },
    findWithdrawable,
    declareWithdrawal,
    getWithdrawal,
    sendWithdrawn,
    receiveWithdrawn,
  },
  screens: screensAt(orderAddresses, {
    orders: {
      chunk: 'src/web/modules/orders/orders-page.tsx',
      isOffline: true,
      load: async () => ({ title: 'Your orders' }),
    },
    order: orderPage,
    orderHistory: orderPage,
    track: { chunk: 'src/web/modules/orders/track-page.tsx', load: async () => ({ title: 'Track an order' }) },
    withdraw: {
      chunk: 'src/web/modules/orders/withdrawal/withdraw-page.tsx',
      load: async () => ({ title: 'Withdraw from contract' }),
    },
  }),
};
