import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element ? `${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}` : '';
  });

/** Presses Tab until the focus stands on what is named, as somebody without a mouse would. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) {
      expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
      return;
    }
  }
  throw new Error(`${most} presses of Tab did not reach ${name}; the focus is on “${await focused(page)}”.`);
}

test(
  '[UX-10, UX-100] the skip link is the first stop and leads past the header',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/search?q=mug');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the page');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test(
  '[UX-100, CART-02] from the home page to a piece in the cart and on to the checkout by keys alone',
  { tag: '@desktop' },
  async ({ page, findListing }) => {
    const { title } = await findListing('blanket');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, /^Search$/, 8);
    await page.keyboard.type('blanket');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '“blanket”' })).toBeFocused();
    await tabTo(page, new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await tabTo(page, /^Add to cart$/);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect(drawer).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('Add to cart');
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await tabTo(page, /^Check out$/, 10);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  },
);
