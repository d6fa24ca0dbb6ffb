import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

/** What returns, messages and support bring to the orders in the dashboard of their maker. */
export const sellerOrderSlots = createSlots<{
  /** How many returns are open. */
  useOpenReturns: () => number;
  /** How many conversations have something to read. */
  useUnreadConversations: () => number;
  OrderShopCases: ComponentType<{ order: CallOutput<'orders.getShopOrder'> }>;
  OrderShopReturns: ComponentType<{ order: CallOutput<'orders.getShopOrder'> }>;
}>();
