import { openAccount } from '../../support/journeys/people.ts';
import { expect, test } from '../screen.ts';

test('[UX-87, ACC-20] a piece that one person began is not found by who signs in after them in this browser', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  const title = page.getByLabel('Title', { exact: false }).first();
  await title.fill('Secret bowl');
  await expect(page.getByRole('region', { name: 'Saving' }).getByText(/^Saved/)).toBeVisible();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await openAccount(page);
  await page.goto('/seller-dashboard/add-listing');
  await expect(title).toHaveValue('');
});

test.describe('a store that takes nothing more', () => {
  test('[UX-05, UX-33, UX-70, CART-04] pieces are looked at and bought, searches made, countries and looks chosen all the same', async ({
    page,
    signUp,
    findListing,
  }) => {
    const { listingId, title } = await findListing('mug');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`/product/${listingId}`);
    await expect(page.getByRole('button', { name: /^Change the country/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: /^Change the country/ }).click();
    await page.getByRole('combobox', { name: 'Deliver to' }).selectOption('JP');
    await expect(page.locator('.promise li').first()).toContainText('To Japan');
    const field = page.getByRole('combobox', { name: /^Search/ }).first();
    await field.fill('vase');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=vase');
    await page.goto(`/product/${listingId}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart');
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText(title);
    await signUp();
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Larger' }).check();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(
      await page.evaluate(() => [document.documentElement.style.zoom, document.documentElement.dataset.theme]),
    ).toEqual(['1.3', 'dark']);
    const kept = page.getByRole('radio', { name: /^Reminders of a cart too/ });
    await page.goto('/settings/privacy');
    await kept.check();
    await expect(kept).toBeChecked();
  });
});

test.describe('a store that may not be asked', () => {
  test('[UX-05, UX-33, CART-04] a browser that forbids sites to keep anything shows and buys pieces, and keeps choices as long as the page stands', async ({
    page,
    findListing,
  }) => {
    const { listingId, title } = await findListing('mug');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await page.goto(`/product/${listingId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: /^Change the country/ }).click();
    await page.getByRole('combobox', { name: 'Deliver to' }).selectOption('JP');
    await expect(page.locator('.promise li').first()).toContainText('To Japan');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart');
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('link', { name: 'Ceramics' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ceramics');
    await expect(page.getByRole('button', { name: 'Deliver to Japan, €' })).toBeVisible();
  });
});
