import { expect, test } from 'vitest';
import type { OrderState } from './model.ts';
import { canTransitionOrder } from './order-transitions.ts';

test('[ORD-01, INV-06] an order goes from each state to those alone that its life has', () => {
  const lives: Record<OrderState, string> = {
    pending_payment: 'confirmed cancelled',
    confirmed: 'processing shipped cancelled refunded',
    processing: 'shipped cancelled refunded',
    shipped: 'delivered refunded',
    delivered: 'completed refunded',
    completed: 'refunded',
    cancelled: '',
    refunded: '',
  };
  const states = Object.keys(lives) as OrderState[];
  for (const from of states)
    expect(states.filter((to) => canTransitionOrder(from, to)).toSorted(), from).toEqual(
      lives[from].split(' ').filter(Boolean).toSorted(),
    );
});
