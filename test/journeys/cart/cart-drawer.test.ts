import { expect, test } from '../journey.ts';

test('[UX-37] the bar of free postage has no colour of success before it is full', async ({ page }) => {
  const { listings } = await (await page.request.get('/api/shops/fell-yarrow')).json();
  const prices = (listings as { priceCents: number }[]).map(({ priceCents }) => priceCents);
  const { listingId } = listings.find((each: { priceCents: number }) => each.priceCents === Math.min(...prices));
  const { variants } = await (await page.request.get(`/api/listings/${listingId}`)).json();
  await page.goto(`/product/${listingId}?variant=${variants[0].id}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const bar = page.getByRole('dialog', { name: 'Cart' }).getByRole('list', { name: 'Postage' });
  await expect(bar).toContainText(/€[\d.]+ more from Fell & Yarrow/);
  expect(
    await bar.getByRole('progressbar').evaluate((shown) => {
      const { color } = getComputedStyle(shown);
      shown.style.color = 'var(--color-primary)';
      return color === getComputedStyle(shown).color;
    }),
  ).toBe(true);
});
