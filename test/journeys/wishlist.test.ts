import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title}, on your wishlist`, exact: true }).first();

const cookieOf = async (page: Page): Promise<{ items: { id: string }[]; version: string } | null> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'artisan_wishlist');
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
};

/** Marks the first pieces of a search as liked and answers their titles, the last one first. */
async function like(page: Page, count: number): Promise<string[]> {
  await page.goto('/search?q=mug');
  await expect(page.locator('.card__title').first()).toBeVisible();
  const titles = (await page.locator('.card__title').allTextContents()).slice(0, count);
  const saved = page.locator('.toast', { hasText: 'Saved' });
  for (const title of titles) {
    await heartOf(page, title).click();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
    // A member's is kept when it says so.
    await saved.getByRole('button', { name: 'Close this message' }).click();
    await expect(saved).toHaveCount(0);
  }
  return titles.toReversed();
}

test('[WISH-01, WISH-04, UX-26, UX-67] a guest likes pieces: they are kept in the cookie and stand on the list, newest first', async ({
  page,
  expectAccessible,
}) => {
  const titles = await like(page, 3);
  expect(await cookieOf(page)).toMatchObject({ items: [{}, {}, {}], version: '1.0' });
  await page.goto('/wishlist');
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  await expectAccessible();
});

test('[WISH-10, UX-68] collections hold pieces, and a link shows the list to others until it ends @both', async ({
  page,
  signUp,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await signUp();
  const titles = await like(page, 2);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name of the collection' }).fill('Kitchen');
  await page.keyboard.press('Enter');
  await page.getByLabel(`Collection of ${titles[0]}`).selectOption('Kitchen');
  await page.getByRole('button', { name: 'Kitchen' }).click();
  await expect(page.locator('.wished .card__title')).toHaveText([titles[0] ?? '']);
  await expectAccessible();
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/wishlist/share'),
    page.getByRole('button', { name: 'Share the list' }).click(),
  ]);
  const { token } = await answer.json();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(`/wishlist/shared/${token}`);
  await expect(other.locator('.wished .card__title')).toHaveText(titles);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: /no longer shared/ })).toBeVisible();
  await other.context().close();
});
