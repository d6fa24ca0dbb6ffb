import type { Return } from '#domain/returns/model.ts';

/** A return of one of two jugs that arrived damaged, just asked for. */
export const shownReturn = (changes: Partial<Return> = {}): Return => ({
  ...{ returnId: 'return-1', orderId: 'order-1', sellerId: 'rio', number: 'AM-2026-100001', shopName: 'Rio Clay' },
  ...{ buyerName: 'Bo Ek', state: 'requested', reason: 'damaged', remedy: 'refund', words: '', pictures: [] },
  lines: [{ lineId: 'line-1', quantity: 1, title: 'Jug', values: ['Ink'], picture: null }],
  ...{ refusal: null, rejection: '', carrier: '', tracking: '', refundCents: 4200, isRestocked: false },
  ...{ label: null, swapParcel: '', disputedAt: null, requestedAt: '2026-12-02T09:00:00.000Z' },
  timeline: [{ state: 'requested', at: '2026-12-02T09:00:00.000Z', by: 'buyer' }],
  ...changes,
});
