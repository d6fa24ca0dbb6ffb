import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

const WIDTHS = [720, 900, 1000, 1100, 1280, 1440];
/** The space from one section to the next, and a little for the line of the size. */
const MAX_GAP_PX = 76;

interface Box {
  top: number;
  end: number;
  left: number;
  right: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { top: box.top, end: box.bottom, left: box.left, right: box.right };
    });

test(
  '[UX-30, UX-39] at every width the text follows the pictures without a gap',
  { tag: '@desktop' },
  async ({ page }) => {
    const mug = await publishMug(page);
    await page.goto(`/product/${mug.listingId}`);
    await expect(page.getByRole('complementary', { name: /^The maker/ })).toBeVisible();
    await expect(page.getByLabel('Name or date stamped on the base')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const gallery = await boxOf(page, '.gallery');
      const side = await boxOf(page, '.product__side');
      const text = await boxOf(page, '.below > .prose');
      const maker = await boxOf(page, '.maker');
      const reviews = await boxOf(page, '#reviews');
      expect(text.top - gallery.end, `words under the gallery at ${width}`).toBeGreaterThanOrEqual(32);
      expect(text.top - gallery.end, `words under the gallery at ${width}`).toBeLessThanOrEqual(MAX_GAP_PX);
      expect(maker.top - Math.max(side.end, gallery.end), `the maker at ${width}`).toBeLessThanOrEqual(MAX_GAP_PX);
      expect(maker.top, `the maker is under the box at ${width}`).toBeGreaterThan(side.end);
      expect(text.right, `the columns stand apart at ${width}`).toBeLessThan(maker.left);
      expect(text.right).toBeCloseTo(gallery.right, 0);
      expect(reviews.top, `reviews are under both at ${width}`).toBeGreaterThan(Math.max(text.end, maker.end));
    }
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent),
    );
    expect(order.slice(0, 4)).toEqual([
      'Two-tone beaker with dipped glaze',
      'About this piece',
      'Details',
      'Delivery and returns',
    ]);
  },
);
