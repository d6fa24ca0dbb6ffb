import { expect, test } from 'vitest';
import { line, order } from '#test/builders/sample-orders.ts';
import { contextOfOrder } from './about.ts';

test('[MSG-03] what a conversation says of its order is that order’s own', () => {
  const { listingId, title, values, personalisation, picture, variantId, priceCents } = line(2);
  const facts = { listingId, title, values, personalisation, picture, quantity: 2 };
  const bought = {
    ...facts,
    ...{ id: 'line1', variantId, unitPriceCents: priceCents, withdrawalException: null },
    ...{ discountCents: 0, fundedCents: 0, paidBackQuantity: 0, refundedQuantity: 0, returnedQuantity: 0 },
    notSentQuantity: 0,
  };
  const about = contextOfOrder({ ...order, lines: [bought] });
  expect(about).toEqual({
    kind: 'order',
    orderId: 'order1',
    number: 'AM-2026-100001',
    state: 'shipped',
    placedAt: '2026-12-01T10:00:00.000Z',
    leavesBy: '2026-12-02',
    totalCents: 123_450,
    currency: 'EUR',
    buyerName: 'Bo',
    shopName: 'Rio <b>Clay</b>',
    shopSlug: 'rio-clay',
    lines: [facts],
  });
});
