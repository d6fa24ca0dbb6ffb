import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { somebody } from '../../support/journeys/people.ts';

/** Everything but the press that opens the account, after which its dialog closes and a toast says so. */
async function typeAccount(page: Page): Promise<void> {
  const { name, email, password } = somebody();
  await page.goto('/support/how-to-create-account');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('[SHELL-12, UX-76] a toast stands top right, goes by itself after 3 seconds and has a close button @both', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.goto('/');
  const size = page.viewportSize();
  await typeAccount(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  const toast = page.locator('.toast--success');
  await expect(toast).toHaveText(/Account created successfully!/);
  // A toast that is pointed at waits: time to look at it.
  await toast.hover();
  await expect(toast).toHaveRole('status');
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect((size?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(24);
  await expectAccessible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await page.mouse.move(1, (size?.height ?? 600) - 1);
  await page.clock.runFor(2000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});
