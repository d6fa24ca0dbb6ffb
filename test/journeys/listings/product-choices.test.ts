import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

test.describe('a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false });

  test('[UX-32, UX-31] everything needed to buy is seen without scrolling @desktop', async ({ page }) => {
    const mug = await publishMug(page);
    await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
    const needed = [
      page.getByRole('heading', { level: 1, name: 'Two-tone beaker' }),
      page.locator('.buy-box__price b'),
      page.locator('.buy-box__price').getByText(/VAT/),
      page.getByRole('link', { name: 'No reviews yet' }),
      page.getByRole('radio', { name: 'Ink' }),
      page.getByRole('radio', { name: '350 ml' }),
      page.getByLabel('Name or date stamped on the base'),
      page.getByRole('textbox', { name: 'Quantity' }),
      page.getByRole('button', { name: 'Add to cart' }).first(),
      page.locator('.promise').getByText('Arrives'),
      page.getByText(/postage €/).first(),
      page.locator('.promise').getByText(/Leaves the workshop by/),
    ];
    for (const part of needed) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByText('9 cm high, 8.5 cm across, 12 cm deep (3½ × 3⅜ × 4¾ in). Holds 350 ml.').first(),
    ).toBeVisible();
  });
});

test('[UX-35] Add without a choice brings what is missing into the window', async ({ page, expectAccessible }) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Teal`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('radio', { name: '250 ml' })).toBeFocused();
  await expect(page.getByRole('radio', { name: '250 ml' })).toBeInViewport({ ratio: 1 });
  await expectAccessible();
});

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test('[UX-16, UX-32, UX-42] the consent bar covers nothing that is needed to buy @both', async ({
    page,
    isMobile,
  }) => {
    if (!isMobile) await page.setViewportSize({ width: 1366, height: 768 });
    const mug = await publishMug(page);
    await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
    const question = page.getByRole('region', { name: 'What may be kept in your browser' });
    await expect(question).toBeVisible();
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const bar = page.locator('.buybar');
    if (isMobile) {
      await page.getByRole('complementary', { name: /^The maker/ }).scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
      await expect
        .poll(async () => (await box(bar)).y + (await box(bar)).height)
        .toBeCloseTo((await box(question)).y, 0);
    } else {
      const { x, y, width } = await box(question);
      for (const part of [
        page.getByRole('heading', { level: 1, name: 'Two-tone beaker' }),
        page.locator('.buy-box__price'),
        page.getByRole('radio', { name: 'Ink' }),
        page.getByRole('radio', { name: '350 ml' }),
        page.getByLabel('Name or date stamped on the base'),
        page.getByRole('button', { name: 'Add to cart' }).first(),
        page.locator('.promise').getByText('Arrives'),
        page.getByText(/postage €/).first(),
        page.locator('.promise').getByText(/Leaves the workshop by/),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const at = await box(part);
        expect(at.y + at.height <= y || at.x >= x + width).toBe(true);
      }
    }
    await page.getByRole('link', { name: 'Ask a question' }).focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const under = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return [];
        const at = focused.getBoundingClientRect();
        return [...document.querySelectorAll('.consent, .buybar.is-on')]
          .filter((over) => {
            const { top, right } = over.getBoundingClientRect();
            return !over.contains(focused) && at.left < right && at.bottom > top + 1;
          })
          .map((over) => `${focused.textContent} lies under ${over.className}`);
      });
      expect(under).toEqual([]);
    }
    const foot = page.getByRole('contentinfo');
    // The page grows once what is like this piece is there: one scrolls as far as it goes.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return (await box(foot)).y + (await box(foot)).height;
      })
      .toBeLessThanOrEqual((await box(isMobile ? bar : question)).y + 1);
    await question.getByRole('button', { name: 'Only what is needed' }).click();
    await expect(question).toHaveCount(0);
    const { height = 0 } = page.viewportSize() ?? {};
    if (isMobile) await expect.poll(async () => (await box(bar)).y + (await box(bar)).height).toBeCloseTo(height, 0);
    else await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  });
});
