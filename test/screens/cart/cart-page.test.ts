import { expect, test } from '../screen.ts';

const money = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

test('[CART-07, UX-43] the cart shows each parcel with its pieces, dates and postage, and what all of it comes to', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  const mug = await addToCart('mug', 2);
  const wallet = await addToCart('wallet');
  await page.goto('/cart');
  const parcels = page.getByRole('region', { name: /^Parcel from/ });
  await expect(parcels).toHaveCount(2);
  await expect(parcels.filter({ hasText: mug.title })).toContainText(/arrives .*\s–\s/);
  await expect(parcels.filter({ hasText: wallet.title })).toContainText(/(€\d+\.\d\d|free)/);
  const row = page.getByRole('listitem').filter({ hasText: mug.title });
  const { items } = await (await page.request.get('/api/cart')).json();
  const { priceCents } = items.find(({ listingId }: { listingId: string }) => listingId === mug.listingId);
  await expect(row.locator('.row__sum')).toHaveText(`${money(priceCents * 2)}${money(priceCents)} each`);
  await expect(row.getByRole('link', { name: mug.title }).first()).toHaveAttribute('href', `/product/${mug.listingId}`);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const [quote] = await Promise.all([
    page.waitForResponse(/checkout\/quote\?country=CH/),
    summary.getByLabel('Send to').selectOption('CH'),
  ]);
  const { totalCents, shippingCents } = await quote.json();
  await expect(summary.locator('.total')).toContainText(money(totalCents));
  await expect(summary).toContainText(`2 parcels to Switzerland${money(shippingCents)}`);
  await expectAccessible();
});

test('[UX-49, UX-44] a line is saved for later on the wishlist, can be undone, and comes back from there', async ({
  page,
  addToCart,
}) => {
  const listing = await addToCart('mug');
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save for later: ${listing.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: listing.title }).first()).toBeVisible();
  await page.getByRole('button', { name: `Save for later: ${listing.title}` }).click();
  await page.getByRole('link', { name: 'Your wishlist' }).click();
  await page.getByRole('button', { name: `Move to cart: ${listing.title}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible();
});

test('[UX-45, CART-06] a changed price is told old → new, and a line that cannot be bought does not hold up the rest', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  const gone = await addToCart('mug');
  const dearer = await addToCart('wallet');
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const cart = await answer.json();
    for (const item of cart.items) {
      if (item.listingId === gone.listingId) Object.assign(item, { available: false, stock: 0 });
      if (item.listingId === dearer.listingId) item.addedPriceCents = item.priceCents - 100;
    }
    await route.fulfill({ response: answer, json: cart });
  });
  await page.goto('/cart');
  await expect(page.getByText(/Price changed since you added it: €[\d.]+ → €[\d.]+/)).toBeVisible();
  await expect(page.getByText('No longer for sale. Remove it to go on.')).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/cart');
  await page.getByRole('button', { name: 'Set it aside and check out the rest' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText(dearer.title).first()).toBeAttached();
  await expect(page.getByText(gone.title)).toHaveCount(0);
});

test('[CART-07] a note to each maker is kept with the cart and is read again there', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  await addToCart('mug');
  await page.goto('/cart');
  const parcel = page.getByRole('region', { name: /^Parcel from/ });
  const shop = ((await parcel.getAttribute('aria-label')) ?? '').replace('Parcel from ', '');
  await page.getByRole('button', { name: `Add a note to ${shop}` }).click();
  const note = page.getByRole('textbox', { name: `Note to ${shop}` });
  await expect(note).toBeFocused();
  await note.fill('Please wrap it as a gift');
  await note.press('Enter');
  await expect(parcel.getByText('Kept with your cart.')).toBeVisible();
  await expectAccessible();
  await page.goto('/cart');
  await expect(note).toHaveValue('Please wrap it as a gift');
  await note.fill('');
  await note.press('Enter');
  await expect(page.getByRole('button', { name: `Add a note to ${shop}` })).toBeVisible();
});

test('[CART-07] a note that could not be kept stays in its field, with the reason', async ({ page, addToCart }) => {
  await addToCart('mug');
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Add a note to / }).click();
  const note = page.getByRole('textbox', { name: /^Note to / });
  await page.route('**/api/cart/notes/*', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'cart/x', message: 'Not now.' } } }),
  );
  await note.fill('Please wrap it as a gift');
  await note.press('Enter');
  await expect(note).toHaveAccessibleDescription(/Not now\./);
  await expect(note).toHaveValue('Please wrap it as a gift');
  await page.unroute('**/api/cart/notes/*');
  await note.press('Enter');
  await expect(page.getByText('Kept with your cart.')).toBeVisible();
});

test('[CART-07] an empty cart suggests what others like', async ({ page, expectAccessible }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeVisible();
  expect(await page.locator('.card__title').count()).toBeGreaterThan(2);
  await expectAccessible();
});

test('[INV-20, CART-06, UX-45] what turned out differently is told to whoever did it, and to nobody who signs in after them', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  const { session } = await (await page.request.get('/api/accounts/session')).json();
  await addToCart('mug');
  await page.goto('/cart');
  await page.evaluate(
    (owners) => {
      for (const [index, owner] of owners.entries()) {
        const shown = { title: `Piece ${index}`, listingId: `piece-${index}`, line: null, text: '' };
        const sums = { wanted: 1, inCart: 0, wasCents: 100, nowCents: 100 };
        const conflict = {
          key: `told-${index}`,
          order: `1795255200000-00000${index}`,
          owner,
          kind: 'gone',
          ...shown,
          ...sums,
        };
        localStorage.setItem(`conflict-told-${index}`, JSON.stringify(conflict));
      }
    },
    ['somebody-else', session.userId],
  );
  await page.reload();
  const conflicts = page.getByRole('region', { name: 'One change turned out differently' });
  await expect(conflicts).toContainText('Piece 1');
  await expect(page.getByText('Piece 0')).toHaveCount(0);
});
