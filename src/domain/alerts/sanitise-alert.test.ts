import { expect, test } from 'vitest';
import { cutSanitised, readableText, sanitiseLink, sanitiseText } from './sanitise-alert.ts';

test('[ALERT-11] brackets, quotes and slashes are stored escaped, and read as they were typed', () => {
  const typed = `<b title="x">it's a/b</b> & more`;
  const stored = sanitiseText(typed);
  expect(stored).toBe('&lt;b title=&quot;x&quot;&gt;it&#x27;s a&#x2F;b&lt;&#x2F;b&gt; & more');
  expect(readableText(stored)).toBe(typed);
  expect(readableText('&amp;lt;&lt;&euro;')).toBe('&amp;lt;<&euro;');
});

test('[ALERT-11] stored text is cut at its length, and before a sign that would be cut in two', () => {
  expect(cutSanitised('abcdef', 6)).toBe('abcdef');
  expect(cutSanitised('abcdef', 5)).toBe('abcde');
  for (const length of [2, 3, 4, 5, 6]) expect(cutSanitised('a&#x27;b', length)).toBe('a');
  expect(cutSanitised('a&#x27;b', 7)).toBe('a&#x27;');
  expect([cutSanitised('a🏺b', 2), cutSanitised('a🏺b', 3)]).toEqual(['a', 'a🏺']);
  // An ampersand of its own with words behind it stays.
  expect(cutSanitised('a& bcdef', 7)).toBe('a& bcde');
});

test('[ALERT-11] a link is a path of this site or an address of the web', () => {
  for (const link of ['/orders/1', '/', 'https://example.com/x', 'HTTP://example.com'])
    expect(sanitiseLink(link)).toBe(link);
  for (const link of [
    '//example.com',
    '/\\example.com',
    '/a b',
    'javascript:x',
    'xhttps://a',
    'https://a b',
    'https://',
    '',
  ])
    expect(sanitiseLink(link), link).toBe('');
});
