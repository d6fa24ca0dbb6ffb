import { expect, test } from 'vitest';
import { recoveryLink } from './recovery-link.ts';

const now = 1_000_000_000;
const stored = (changes: object = {}): string =>
  JSON.stringify({ token: 't', cartId: 'c', timestamp: now - 1000, ...changes });
const of = (search: string, stored: string | null = null) => recoveryLink(new URLSearchParams(search), stored, now);

test('[REC-10, SHELL-11] a link comes by token and cart', () => {
  expect(of('token=t&cart=c')).toEqual({ token: 't', cart: 'c' });
  expect(of('recovery=t')).toEqual({ token: 't', cart: null });
  expect(of('', stored())).toEqual({ token: 't', cart: 'c' });
  expect(of('token=a&cart=b', stored())).toEqual({ token: 'a', cart: 'b' });
});

test('[REC-10] what is kept is honoured for less than five minutes', () => {
  expect(of('', stored({ timestamp: now - 299_999 }))).not.toBeNull();
  expect(of('', stored({ timestamp: now }))).not.toBeNull();
  for (const text of [
    stored({ timestamp: now - 300_000 }),
    stored({ timestamp: now + 1 }),
    stored({ timestamp: 'x' }),
    stored({ token: 5 }),
    stored({ cartId: '' }),
    'no json',
    'null',
    '[]',
    null,
  ]) {
    expect(of('', text), String(text)).toBeNull();
  }
});

test('[REC-10] a token is taken up to 200 characters', () => {
  const [most, more] = ['t'.repeat(200), 't'.repeat(201)];
  expect([of(`token=${most}`)?.token, of(`token=${more}`), of('', stored({ token: more }))]).toEqual([
    most,
    null,
    null,
  ]);
});
