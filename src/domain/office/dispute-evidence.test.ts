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

test('[PAY-02] the draft says what the buyer had made, what they wrote, and what went back; of no order it says nothing', () => {
  const line = { quantity: 1, title: 'Mug', values: ['Ink'], unitPriceCents: 3200 };
  const whole = {
    ...order('AM-2026-000001'),
    lines: [{ ...line, personalisation: 'For Ida' }],
    note: 'Ring twice.',
    refundedCents: 500,
  } as unknown as Order;
  const evidence = draftEvidence([whole], 'Artisan Market');
  expect(evidence.product_description).toContain('1 × Mug, Ink, made with the words “For Ida”, €32.00');
  expect(evidence.uncategorized_text).toContain('The buyer wrote with the order: “Ring twice.”');
  expect(evidence.refund_refusal_explanation).toBe('€5.00 of it were given back already.');
  const plain = draftEvidence(
    [{ ...whole, lines: [{ ...line, personalisation: '' }], note: '', refundedCents: 0 } as unknown as Order],
    'Artisan Market',
  );
  expect(plain.product_description).not.toContain('made with');
  expect(plain.uncategorized_text).not.toContain('wrote');
  expect(plain.refund_refusal_explanation).toBeUndefined();
  expect(draftEvidence([], 'Artisan Market')).toEqual({});
});
