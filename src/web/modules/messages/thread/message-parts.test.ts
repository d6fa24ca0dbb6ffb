import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

test('[UX-83] addresses are links, without the punctuation behind them', () => {
  expect(messageParts('See https://example.com/a?b=1, please.', false)).toEqual([
    { label: 'See ' },
    { label: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { label: ', please.' },
  ]);
});

test('[UX-83] in what looks like spam no address is a link', () => {
  expect(messageParts('See https://example.com', true)).toEqual([{ label: 'See https://example.com' }]);
});

test('[UX-83] what could run or pretends another host is no link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,a',
    'https://shop.example@evil.example/',
    'file:///etc/passwd',
    'https://',
  ])
    expect(
      messageParts(text, false).filter(({ href }) => href),
      text,
    ).toEqual([]);
});

test('[MSG-15] whatever is written, every letter of it is shown, once and in its order', () => {
  const stretch = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(' ', '\n', '<', '(', ')', '.'));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), fc.boolean(), (stretches, isDead) => {
      const text = stretches.join('');
      expect(
        messageParts(text, isDead)
          .map(({ label }) => label)
          .join(''),
      ).toBe(text);
    }),
  );
});
