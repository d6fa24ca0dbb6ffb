import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

/** What another module counts for the to-do list: undefined while it is not read, or could not be. */
interface Counted {
  data: number | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** What returns, messages and support bring to the orders in the dashboard of their maker. */
export const sellerOrderSlots = createSlots<{
  /** How many returns are open. */
  useOpenReturns: () => Counted;
  /** How many conversations have something to read. */
  useUnreadConversations: () => Counted;
  OrderShopCases: ComponentType<{ order: CallOutput<'orders.getShopOrder'> }>;
  OrderShopReturns: ComponentType<{ order: CallOutput<'orders.getShopOrder'> }>;
}>();
