import { expect, test } from 'vitest';
import { sentByHand } from './sent-by-hand.mjs';

const refused = (file: string, text: string): boolean => sentByHand(new Map([[file, text]])).length > 0;

test.each([
  ["import { request } from '#web/platform/api.ts';"],
  ["import { ApiProblem, request as ask } from '../../platform/api.ts';"],
  ["await fetch('/api/cart/items', { method: 'POST' });"],
  ['await fetch(`/api/orders/${id}`);'],
  ["headers: { 'Idempotency-Key': key },"],
])('a module does not send a call by hand: %s', (text) => {
  expect(refused('src/web/modules/cart/cart-state.ts', text)).toBe(true);
  expect(refused('src/web/app/shell/header.tsx', text)).toBe(true);
  expect(refused('src/web/platform/sending/send.ts', text)).toBe(false);
});

test('what the platform gives for it is taken', () => {
  const text =
    "import { ApiProblem } from '#web/platform/api.ts';\nimport { send } from '#web/platform/sending/send.ts';";
  expect(refused('src/web/modules/cart/cart-state.ts', text)).toBe(false);
});
