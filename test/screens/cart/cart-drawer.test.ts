import { expect, test } from '../screen.ts';

interface Found {
  listingId: string;
  title: string;
  priceCents: number;
  variants: { id: string; stock: number; priceCents: number; values: string[] }[];
  personalisation: { required: boolean } | null;
  postage: { freeFromCents: number | null } | null;
  shop: { name: string };
}

const euro = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

test('[UX-37] the drawer says piece, choice and price, and how much is missing until the shop sends for nothing', async ({
  page,
  expectAccessible,
}) => {
  const { listings } = await (await page.request.get('/api/shops/fell-yarrow')).json();
  const found: Found[] = [];
  for (const { listingId } of listings) found.push(await (await page.request.get(`/api/listings/${listingId}`)).json());
  const from = found[0]?.postage?.freeFromCents ?? 0;
  expect(from).toBeGreaterThan(0);
  // One that takes more than one press to get there, and fewer than all that there are.
  const listing = found.find(
    ({ priceCents, personalisation, variants }) =>
      !personalisation?.required && priceCents < from && (variants[0]?.stock ?? 0) * priceCents >= from,
  );
  if (!listing) throw new Error('Fell & Yarrow has nothing that fits.');
  const variant = listing.variants[0] as Found['variants'][number];
  const enough = Math.ceil(from / variant.priceCents);
  await page.goto(`/product/${listing.listingId}?variant=${variant.id}`);
  const query = await page.evaluate(() => location.search);
  expect(query).toContain(variant.id);
  for (const value of variant.values) {
    const choice = page.getByRole('radio', { name: value, exact: true });
    if (await choice.count()) await choice.click();
  }
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  for (const words of [listing.title, ...variant.values, euro(variant.priceCents)])
    await expect(drawer).toContainText(words);
  const bar = drawer.getByRole('list', { name: 'Postage' });
  await expect(bar).toContainText(
    `${euro(from - variant.priceCents)} more from ${listing.shop.name} and the post is free`,
  );
  await expect(bar.getByRole('progressbar')).toHaveAttribute('value', String(variant.priceCents));
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible();
  await expect(drawer.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await drawer.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(add).toBeFocused();
  // The count beside the basket is said, not only shown.
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible();
  await expect(banner.locator('[aria-live="polite"]')).toHaveText('1 in the cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill(String(enough - 1));
  await quantity.press('Enter');
  await add.click();
  await expect(bar).toContainText(`Free post for the parcel from ${listing.shop.name}`);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('[UX-37] where the shop has no such rule the drawer says nothing of it', async ({ page, findListing }) => {
  const { listingId, variantId } = await findListing('mug');
  const listing = (await (await page.request.get(`/api/listings/${listingId}`)).json()) as Found;
  expect(listing.postage?.freeFromCents ?? null).toBeNull();
  await page.goto(`/product/${listingId}?variant=${variantId}`);
  const quoted = page.waitForResponse(/\/api\/checkout\/quote/);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await quoted;
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  await expect(drawer.getByRole('progressbar')).toHaveCount(0);
});

test('[UX-37, UX-43] the drawer names the postage as the shop counts it', async ({ page, findListing, addToCart }) => {
  await addToCart('wallet');
  const { listingId } = await findListing('wool blanket');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const sums = drawer.locator('.price-sums');
  await page.goto(`/product/${listingId}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(sums).toContainText(/Postage, 2 parcels to United States€\d+\.\d\d/);
  const { shippingCents } = await (await page.request.get('/api/checkout/quote?country=US')).json();
  await expect(sums).toContainText(euro(shippingCents));
});
