import type { Module } from '../../platform/calls/module.ts';
import { onBackInStock, onOwnOrder } from './buyers/on-buyers.ts';
import { onNews } from './buyers/on-news.ts';
import { onShopBack } from './buyers/on-shop-back.ts';
import { getUnreadNotices, listNotices, markNoticesRead } from './buyers/read-notices.ts';
import { mailAlert } from './mail-alert.ts';
import { examineNightly } from './metrics/examine-nightly.ts';
import { onSalesMilestone } from './metrics/on-sales-milestone.ts';
import { raiseDeadlines, raiseUnanswered, raiseWeeks } from './raising/deadlines.ts';
import { raiseSeason } from './raising/season.ts';
import { onApplication } from './raising/on-applications.ts';
import { onAnnouncement } from './raising/on-announcements.ts';
import { onCart, raiseLeftCarts } from './raising/on-carts.ts';
import { onDispute } from './raising/on-disputes.ts';
import { onListingSentBack } from './raising/on-listings.ts';
import { onOrderPlaced } from './raising/on-order-placed.ts';
import { onOrderMoved, onParcelArrived, onProofAnswered } from './raising/on-orders.ts';
import { onLabelBought, onLate, onTracked } from './raising/on-parcels.ts';
import { onStock, onStockReturned } from './raising/on-stock.ts';
import { onMessage } from './raising/on-messages.ts';
import { onPromotionStage } from './raising/on-promotions.ts';
import { onAccountNeeds, onPayout } from './raising/on-payouts.ts';
import { onReturn } from './raising/on-returns.ts';
import { onWithdrawal } from './raising/on-withdrawals.ts';
import { onReviewUndone } from './raising/on-review-undone.ts';
import { onQuestion, onReview } from './raising/on-reviews.ts';
import { changeAlerts, deleteAlerts, markRead, restoreAlerts } from './lists/change-alerts.ts';
import { archiveAlerts, wakeAlerts } from './storing/clock-jobs.ts';
import { exportRoute } from './lists/download-export.ts';
import { deleteExpiredExports, exportAlerts, makeAlertExport } from './lists/export-alerts.ts';
import { getSchema, moveAlerts, moveAlertsJob, setSchema } from './storing/move-schema.ts';
import { getAlertStats, getUnreadCount, listAlerts, listRecentAlerts } from './lists/read-alerts.ts';
import { summariesQueue } from './storing/store-alert.ts';
import { alertTables } from './tagged-tables.ts';

export const alerts: Module = {
  name: 'alerts',
  personalData: alertTables,
  calls: {
    listNotices,
    getUnreadNotices,
    markNoticesRead,
    listAlerts,
    listRecentAlerts,
    getUnreadCount,
    getAlertStats,
    markRead,
    changeAlerts,
    deleteAlerts,
    restoreAlerts,
    getSchema,
    setSchema,
  },
  functions: { exportAlerts, makeAlertExport, moveAlerts },
  jobs: [
    ...[wakeAlerts, archiveAlerts, moveAlertsJob, deleteExpiredExports],
    ...[raiseLeftCarts, raiseDeadlines, raiseUnanswered, raiseWeeks, raiseSeason, examineNightly],
  ],
  queues: [summariesQueue],
  routes: exportRoute,
  reactions: [
    onApplication,
    onOwnOrder,
    onBackInStock,
    onNews,
    onShopBack,
    mailAlert,
    onOrderPlaced,
    onOrderMoved,
    onParcelArrived,
    onProofAnswered,
    onTracked,
    onLabelBought,
    onLate,
    onStock,
    onStockReturned,
    onAnnouncement,
    onWithdrawal,
    onReturn,
    onDispute,
    onPayout,
    onAccountNeeds,
    onReview,
    onQuestion,
    onMessage,
    onCart,
    onListingSentBack,
    onReviewUndone,
    onPromotionStage,
    onSalesMilestone,
  ],
};
