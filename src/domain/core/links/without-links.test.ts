import { expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

test.each([
  ...['https://evil.example/x', 'HTTP://EVIL', 'evil.app/pay', 'evil.app', 'bit.ly/3xY', 't.co', 'www.evil.shop'],
  ...[
    'xn--80ak6aa92e.com',
    'аррӏе.рф',
    'evil.xn--p1ai',
    'evil。app',
    'evil．app',
    'evil｡app',
    'evil․app',
    'ｅｖｉｌ．ａｐｐ',
  ],
  ...[
    'evil\u200B.app',
    'evil.\u00ADapp',
    'evil\uFEFF.app',
    '(evil.app)',
    '[pay](evil.app)',
    'i❤.ws',
    '//evil',
    '\\\\evil',
  ],
  ...['pay@evil.app', 'mailto:x', 'tel:0900123', '192.0.2.7/pay', 'https:evil', 'a,evil.co.uk'],
])('[MSG-06] %s is taken out of a stranger’s words', (link) => {
  expect(withoutLinks(`Look: ${link} now`, '…')).toBe('Look: … now');
});

test('[MSG-06] words, figures and marks that no program makes a link of stay as they are', () => {
  for (const text of [
    'Hello there ... and thanks. See you.',
    'z. B. 12.50 €, Nr. 7, 1.000 Stück, 3.12.2026, 14:30, Frage: ja?',
    '@ana says a/b & and/or <3 e.g. this, i.e. that',
    'Vil·la, Seán O’Brien, 👩‍👩‍👧 مرحبا',
    'Order AM-2026-100001, RR123456785PT',
  ])
    expect(withoutLinks(text, '…')).toBe(text);
});
