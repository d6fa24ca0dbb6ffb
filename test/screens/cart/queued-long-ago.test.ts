import type { Page } from '@playwright/test';
import { DAY } from '#domain/core/time.ts';
import { expect, test } from '../screen.ts';

const countIn = async (page: Page): Promise<number> => (await (await page.request.get('/api/cart')).json()).itemCount;

/** Leaves in this browser what was put into the cart without a connection, so long ago, as a page leaves it. */
async function queueAddition(page: Page, change: { ago: number; tried: boolean }): Promise<string> {
  const cart = await (await page.request.get('/api/cart')).json();
  const [line] = cart.items;
  expect((await page.request.delete('/api/cart')).ok()).toBe(true);
  expect(await countIn(page)).toBe(0);
  await page.goto('/support');
  const key = crypto.randomUUID();
  const { ago, tried } = change;
  const stored = { key, order: `${Date.now() - ago}-000001`, owner: null, tried, act: { kind: 'add', line } };
  await page.evaluate(([name, text]: [string, string]) => localStorage.setItem(name, text), [
    `waiting-${key}`,
    JSON.stringify(stored),
  ] as [string, string]);
  return line.title;
}

test('[UX-12] what was put into the cart days ago without a connection, and never sent, is sent', async ({
  page,
  addToCart,
}) => {
  await addToCart('mug');
  await queueAddition(page, { ago: 3 * DAY, tried: false });
  await page.goto('/cart');
  await expect.poll(() => countIn(page)).toBe(1);
});

test('[UX-12, RUN-07] what may have arrived more than a day ago is told, and not sent again', async ({
  page,
  addToCart,
}) => {
  await addToCart('mug');
  const title = await queueAddition(page, { ago: 3 * DAY, tried: true });
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(title);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting-'))))
    .toEqual([]);
  expect(await countIn(page)).toBe(0);
});
