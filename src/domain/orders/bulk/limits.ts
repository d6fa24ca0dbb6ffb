import type { OrderState } from '../model.ts';

/** Orders that one call moves; more of them are sent in batches. */
export const MAX_BULK_ORDERS = 50;
/** Orders that are left out of all that a filter leaves. */
export const MAX_EXCEPT_ORDERS = 500;

/** What can be done with many orders: `not_delivered` takes back that they have arrived, as long as that does not count yet. */
export const bulkSteps = ['processing', 'shipped', 'delivered', 'not_delivered'] as const;
export type BulkMove = (typeof bulkSteps)[number];

/** [ORD-01] Whether an order in this state may be meant: of all that a filter leaves the others are passed over. */
export const bulkMoveFrom: Record<BulkMove, readonly OrderState[]> = {
  processing: ['confirmed'],
  shipped: ['confirmed', 'processing'],
  delivered: ['shipped'],
  not_delivered: ['shipped'],
};
