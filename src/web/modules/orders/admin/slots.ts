import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

/** What returns and support bring to the record of an order. */
export const adminOrderSlots = createSlots<{
  AdminOrderCases: ComponentType<{ order: CallOutput<'office.getOrder'>['order'] }>;
  AdminOrderReturns: ComponentType<{ order: CallOutput<'office.getOrder'>['order'] }>;
}>();
