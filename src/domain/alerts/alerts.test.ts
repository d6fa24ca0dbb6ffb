import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableText, sanitiseLink, sanitiseText } from './sanitise-alert.ts';
import { alertTexts } from './alert-texts.ts';
import { alertLinks, alertTemplates, fillTemplate } from './templates.ts';

test('[ALERT-03] a new order says what was ordered and leads to it', () => {
  const alert = fillTemplate('new_order', {
    orderNumber: 'AM-2026-100001',
    itemCount: '2 pieces',
    amount: '€56.00',
    leavesBy: 'Thu 26 Nov',
    orderId: 'order1',
  });
  expect(alert).toMatchObject({
    priority: 'high',
    category: 'order',
    title: 'New order AM-2026-100001',
    message: '2 pieces for €56.00. Leaves by Thu 26 Nov.',
    actionUrl: '/seller-dashboard/orders/order1',
  });
});

test('[ALERT-02, ALERT-04] reviews and questions lead to their part of the product page', () => {
  const links = ['new_review', 'review_response', 'product_question', 'question_answered'].map(
    (type) => fillTemplate(type, { productId: 'a/b' }).actionUrl,
  );
  expect(links).toEqual([
    '/product/a%2Fb#reviews',
    '/product/a%2Fb#reviews',
    '/product/a%2Fb#questions',
    '/product/a%2Fb#questions',
  ]);
  expect(
    fillTemplate('new_review', { stars: '5 stars', productName: 'Bowl', buyerName: 'Bo L.', excerpt: 'Lovely.' }),
  ).toMatchObject({ title: '5 stars for Bowl', message: 'Bo L.: Lovely.', category: 'review' });
});

test('[ALERT-03] values are escaped and cut, an unknown type is refused', () => {
  expect(fillTemplate('new_order', { orderNumber: '<b>"x"</b>' }).title).toBe(
    'New order &lt;b&gt;&quot;x&quot;&lt;&#x2F;b&gt;',
  );
  expect(fillTemplate('new_order', { amount: 'x'.repeat(3000) }).message.length).toBeLessThanOrEqual(1000);
  for (const type of ['nothing', 'toString', '__proto__'])
    expect(() => fillTemplate(type, {})).toThrow('No template found for alert type.');
});

test('[ALERT-03, ALERT-11] a title that is too long ends before a sign that does not fit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '"', '/', '&', 'a', 'é', '🧶'), maxLength: 120 }), (word) => {
      const { title } = fillTemplate('new_review', { stars: '5 stars', productName: word });
      expect(title.length).toBeLessThanOrEqual(200);
      const whole = `5 stars for ${word}`;
      const read = readableText(title);
      if (!word.includes('&')) expect(whole.startsWith(read) && (read === whole || title.length > 190)).toBe(true);
      expect(read.isWellFormed()).toBe(true);
    }),
  );
});

test('[ALERT-04] ids in links are encoded and cut to 100 characters', () => {
  expect(fillTemplate('new_order', { orderId: '../x?y=1#z' }).actionUrl).toBe(
    '/seller-dashboard/orders/..%2Fx%3Fy%3D1%23z',
  );
  expect(fillTemplate('new_order', { orderId: 'a'.repeat(150) }).actionUrl).toBe(
    `/seller-dashboard/orders/${'a'.repeat(100)}`,
  );
});

test('[ALERT-11] what is stored holds no markup and reads back as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '/', '&', 'a', ';', 'é') }), (text) => {
      expect(sanitiseText(text)).not.toMatch(/[<>"']|\//);
      if (!text.includes('&')) expect(readableText(sanitiseText(text))).toBe(text);
    }),
  );
});

test('[ALERT-11] links are http, https or a path of this site, otherwise empty', () => {
  for (const good of ['/product/1#reviews', 'https://example.com/a', 'http://example.com'])
    expect(sanitiseLink(good)).toBe(good);
  for (const bad of ['//evil.example', 'javascript:alert(1)', 'data:text/html,x', '/\\evil', 'ftp://x', '/a b', ''])
    expect(sanitiseLink(bad)).toBe('');
});

const listed = `
  new_order order_confirmed order_processing order_status_changed order_cancelled bulk_order order_issue
  order_review_required payment_received payment_failed payout_processed payment_verification_needed
  payment_retry_scheduled order_shipped order_delivered shipping_delay tracking_updated label_created
  carrier_issue low_stock out_of_stock back_in_stock stock_adjusted return_requested return_approved
  return_rejected return_denied return_shipped return_processing return_received return_under_review
  refund_issued refund_processed new_message product_question urgent_message abandoned_cart cart_recovered
  product_trending sales_milestone view_milestone bestseller_status restock_recommendation slow_moving_inventory
  holiday_shipping_deadline seasonal_opportunity holiday_rush_preparation competitor_price_change
  market_opportunity pricing_suggestion policy_update feature_update maintenance_scheduled
  account_action_required promotion_started promotion_ending promotion_expired new_review review_response_needed
  negative_review review_response question_answered processing_approaching processing_overdue
  processing_performance`
  .trim()
  .split(/\s+/);

test('[ALERT-02, ALERT-03] each of the 65 types and of our own has a template', () => {
  expect(listed).toHaveLength(65);
  expect(Object.keys(alertTemplates).toSorted()).toEqual(
    [
      ...listed,
      ...['dispute_opened', 'dispute_won', 'dispute_lost', 'metric_changed'],
      ...['application_approved', 'application_refused'],
    ].toSorted(),
  );
});

test('[ALERT-03, ALERT-04] every type speaks both languages and leads to an allowed path', () => {
  for (const [type, { links }] of Object.entries(alertTemplates)) {
    const { title, message, action } = alertTexts[type as keyof typeof alertTexts];
    for (const text of [title, message, action]) expect([text.en, text.de].every(Boolean), type).toBe(true);
    const facts = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    expect(new Set(facts(title.de + message.de)), type).toEqual(new Set(facts(title.en + message.en)));
    expect(alertLinks, type).toEqual(expect.arrayContaining([...links]));
  }
});

test('[ALERT-03] the message of a received return promises its refund within 3-5 business days', () =>
  expect(fillTemplate('return_received', {}).message).toContain('refund comes within 3-5 business days'));
