import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

type Order = CallOutput<'orders.getOrder'>;

/** What reviews, returns and support bring to the page of an order. */
export const orderSlots = createSlots<{
  OrderReviews: ComponentType<{ order: Order }>;
  OrderCases: ComponentType<{ order: Order; accessKey: string | undefined }>;
  OrderReturns: ComponentType<{ order: Order; accessKey: string | undefined }>;
}>();
