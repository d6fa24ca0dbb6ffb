import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/**
 * Presses a link with Ctrl and says whether the page left it to the browser, which opens a tab. The tab itself is not waited for:
 * a browser without a window now and then keeps one in the background to itself.
 */
async function isLeftToBrowser(page: Page, link: Locator): Promise<boolean> {
  await page.evaluate(() =>
    addEventListener('click', (event) => Object.assign(window, { left: !event.defaultPrevented && event.ctrlKey }), {
      once: true,
    }),
  );
  await link.click({ modifiers: ['Control'] });
  return page.evaluate(() => (window as unknown as { left: boolean }).left);
}

test(
  '[UX-06] a card is a real link: a ctrl-click opens a tab and stays here',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/search?q=mug');
    const link = page.locator('.card').first().getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/product\//);
    expect(await isLeftToBrowser(page, link)).toBe(true);
    await expect(page).toHaveURL('/search?q=mug');
  },
);
