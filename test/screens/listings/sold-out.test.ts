import { publishMug } from '../../support/journeys/mug-listing.ts';
import { expect, test } from '../screen.ts';

const glazes = ['Ink', 'Teal', 'Moss', 'Rust'];

const none = Object.fromEntries(
  glazes.flatMap((glaze) => ['250 ml', '350 ml', '450 ml'].map((size) => [`${glaze} ${size}`, 0])),
);

test('[UX-33, UX-34] a piece that has sold out promises no day; it can be saved, and waited for once it is chosen', async ({
  page,
  expectAccessible,
}) => {
  const { listingId, restock } = await publishMug(page, none);
  await page.goto(`/product/${listingId}`);
  const main = page.getByRole('main');
  await expect(page.getByText('This piece has sold out. Choose one to be told when it is back.')).toBeVisible();
  await expect(main).toContainText(/To .*, postage €/);
  await expect(main.getByRole('heading', { name: 'Delivery and returns' })).toBeVisible();
  await expect(main).not.toContainText(/Arrives|arrives|Leaves|if you order today/);
  await page.getByRole('button', { name: 'Two-tone beaker with dipped glaze, on your wishlist' }).click();
  await expect(page.getByText('Undo')).toBeVisible();
  await page.getByRole('radio', { name: 'Ink, sold out' }).click();
  await page.getByRole('radio', { name: '250 ml, sold out' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
  await expectAccessible();
  await restock('Ink', '250 ml', 2);
  await page.reload();
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(main).toContainText(/Arrives .* Leaves the workshop by/s);
});

test('[UX-17, SHELL-10] where a piece stood that is no longer sold one finds the way on, and what one looked at before', async ({
  page,
  findListing,
  expectAccessible,
}) => {
  const seen = await findListing('vase');
  const { listingId, maker } = await publishMug(page);
  await page.goto(`/product/${listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-tone beaker with dipped glaze');
  await page.goto(`/product/${seen.listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.title);
  await maker.post(`/api/seller/listings/${listingId}/state`, {
    data: { state: 'inactive' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await page.goto(`/product/${listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This piece is no longer here');
  await expect(page.getByRole('link', { name: 'See all pieces' })).toBeVisible();
  const before = page.getByRole('group', { name: 'Recently viewed' });
  await expect(before.getByRole('link', { name: seen.title })).toBeVisible();
  await expect(before.getByRole('link', { name: 'Two-tone beaker' })).toHaveCount(0);
  await expectAccessible();
});
