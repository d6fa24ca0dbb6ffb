import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

type Order = CallOutput<'orders.getOrder'>;

/** What reviews and returns bring to the page of an order. */
export const orderSlots = createSlots<{
  OrderReviews: ComponentType<{ order: Order }>;
  OrderReturns: ComponentType<{ order: Order; accessKey: string | undefined }>;
}>();
