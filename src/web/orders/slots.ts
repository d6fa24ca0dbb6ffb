import type { ComponentType } from 'react';
import type { CallOutput } from '../app/calls.ts';
import { createSlots } from '../platform/slots.ts';

/** What reviews bring to the page of an order. */
export const orderSlots = createSlots<{ OrderReviews: ComponentType<{ order: CallOutput<'orders.getOrder'> }> }>();
