import { expect, test } from './journey.ts';

test('[UX-37] what is missing until the shop sends for nothing is on its way: it has no colour of what is done', async ({
  page,
}) => {
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

test('[UX-37] where the shop has no such rule the drawer says nothing of it', async ({ page, findPiece }) => {
  const { listingId, variantId } = await findPiece('mug');
  const listing = await (await page.request.get(`/api/listings/${listingId}`)).json();
  expect(listing.postage?.freeFromCents ?? null).toBeNull();
  await page.goto(`/product/${listingId}?variant=${variantId}`);
  const quoted = page.waitForResponse(/\/api\/checkout\/quote/);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await quoted;
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  await expect(drawer.getByRole('progressbar')).toHaveCount(0);
});
