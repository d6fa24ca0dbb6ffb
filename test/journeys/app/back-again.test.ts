import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';
import { openWhole } from '../../support/journeys/quiet.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const near = (page: Page, index: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - index)).toBeLessThan(41);

test('[UX-05] Back and Forward restore picture, text and scroll position @both', async ({ page, signUp }) => {
  const mug = await publishMug(page);
  await signUp();
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  await page.getByLabel('Name or date stamped on the base').fill('JONAS');
  await page.getByRole('button', { name: 'One more' }).first().click();
  await page.getByRole('button', { name: 'Image 5 of 8: handle detail' }).click();
  const shown = page.locator('.gallery__main img');
  await expect(shown).toHaveAttribute('alt', 'handle detail');
  await page.locator('#questions').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Ask / }).click();
  const question = page.getByLabel(/^Your question to/);
  await expect(question).toBeFocused();
  await question.fill('Does the handle take three fingers?');
  await question.blur();
  await page.getByRole('link', { name: 'Visit the shop' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 300);
  const index = await scrolled(page);
  await page.getByRole('link', { name: 'Visit the shop' }).click();
  await expect(page).toHaveURL(/\/shop\//);
  await page.goBack();
  await expect(shown).toHaveAttribute('alt', 'handle detail');
  await near(page, index);
  await expect(page.getByLabel('Name or date stamped on the base')).toHaveValue('JONAS');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(question).toHaveValue('Does the handle take three fingers?');
  await expect(question).not.toBeFocused();
  // Another document in between forgets nothing either.
  await page.goto('/dev/outbox');
  await page.goBack();
  await expect(shown).toHaveAttribute('alt', 'handle detail');
  await expect(page.getByLabel('Name or date stamped on the base')).toHaveValue('JONAS');
  // A new visit begins anew.
  await page.goto('/');
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  await expect(page.getByLabel('Name or date stamped on the base')).toHaveValue('');
  await expect(shown).not.toHaveAttribute('alt', 'handle detail');
});

test('[UX-05] Back finds the orders where they were', async ({ page }) => {
  const answer = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'sean@example.com', password: 'handmade' },
  });
  expect(answer.ok()).toBe(true);
  await openWhole(page, '/orders');
  const link = page.getByRole('heading', { level: 2 }).getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 0);
  const index = await scrolled(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order /);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await near(page, index);
});
