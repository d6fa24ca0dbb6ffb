import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

/** What returns bring to an order in the dashboard of its maker. */
export const sellerOrderSlots = createSlots<{
  OrderShopReturns: ComponentType<{ order: CallOutput<'orders.getShopOrder'> }>;
}>();
