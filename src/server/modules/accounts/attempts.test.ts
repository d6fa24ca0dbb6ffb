import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
const signIn = (password: string) =>
  browser(sale.address).call('POST', '/api/accounts/sign-in', { email: 'rio@example.com', password });

beforeAll(async () => {
  sale = await openSale();
  await browser(sale.address).call('POST', '/api/accounts/register', {
    email: 'rio@example.com',
    password: 'correct horse',
    displayName: 'Rio',
  });
});
beforeEach(async () => {
  inOneWindow(sale.app);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
});
afterAll(() => sale.stop());

test('[ACC-06, INV-21] getting in does not wipe out the failures before it', async () => {
  for (let time = 0; time < 6; time += 1) await signIn('wrong horse');
  expect((await signIn('correct horse')).status).toBe(200);
  const answers: number[] = [];
  for (let time = 0; time < 5; time += 1) answers.push((await signIn('wrong horse')).status);
  expect(answers).toEqual([401, 401, 401, 401, 429]);
});
