import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableText, sanitiseLink, sanitiseText } from './sanitise-alert.ts';
import { fillTemplate } from './templates.ts';

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
    expect(() => fillTemplate(type, {})).toThrow('No template found for alert type');
});

test('[ALERT-03, ALERT-11] a title that is too long ends before a sign that does not fit, so nobody reads half an entity', () => {
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
