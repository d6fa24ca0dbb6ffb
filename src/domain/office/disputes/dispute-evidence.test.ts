import { expect, test } from 'vitest';
import type { Order } from '../../orders/model.ts';
import { MAX_EVIDENCE_CHARACTERS } from '../../payments/evidence.ts';
import { draftEvidence } from './dispute-evidence.ts';
import { storedEvidence } from './masked-evidence.ts';

const order = (number: string): Order =>
  ({
    ...{ number, shopName: 'Rio Clay', placedAt: '2026-11-11T10:00:00Z', lines: [], shippingCents: 690 },
    ...{ totalCents: 3890, refundedCents: 0, buyerName: 'Bo', email: 'bo@example.com', billingAddress: null },
    ...{ address: { name: 'Bo', line1: 'Quay 1', line2: '', postcode: '1', city: 'Porto', country: 'PT' } },
    proofs: [],
    ...{ carrier: '', deliveryName: 'Tracked', tracking: '', returnDays: 14, note: '' },
    timeline: [
      { state: 'shipped', at: '2026-11-15T10:00:00Z', by: 'maker' },
      { state: 'delivered', at: '2026-11-16T10:00:00Z', by: 'maker' },
    ],
  }) as unknown as Order;

test('[PAY-02] of two orders each field of one line stays one line', () => {
  const evidence = draftEvidence([order('AM-2026-000001'), order('AM-2026-000002')], {
    siteName: 'Artisan Market',
    timeZone: 'UTC',
  });
  expect(evidence.shipping_date).toBe('AM-2026-000001: Sun 15 Nov; AM-2026-000002: Sun 15 Nov');
  for (const field of ['shipping_carrier', 'shipping_date', 'service_date'] as const)
    expect(evidence[field]).not.toContain('\n');
  expect(evidence.uncategorized_text?.split('\n')).toHaveLength(2);
  expect(
    draftEvidence([order('AM-2026-000001')], { siteName: 'Artisan Market', timeZone: 'UTC' }).shipping_carrier,
  ).toBe('Tracked');
});

test('[PAY-02] dots that a buyer wrote are not taken for masked text when the draft is sent', () => {
  const noted = { ...order('AM-2026-000001'), note: 'Blue, or ••• as you like.' };
  const { uncategorized_text } = draftEvidence([noted], { siteName: 'Artisan Market', timeZone: 'UTC' });
  expect(storedEvidence({ uncategorized_text }, {})).toMatchObject({ ok: true });
  expect(uncategorized_text).toContain('Blue, or … as you like.');
});

test('[PAY-02] the draft says what the buyer had made, what they wrote, and what went back', () => {
  const line = { quantity: 1, title: 'Mug', values: ['Ink'], unitPriceCents: 3200 };
  const whole = {
    ...order('AM-2026-000001'),
    lines: [{ ...line, personalisation: 'For Ida' }],
    note: 'Ring twice.',
    refundedCents: 500,
  } as unknown as Order;
  const evidence = draftEvidence([whole], { siteName: 'Artisan Market', timeZone: 'UTC' });
  expect(evidence.product_description).toContain('1 × Mug, Ink, made with the words “For Ida”, €32.00');
  expect(evidence.uncategorized_text).toContain('The buyer wrote with the order: “Ring twice.”');
  expect(evidence.refund_refusal_explanation).toBe('€5.00 of it were given back already.');
  const plain = draftEvidence(
    [{ ...whole, lines: [{ ...line, personalisation: '' }], note: '', refundedCents: 0 } as unknown as Order],
    { siteName: 'Artisan Market', timeZone: 'UTC' },
  );
  expect(plain.product_description).not.toContain('made with');
  expect(plain.uncategorized_text).not.toContain('wrote');
  expect(plain.refund_refusal_explanation).toBeUndefined();
  expect(draftEvidence([], { siteName: 'Artisan Market', timeZone: 'UTC' })).toEqual({});
});

