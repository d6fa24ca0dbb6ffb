import { expect, test } from 'vitest';
import { linesToSend } from './lines-to-send.ts';
import type { Order } from './model.ts';

const line = (id: string, quantity: number, refundedQuantity = 0) =>
  ({ id, quantity, refundedQuantity }) as Order['lines'][number];
const withdrawal = (state: string, lineId: string, quantity: number) =>
  ({ state, lines: [{ lineId, quantity }] }) as Order['withdrawals'][number];
const sent = (order: Parameters<typeof linesToSend>[0]) => linesToSend(order).map(({ id, quantity }) => [id, quantity]);

test('[UX-36, LAW-01] a parcel that has not left holds neither what was withdrawn from nor what was paid back as pieces', () => {
  const lines = [line('mug', 3, 1), line('bowl', 2), line('jug', 1)];
  const withdrawals = [
    withdrawal('refunded', 'bowl', 2),
    withdrawal('declared', 'mug', 1),
    withdrawal('refused', 'jug', 1),
  ];
  for (const state of ['confirmed', 'processing'] as const)
    expect(sent({ state, lines, withdrawals })).toEqual([
      ['mug', 1],
      ['jug', 1],
    ]);
  expect(sent({ state: 'shipped', lines, withdrawals })).toEqual([
    ['mug', 3],
    ['bowl', 2],
    ['jug', 1],
  ]);
});
