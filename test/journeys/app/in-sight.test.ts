import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { openWhole } from '../../support/journeys/quiet.ts';

/** Whether what is at the middle of an element is the element itself. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** What of the focused field lies under the bar that saves. */
const coveredBy = (page: Page, bar: string): Promise<string | null> =>
  page.evaluate((selector) => {
    const focused = document.activeElement;
    const top = document.querySelector(selector)?.getBoundingClientRect().top ?? innerHeight;
    if (!focused || focused.closest(selector) || !focused.closest('form')) return null;
    const { bottom, height } = focused.getBoundingClientRect();
    return height > 0 && bottom > top ? `${focused.tagName} ${focused.id}` : null;
  }, bar);

test('[UX-10, UX-42] no field of the editor is typed in under its bar @desktop', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  await expect(page.getByRole('region', { name: 'Saving' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  expect(await isOnTop(skip)).toBe(true);
  const covered: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const field = await coveredBy(page, '.d-savebar');
    if (field) covered.push(field);
  }
  expect(covered).toEqual([]);
});

test('[UX-42, UX-87] on a phone a focused field of the editor is above the save bar @phone', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  await expect(page.getByRole('region', { name: 'Saving' })).toBeVisible();
  const title = page.locator('#title');
  // Whatever stands above it: the title lies just over the bar, so that what follows comes from under it.
  const reach = async (language: 'en' | 'de'): Promise<string[]> => {
    await page.request.put('/api/accounts/language', { data: { language } });
    await page.reload();
    await title.fill('Jug');
    // The bar has all of its buttons.
    await expect(page.locator('.d-savebar').getByRole('button')).toHaveCount(3);
    await title.focus();
    await title.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    const covered: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const field = await coveredBy(page, '.d-savebar');
      if (field) covered.push(field);
    }
    return covered;
  };
  expect(await reach('en')).toEqual([]);
  expect(await reach('de')).toEqual([]);
});

test('[UX-86, UX-87] on a phone the fields of a variant stand below each other @phone', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  const price = await page.getByLabel('Price', { exact: true }).boundingBox();
  const sku = await page.getByLabel('SKU', { exact: true }).boundingBox();
  const first = [price, sku].toSorted((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
  expect((first[1]?.y ?? 0) - ((first[0]?.y ?? 0) + (first[0]?.height ?? 0))).toBeGreaterThan(16);
});

test('[UX-51, UX-100] on a phone the checkout’s first field is in the upper half @phone', async ({
  page,
  addToCart,
}) => {
  await addToCart('mug');
  await openWhole(page, '/checkout');
  const field = await page.getByLabel('E-mail address').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan((page.viewportSize()?.height ?? 0) / 2 + 20);
  await page.getByRole('button', { name: /^Continue/ }).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('[UX-29] a filter far down that leaves a few pieces shows them where one is @desktop', async ({ page }) => {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await page.goto('/search');
  await expect(page.locator('.card').first()).toBeVisible();
  const few = filters.getByRole('checkbox', { name: /^Designed by the seller/ });
  await few.scrollIntoViewIfNeeded();
  await few.check();
  await expect(page.getByRole('status').filter({ hasText: /^[1-6] results? / })).toBeAttached();
  await expect(page.locator('.card').last()).toBeInViewport();
});

test('[UX-62] an order takes no more than a picture’s height of the list @desktop', async ({ page }) => {
  const answer = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'bo@example.com', password: 'handmade' },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/orders');
  const rows = page.locator('.past-order');
  await expect(rows.first()).toBeVisible();
  for (const row of (await rows.all()).slice(0, 5)) expect((await row.boundingBox())?.height).toBeLessThan(150);
});
