import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const SHOP = 'https://shop.example';

test('[RUN-11] no return address leads to another site, however it is written', () => {
  const attacks = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    '/\u0000/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/%5cevil.example',
    '/.//evil.example',
    'data:text/html,x',
    '@evil.example',
    '/@evil.example',
    'https:evil.example',
    '/\r/evil.example',
    `/${'a'.repeat(600)}`,
    undefined,
    null,
    5,
    {},
  ];
  for (const attack of attacks) expect(new URL(safeReturnPath(attack), SHOP).origin, String(attack)).toBe(SHOP);
});

test('[AUTHUI-07] a place of the shop stays as it is', () => {
  for (const path of ['/', '/orders', '/product/abc?size=2#reviews', '/search?q=a%20b'])
    expect(safeReturnPath(path)).toBe(path);
});
