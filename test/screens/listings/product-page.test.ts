import { expect, test } from '../screen.ts';
import { everyListing } from '../../support/journeys/demo-listings.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

test('[UX-34] whoever is signed in waits for a sold-out choice with one press, and no longer with another', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const mug = await publishMug(page);
  await signUp();
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  await page.getByRole('button', { name: 'Tell me when 450 ml is back' }).click();
  await expect(page.getByText('We will write to you when 450 ml is back.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: '450 ml, sold out' }).click();
  await expect(page.getByText('This choice has sold out. Others are still there.')).toBeVisible();
  await expect(page.getByText('We will write to you when Ink, 450 ml is back.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Do not write' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when Ink, 450 ml is back' })).toBeVisible();
  await mug.restock('Ink', '450 ml', 3);
  await page.reload();
  await expect(page.getByText('Only 3 left')).toBeVisible();
});

test('[UX-34] a visitor is asked to sign in first, and waits then', async ({ page, signUp, context }) => {
  const mug = await publishMug(page);
  const { email, password } = await signUp();
  await context.clearCookies();
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=450+ml`);
  await page.getByRole('button', { name: 'Tell me when Ink, 450 ml is back' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByText('We will write to you when Ink, 450 ml is back.')).toBeVisible();
});

test('[UX-36, UX-37] the stamp has a counter and a limit, and is read again in the drawer, the cart and on the way to pay', async ({
  page,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  const stamp = page.getByLabel('Name or date stamped on the base');
  await expect(page.getByText('Optional, 0 of 12')).toBeVisible();
  await stamp.fill('JONAS');
  await expect(page.getByText('Optional, 5 of 12')).toBeVisible();
  await stamp.fill('');
  await stamp.pressSequentially('Zoë & Jonas 1994');
  await expect(stamp).toHaveValue('Zoë & Jonas ');
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  for (const words of ['Two-tone beaker with dipped glaze', 'Ink, 350 ml', '“Zoë & Jonas”', '€28.00'])
    await expect(drawer).toContainText(words);
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await drawer.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(add).toBeFocused();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('“Zoë & Jonas”');
  await page.goto('/checkout');
  await expect(page.getByText('Zoë & Jonas').first()).toBeAttached();
});

test('[UX-38, UX-39, CAT-03] the maker stands beside sections one under the other, none of them behind a tab', async ({
  page,
  expectAccessible,
}) => {
  const found = (await (await page.request.get('/api/search?q=mug')).json()) as {
    items: { listingId: string; shopName: string }[];
  };
  const listing = found.items.find(({ shopName }) => shopName === 'Rio Clay');
  await page.goto(`/product/${listing?.listingId}`);
  for (const name of ['About this piece', 'Details', 'Delivery and returns'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText('Tracked, €').first()).toBeVisible();
  const maker = page.getByRole('complementary', { name: 'The maker, Rio Clay' });
  for (const words of [
    'Inês Duarte',
    'Porto',
    'Making since',
    '2019',
    'Pieces sold',
    'Usually answers',
    'Made by the seller',
  ])
    await expect(maker).toContainText(words);
  const { shop } = (await (await page.request.get(`/api/listings/${listing?.listingId}`)).json()) as {
    shop: { slug: string; ratingMean: number; ratingCount: number };
  };
  await expect(
    maker.getByRole('link', { name: `${shop.ratingMean.toFixed(1)} from ${shop.ratingCount} reviews` }),
  ).toHaveAttribute('href', `/shop/${shop.slug}#reviews`);
  await expect(maker.getByRole('group', { name: 'More from Rio Clay' }).getByRole('link')).toHaveCount(3);
  await expect(maker.getByRole('link', { name: 'Visit the shop' })).toHaveAttribute('href', /^\/shop\//);
  await expectAccessible();
});

test('[CAT-01, CAT-03, LAW-02] what a maker typed as a former price is not shown without a history; weight and making are told', async ({
  page,
}) => {
  const reduced = await publishJug(page, { compareAtCents: 6000, madeToOrder: true, weightGrams: 1250 });
  const price = page.locator('.buy-box__price');
  const card = page.locator('#pieces').getByRole('listitem').filter({ hasText: reduced.title });
  const openShop = (): Promise<void> => page.getByRole('link', { name: 'Visit the shop' }).click();
  await page.goto(`/product/${reduced.listingId}`);
  await expect(price).toHaveText('€42.00VAT included');
  await expect(page.locator('.promise')).toContainText(/Made after you order\. Leaves the workshop by \w/);
  const details = page.getByRole('definition');
  await expect(details.filter({ hasText: /^1,250 g$/ })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Weight$/ })).toBeVisible();
  await openShop();
  await expect(card.locator('.card__price')).toHaveText('€42.00');
  await expect(card).toContainText('Made to order, 3 days');
  // Nothing is told that the maker has not said.
  const plain = await publishJug(page, { weightGrams: 0 });
  await page.goto(`/product/${plain.listingId}`);
  await expect(price).toHaveText('€42.00VAT included');
  await expect(page.locator('.promise')).toContainText('Leaves the workshop by');
  await expect(page.locator('.promise')).not.toContainText('Made after you order');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Weight$/ })).toHaveCount(0);
  await openShop();
  await expect(card.locator('.card__price')).toHaveText('€42.00');
});

test('[CAT-03, LAW-02] a former price is struck out with its words and the saving, on the piece and on its card', async ({
  page,
}) => {
  const reduced = (await everyListing(page)).find(({ compareAtCents }) => compareAtCents !== null);
  if (!reduced?.compareAtCents) throw new Error('Nothing is reduced.');
  const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
  await page.goto(`/product/${reduced.listingId}`);
  await expect(page.locator('.buy-box__price s')).toHaveText(`before ${euros(reduced.compareAtCents)}`);
  await expect(page.locator('.buy-box__less')).toHaveText(/^\d+% less$/);
});
