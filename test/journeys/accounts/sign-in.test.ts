import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { frames } from '../../support/journeys/quiet.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
const openModal = async (page: Page, path = '/support/account-sign-in'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page)).toBeVisible();
};

test('[AUTHUI-05, AUTHUI-06, UX-73] the sign-in modal closes by Escape and gives the focus back @both', async ({
  page,
}) => {
  await openModal(page);
  const box = await modal(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(box?.height).toBeLessThanOrEqual(520);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 5);
  const wheeled = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })));
  await page.mouse.wheel(0, -600);
  await wheeled;
  await frames(page);
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.mouse.wheel(0, -600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
});

test('[UX-73, UX-100] the focus never leaves the modal, and it says that it is one', async ({ page }) => {
  await openModal(page);
  await expect(modal(page)).toHaveAttribute('aria-modal', 'true');
  const seen = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press(step < 9 ? 'Tab' : 'Shift+Tab');
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own bar takes its turn as the body.
      return activeElement === document.body || activeElement?.closest('dialog')
        ? activeElement?.outerHTML.slice(0, 90)
        : 'outside';
    });
    expect(at).not.toBe('outside');
    seen.add(at ?? '');
  }
  expect(seen.size).toBeGreaterThanOrEqual(6);
});
