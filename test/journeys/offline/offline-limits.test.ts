import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { workerReady } from '../../support/journeys/worker.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Loading (?:CSS )?chunk|Failed to fetch|status of 409/,
});

const REASON = 'Checking out needs a connection. Your cart is kept until you are back online.';
const checkOut = (page: Page) => page.getByRole('link', { name: 'Check out' });

test('[UX-12, UX-43] without a connection “Check out” says why it leads nowhere', async ({
  page,
  context,
  addToCart,
  expectAccessible,
}) => {
  await addToCart('wool blanket');
  await page.goto('/cart');
  await workerReady(page);
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'false');
  await context.setOffline(true);
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(checkOut(page)).toHaveAccessibleDescription(REASON);
  await checkOut(page).focus();
  await expect(checkOut(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await checkOut(page).click({ force: true });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible();
  await context.setOffline(false);
  await expect(page.getByText(REASON)).toHaveCount(0);
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'false');
  await checkOut(page).click();
  await expect(page).toHaveURL(/\/checkout/);
});
