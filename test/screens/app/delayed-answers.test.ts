import type { Page } from '@playwright/test';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { expect, test } from '../screen.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { somebodyElse } from '../../support/journeys/own-maker.ts';
import { fillContact } from '../../support/journeys/checkout-form.ts';

const inCart = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? 'Cart, 1 piece' : `Cart, ${count} pieces` });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully!')).toBeVisible();
}

/** A piece of a maker of its own, of which the large size has sold out. */
async function ownListing(page: Page): Promise<string> {
  const variants = ['Small', 'Large'].map((size, at) => ({
    values: [size],
    priceCents: 3400,
    quantity: at === 0 ? 9 : 0,
  }));
  return (await publishJug(page, { options: [{ name: 'Size', values: ['Small', 'Large'] }], variants })).listingId;
}

test('[ACC-20] who is signed in is not what an older answer says', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
  const session = await delayAnswers(page, 'GET', /\/api\/accounts\/session$/);
  // Another tab says that something changed, so this one asks.
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  await session.answered;
  await signOut(page);
  await session.letGo();
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
});

test('[ACC-01, CART-03] a member’s cart leaves the browser with them, also one that is still being read', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  await addToCart();
  await page.goto('/cart');
  await expect(inCart(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Artisan Market' }).first().click();
  const cart = await delayAnswers(page, 'GET', /\/api\/cart$/);
  await inCart(page, 1).click();
  await cart.answered;
  await signOut(page);
  await expect(inCart(page, 0)).toBeVisible();
  await cart.letGo();
  await expect(inCart(page, 0)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('artisan-cart'))).toContain('"items":[]');
});

test('[ACC-20, CART-03] a member’s cart is not shown to another who signs in in their place', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  await addToCart();
  await page.goto('/cart');
  await expect(inCart(page, 1)).toBeVisible();
  const cart = await delayAnswers(page, 'GET', /\/api\/cart$/);
  // In another tab.
  await signUp();
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  await expect(inCart(page, 0)).toBeVisible();
  await cart.letGo();
  await expect(inCart(page, 0)).toBeVisible();
});

test('[UX-51] what a member typed at the till leaves the browser with them', async ({ page, signUp, addToCart }) => {
  const person = await signUp();
  await addToCart();
  await page.goto('/checkout');
  await fillContact(page, person.email);
  await page.goto('/');
  await signOut(page);
  await addToCart();
  await page.goto('/checkout');
  await expect(page.getByLabel('E-mail address')).toHaveValue('');
  await expect(page.getByLabel('Street and number')).toHaveValue('');
});

