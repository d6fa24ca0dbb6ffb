import { expect, test } from 'vitest';
import { checkedAnswer } from '#test/builders/checked-answer.ts';

const answer = (status: number, body: unknown, path = '/api/cart/activity', method = 'POST') =>
  checkedAnswer(method, path, Response.json(body, { status }));
const problem = (status: number, code: string, facts: object = {}, path = '/api/cart/items') =>
  answer(status, { error: { code, message: 'Words.', requestId: 'r1', ...facts } }, path);

test('[RUN-06] an answer is what the contract of its call says, or the test that got it fails', async () => {
  expect((await answer(200, { lastActivityAt: null })).body).toEqual({ lastActivityAt: null });
  await expect(answer(200, { lastActivityAt: 'today' })).rejects.toThrow('recovery.noteActivity');
  await expect(answer(200, {})).rejects.toThrow('lastActivityAt');
  await expect(answer(200, { lastActivityAt: null, cartId: 'c1' })).rejects.toThrow('cartId');
  expect((await answer(200, { any: 'thing' }, '/api/health', 'GET')).status).toBe(200);
});

test('[RUN-06] a problem is one of its call, or one that every call may answer', async () => {
  expect((await problem(409, 'cart/out-of-stock', { stock: 2 })).status).toBe(409);
  expect((await problem(401, 'request/sign-in-required')).status).toBe(401);
  await expect(problem(404, 'cart/out-of-stock', { stock: 2 })).rejects.toThrow('409');
  await expect(problem(409, 'cart/out-of-stock')).rejects.toThrow('stock');
  await expect(problem(409, 'cart/out-of-stock', { stock: 2, other: 1 })).rejects.toThrow('other');
  await expect(problem(404, 'cart/line-not-found')).rejects.toThrow('no problem of this call');
  await expect(problem(500, 'request/sign-in-required')).rejects.toThrow('no problem of this call');
});
