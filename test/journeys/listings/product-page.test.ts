import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

test('[UX-38, UX-39] lines part the rows of facts', async ({ page }) => {
  const { listings } = await (await page.request.get('/api/shops/rio-clay')).json();
  await page.goto(`/product/${listings[0].listingId}`);
  const maker = page.getByRole('complementary', { name: 'The maker, Rio Clay' });
  const lineAbove = (facts: Locator) =>
    facts
      .locator('div')
      .first()
      .evaluate((row) => getComputedStyle(row).borderTopWidth);
  expect(await lineAbove(maker.locator('.facts'))).toBe('1px');
  for (const name of ['Details', 'Delivery and returns'])
    expect(
      await lineAbove(
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name }) })
          .locator('.facts'),
      ),
    ).toBe('0px');
});

test('[UX-42] on a phone price and Add stay in reach', { tag: '@phone' }, async ({ page }) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  const bar = page.locator('.buybar');
  await expect(bar).toBeHidden();
  await page.getByRole('complementary', { name: /^The maker/ }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('€28.00');
  await expect(bar).toContainText('Ink, 350 ml');
  await page.getByRole('link', { name: 'Ask a question' }).focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(bar).toBeVisible();
    const clear = await page.evaluate(() => {
      const focused = document.activeElement;
      const over = document.querySelector('.buybar');
      if (!focused || !over || over.contains(focused) || focused === document.body) return true;
      return focused.getBoundingClientRect().bottom <= over.getBoundingClientRect().top + 1;
    });
    expect(clear).toBe(true);
  }
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Ink, 350 ml');
});

test('[UX-32, UX-39] the description fills the room beside the picture once @both', async ({ page, isMobile }) => {
  const { items } = (await (await page.request.get('/api/search?q=bowl')).json()) as { items: { listingId: string }[] };
  const plain = await (async () => {
    for (const { listingId } of items) {
      const listing = (await (await page.request.get(`/api/listings/${listingId}`)).json()) as {
        options: unknown[];
        personalisation: unknown;
        description: string;
      };
      if (listing.options.length === 0 && !listing.personalisation && listing.description.length < 500)
        return listingId;
    }
    throw new Error('every bowl has choices');
  })();
  const mug = await publishMug(page);
  for (const [listingId, isBeside] of [
    [plain, true],
    [mug.listingId, false],
  ] as const) {
    await page.goto(`/product/${listingId}`);
    const about = page.getByRole('heading', { name: 'About this piece' });
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(about).toHaveCount(1);
    const top = async (name: string): Promise<number> =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top('About this piece')).toBeLessThan(await top('Details'));
    const gallery = await page.getByRole('group', { name: 'Pictures' }).boundingBox();
    const end = (gallery?.y ?? 0) + (gallery?.height ?? 0);
    if (!isMobile && isBeside) expect(await top('About this piece')).toBeLessThan(end);
    else expect(await top('About this piece')).toBeGreaterThan(end);
  }
});
