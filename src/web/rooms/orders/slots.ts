import type { ComponentType } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { createSlots } from '#web/platform/slots.ts';

/** What reviews bring to the page of an order. */
export const orderSlots = createSlots<{ OrderReviews: ComponentType<{ order: CallOutput<'orders.getOrder'> }> }>();