test('[ACC-17] an address that comes late changes nothing that was typed', async ({ page, signUp, addToCart }) => {
  await signUp();
  const address = { name: 'Marta Lindqvist', line1: 'Strandgaten 4', line2: '', postcode: '11120', city: 'Stockholm' };
  await page.request.post('/api/accounts/addresses', {
    data: { isDefault: true, address: { ...address, country: 'SE', phone: '' } },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await addToCart();
  const book = await delayAnswers(page, 'GET', /\/api\/accounts\/addresses$/);
  await page.goto('/checkout');
  await page.getByLabel('City').fill('Bergen');
  await book.answered;
  await book.letGo();
  await expect(page.getByLabel('City')).toHaveValue('Bergen');
});

test('[UX-46] a code that was applied stays, though the cart was being read before', async ({ page, browser }) => {
  const maker = await browser.newPage();
  await maker.request.post('/api/accounts/sign-in', { data: { email: 'ana@example.com', password: 'handmade' } });
  const code = `H${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const terms = { kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await maker.request.post('/api/seller/promotions', { data: { ...terms, maxUses: null, code }, headers });
  const { items } = await (await maker.request.get('/api/seller/listings?state=active')).json();
  for (const { listingId } of items) {
    const listing = await (await page.request.get(`/api/listings/${listingId}`)).json();
    const variant = listing.variants?.find((each: { stock: number }) => each.stock >= 5);
    if (!variant || listing.personalisation?.required) continue;
    const data = { listingId, variantId: variant.id, quantity: 1, personalisation: '' };
    await page.request.post('/api/cart/items', { data, headers: { 'Idempotency-Key': crypto.randomUUID() } });
    break;
  }
  await page.goto('/cart');
  await expect(inCart(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Artisan Market' }).first().click();
  const cart = await delayAnswers(page, 'GET', /\/api\/cart$/);
  await inCart(page, 1).click();
  await cart.answered;
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByText('Have a code?').click();
  await summary.getByLabel('Code', { exact: true }).fill(code);
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(`Code ${code}`)).toBeVisible();
  await cart.letGo();
  await expect(summary.getByText(`Code ${code}`)).toBeVisible();
  await maker.close();
});

test('[UX-34] who waits for a piece is told so, though it was being asked before', async ({ page, signUp }) => {
  await signUp();
  const listingId = await ownListing(page);
  const wishlistAnswers = await delayAnswers(page, 'GET', /\/stock-wishes$/);
  await page.goto(`/product/${listingId}?size=Large`);
  await wishlistAnswers.answered;
  const waits = page.waitForResponse((answer) => answer.url().endsWith('/stock-wish'));
  await page.getByRole('button', { name: 'Tell me when Large is back' }).click();
  await waits;
  await wishlistAnswers.letGo();
  await expect(page.getByText('We will write to you when Large is back.')).toBeVisible();
});

test('[CAT-04, UX-41] a question that is asked twice while it is sent is one question', async ({ page, signUp }) => {
  await signUp();
  const listingId = await ownListing(page);
  await page.goto(`/product/${listingId}#questions`);
  const questions = page.locator('#questions');
  await questions.getByRole('button', { name: /^Ask / }).click();
  await questions.getByRole('textbox').fill('Does it survive the dishwasher?');
  const sent = await delayAnswers(page, 'POST', /\/questions$/);
  await questions.getByRole('button', { name: 'Ask', exact: true }).click();
  await sent.answered;
  await expect(questions.getByRole('button', { name: 'Sending…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await sent.letGo();
  await expect(questions.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
  expect(sent.count()).toBe(1);
});

test('[CAT-05] the last press counts, though the first one came late', async ({ page, signUp, findListing }) => {
  await signUp();
  const { listingId } = await findListing();
  const { shop } = await (await page.request.get(`/api/listings/${listingId}`)).json();
  await page.goto(`/shop/${shop.slug}`);
  let count = 0;
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/follow$/, async (route) => {
    count += 1;
    if (count === 1) await late;
    return route.continue();
  });
  const button = page.getByRole('button', { name: /^Follow/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => count).toBe(1);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const follows = async () => (await (await page.request.get('/api/follows')).json()).sellerIds;
  expect(await follows()).toEqual([]);
  const answered = (following: boolean) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(`"following":${following}`) === true);
  const both = count === 1 ? [answered(true), answered(false)] : [answered(true)];
  come();
  await Promise.all(both);
  expect(await follows()).toEqual([]);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a lost answer', () => {
  test.use({ complaintsAllowed: /net::ERR_FAILED/ });
  test('[UX-62] what is bought again after a lost answer is in the cart once', async ({ page, signUp, addToCart }) => {
    await signUp();
    await addToCart();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { totalCents } = await (await page.request.get('/api/checkout/quote?country=DE')).json();
    const place = { name: 'Ida Sommer', line1: 'Karl-Heine-Straße 48', postcode: '04229', city: 'Leipzig' };
    const terms = { delivery: {}, expectedTotalCents: totalCents, paymentMethodId: 'pm_card_visa' };
    const data = { email: 'ida@example.com', address: { ...place, country: 'DE' }, ...terms };
    const [{ orderId }] = (await (await page.request.post('/api/checkout', { data, headers })).json()).orders;
    const { calls, sent } = await somebodyElse(page);
    await sent('post', '/api/accounts/sign-in', { data: { email: 'cy@example.com', password: 'handmade' } });
    const reason = 'The buyer changed their mind.';
    await sent('post', `/api/admin/orders/${orderId}/cancel`, { data: { reason }, headers });
    await calls.dispose();
    await page.goto(`/order/${orderId}`);
    const again = page.getByRole('button', { name: /^Buy again/ });
    await page.route('**/api/cart/items', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await again.click();
    await expect(page.getByText('The pieces could not be put into your cart. Try again.')).toBeVisible();
    await page.unroute('**/api/cart/items');
    await again.click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    expect((await (await page.request.get('/api/cart')).json()).itemCount).toBe(1);
  });
});

test('[WISH-03, ACC-20] a wishlist that comes after the sign-out is not shown to the next person', async ({
  page,
  signUp,
  addToWishlist,
}) => {
  await signUp();
  const { listingId } = await addToWishlist();
  const wishlistAnswers = await delayAnswers(page, 'GET', /\/api\/wishlist$/);
  await page.goto(`/product/${listingId}`);
  await wishlistAnswers.answered;
  await signOut(page);
  // The guest's own list is there first: read after it, it would put the hearts right too.
  await page.goBack();
  await expect(page.locator('.buy-box__heart')).toHaveAttribute('aria-pressed', 'false');
  await wishlistAnswers.letGo();
  await expect(page.locator('.buy-box__heart')).toHaveAttribute('aria-pressed', 'false');
});

test('[UX-20] what is chosen among the suggestions is not what a late answer puts in its place @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
  await field.click();
  await page.keyboard.type('mug');
  const option = page.getByRole('option');
  await expect(option.first()).toBeVisible();
  const answer = await delayAnswers(page, 'GET', /\/suggestions\?q=vase$/);
  await field.fill('vase');
  await answer.answered;
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', /mug/);
  await answer.letGo();
  await expect(option.first()).toContainText('vase');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=vase');
});
