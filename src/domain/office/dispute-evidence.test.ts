import { expect, test } from 'vitest';
import type { Order } from '../orders/model.ts';
import { draftEvidence } from './dispute-evidence.ts';

const order = (number: string): Order =>
  ({
    ...{ number, shopName: 'Rio Clay', placedAt: '2026-11-11T10:00:00Z', lines: [], shippingCents: 690 },
    ...{ totalCents: 3890, refundedCents: 0, buyerName: 'Bo', email: 'bo@example.com', billingAddress: null },
    ...{ address: { name: 'Bo', line1: 'Quay 1', line2: '', postcode: '1', city: 'Porto', country: 'PT' } },
    ...{ carrier: '', deliveryName: 'Tracked', tracking: '', returnDays: 14, note: '' },
    timeline: [
      { state: 'shipped', at: '2026-11-15T10:00:00Z', by: 'maker' },
      { state: 'delivered', at: '2026-11-16T10:00:00Z', by: 'maker' },
    ],
  }) as unknown as Order;

test('[PAY-02] of two orders each field of one line stays one line, and says which order it is of', () => {
  const evidence = draftEvidence([order('AM-2026-000001'), order('AM-2026-000002')], 'Artisan Market');
  expect(evidence.shipping_date).toBe('AM-2026-000001: Sun 15 Nov; AM-2026-000002: Sun 15 Nov');
  for (const field of ['shipping_carrier', 'shipping_date', 'service_date'] as const)
    expect(evidence[field]).not.toContain('\n');
  expect(evidence.uncategorized_text?.split('\n')).toHaveLength(2);
  expect(draftEvidence([order('AM-2026-000001')], 'Artisan Market').shipping_carrier).toBe('Tracked');
});