test('[PAY-02] the draft as the provider takes it, field by field: what was bought, by whom', () => {
  const whole = {
    ...order('AM-2026-000001'),
    ...{
      subtotalCents: 3400,
      discountCents: 200,
      orderId: 'order',
      sellerId: 'ana',
      note: 'Ring twice.',
      refundedCents: 500,
    },
    ...{ carrier: 'Post', tracking: 'RR1', returnDays: 21 },
    address: { name: 'Bo', line1: 'Quay 1', line2: 'Left', postcode: '4000', city: 'Porto', country: 'PT' },
    billingAddress: { name: 'Bo Ltd', line1: 'Hill 2', line2: '', postcode: '1000', city: 'Lisbon', country: 'PT' },
    lines: [
      { quantity: 2, title: 'Mug', values: ['Ink', 'Large'], personalisation: '', unitPriceCents: 1600 },
      { quantity: 1, title: 'Bowl', values: [], personalisation: 'For Ida', unitPriceCents: 200 },
    ],
    timeline: [
      { state: 'pending_payment', at: '2026-11-10T10:00:00Z', by: 'system' },
      { state: 'confirmed', at: '2026-11-11T10:00:00Z', by: 'system' },
      { state: 'processing', at: '2026-11-12T10:00:00Z', by: 'maker' },
      { state: 'shipped', at: '2026-11-15T10:00:00Z', by: 'maker' },
      { state: 'delivered', at: '2026-11-16T10:00:00Z', by: 'buyer' },
      { state: 'delivered', at: '2026-11-17T10:00:00Z', by: 'maker' },
      { state: 'completed', at: '2026-11-30T10:00:00Z', by: 'system' },
    ],
  } as unknown as Order;
  expect(draftEvidence([whole], { siteName: 'Artisan Market', timeZone: 'UTC' })).toEqual({
    product_description:
      'Order AM-2026-000001 from Rio Clay, Wed 11 Nov: 2 × Mug, Ink, Large, €16.00; ' +
      '1 × Bowl, made with the words “For Ida”, €2.00. Postage €6.90. Paid €38.90.',
    customer_name: 'Bo',
    customer_email_address: 'bo@example.com',
    billing_address: 'Bo Ltd, Hill 2, 1000 Lisbon, PT',
    shipping_address: 'Bo, Quay 1, Left, 4000 Porto, PT',
    shipping_carrier: 'Post',
    shipping_tracking_number: 'RR1',
    shipping_date: 'Sun 15 Nov',
    service_date: 'Mon 16 Nov',
    refund_policy_disclosure:
      'Before paying, the buyer saw on the same screen the whole price, the days of arrival, the days of return (21) and who sells, ' +
      'and confirmed them with the button that names the sum. The confirmation mail of Artisan Market repeats them.',
    refund_refusal_explanation: '€5.00 of it were given back already.',
    uncategorized_text:
      'What happened to it: Wed 11 Nov paid and confirmed by mail; Thu 12 Nov begun by the maker; Sun 15 Nov handed over for delivery; ' +
      'Mon 16 Nov delivered, by the word of the buyer; Tue 17 Nov delivered, by the word of the maker; Mon 30 Nov its days of return over.\n' +
      'The buyer wrote with the order: “Ring twice.”',
  });
});

test('[PAY-02] what is not known of an order is left out, also where another one has it', () => {
  const [one, other] = [order('AM-2026-000001'), order('AM-2026-000002')];
  const sent = { ...one, tracking: 'RR1' };
  const evidence = draftEvidence([sent, { ...other, timeline: [] }], { siteName: 'Artisan Market', timeZone: 'UTC' });
  expect(evidence.shipping_tracking_number).toBe('AM-2026-000001: RR1');
  expect(evidence.service_date).toBe('AM-2026-000001: Mon 16 Nov');
  expect(draftEvidence([{ ...one, timeline: [] }], { siteName: 'Artisan Market', timeZone: 'UTC' })).not.toHaveProperty(
    'shipping_date',
  );
  const long = { ...one, note: 'x'.repeat(MAX_EVIDENCE_CHARACTERS) };
  expect(draftEvidence([long], { siteName: 'Artisan Market', timeZone: 'UTC' }).uncategorized_text).toHaveLength(
    MAX_EVIDENCE_CHARACTERS,
  );
});
