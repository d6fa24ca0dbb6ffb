import { orderAddresses } from '#domain/orders/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { claimOrders } from './claim-orders.ts';
import { cancelOwnOrder, cancelShopOrder } from './cancel-order.ts';
import { confirmDelivery, endOrders } from './deliver-order.ts';
import { onDisputeMoved, onRefunded, refundShopOrder } from './refund-order.ts';
import { getInvoice, getShopInvoice } from './invoices/get-invoice.ts';
import { moveShopOrder } from './move-shop-order.ts';
import {
  getOrder,
  getOverview,
  getShopOrder,
  listConfirmation,
  listOrders,
  listShopOrders,
  trackOrder,
  trackParcel,
} from './read-orders.ts';
import { declareWithdrawal, findWithdrawable } from './withdrawal/declare-withdrawal.ts';
import { onDisputeDecided, refundWithdrawals } from './withdrawal/refund-withdrawal.ts';
import { getWithdrawal, receiveWithdrawn, sendWithdrawn } from './withdrawal/return-goods.ts';
import { orderTables } from './tagged-tables.ts';

const orderPage = {
  chunk: 'src/web/rooms/orders/order-page.tsx',
  isOffline: true,
  load: async () => ({ title: 'Your order' }),
};

export const orders: Room = {
  name: 'orders',
  personalData: orderTables,
  reactions: [claimOrders, onRefunded, onDisputeMoved, onDisputeDecided],
  jobs: [endOrders, refundWithdrawals],
  calls: {
    listOrders,
    getOrder,
    listConfirmation,
    trackOrder,
    trackParcel,
    listShopOrders,
    getShopOrder,
    moveShopOrder,
    cancelOrder: cancelOwnOrder,
    cancelShopOrder,
    confirmDelivery,
    refundShopOrder,
    getInvoice,
    getShopInvoice,
    getOverview,
    findWithdrawable,
    declareWithdrawal,
    getWithdrawal,
    sendWithdrawn,
    receiveWithdrawn,
  },
  screens: screensAt(orderAddresses, {
    orders: {
      chunk: 'src/web/rooms/orders/orders-page.tsx',
      isOffline: true,
      load: async () => ({ title: 'Your orders' }),
    },
    order: orderPage,
    orderHistory: orderPage,
    track: { chunk: 'src/web/rooms/orders/track-page.tsx', load: async () => ({ title: 'Track an order' }) },
    withdraw: {
      chunk: 'src/web/rooms/orders/withdrawal/withdraw-page.tsx',
      load: async () => ({ title: 'Withdraw from contract' }),
    },
  }),
};
