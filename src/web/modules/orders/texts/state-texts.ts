import { isCollected } from '#domain/orders/collected.ts';
import type { Way } from '#domain/listings/delivery/ways.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { say } from '#web/platform/languages/language.ts';

/** Where an order is, as everybody reads it. */
export const orderStateTexts: Record<OrderState, string> = say({
  en: {
    pending_payment: 'Waiting for payment',
    confirmed: 'Confirmed',
    processing: 'Being made',
    shipped: 'On its way',
    delivered: 'Delivered',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  de: {
    pending_payment: 'Wartet auf Zahlung',
    confirmed: 'Bestätigt',
    processing: 'In Arbeit',
    shipped: 'Unterwegs',
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
    refunded: 'Erstattet',
  },
});

const collectedTexts: Partial<Record<OrderState, string>> = say({
  en: { shipped: 'Ready to collect', delivered: 'Collected' },
  de: { shipped: 'Abholbereit', delivered: 'Abgeholt' },
});

/** Where an order is, in the words of its way: sent, or collected at the workshop. */
export const stateTextsOf = (order: { deliveryId: Way }): Record<OrderState, string> =>
  isCollected(order) ? { ...orderStateTexts, ...collectedTexts } : orderStateTexts;

export const stateText = (state: OrderState, order: { deliveryId: Way }): string => stateTextsOf(order)[state];
