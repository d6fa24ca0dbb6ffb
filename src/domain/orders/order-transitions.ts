import type { OrderState } from './model.ts';

/** [ORD-01, INV-06] The life of an order: from each state to which. Every other move is refused. */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'shipped', 'cancelled', 'refunded'],
  processing: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
};

export const canTransitionOrder = (from: OrderState, to: OrderState): boolean => orderTransitions[from].includes(to);
