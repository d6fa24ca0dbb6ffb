import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

/** A jug that whoever is signed in on the page has for sale. */
async function publishOwn(page: Page): Promise<{ listingId: string; variantId: string }> {
  const sent = async (path: string, options: object) => {
    const answer = await page.request.post(path, options);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const data = readFileSync('demo/pictures/finished/mug-ink-dip.webp');
  const picture = await sent('/api/files/pictures', { data, headers: { 'Content-Type': 'image/webp' } });
  const listing = {
    ...{ title: 'Jug of my own', description: 'Thrown in one pull.', category: 'mugs-and-cups', options: [], tags: [] },
    variants: [{ values: [], priceCents: 4200, quantity: 5, pictureId: null }],
    ...{ personalisation: null, materials: [], colours: [], processingDays: 3, madeToOrder: false, weightGrams: 900 },
    pictures: [{ id: picture.id, alt: 'A jug, from the side' }],
  };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { listingId } = await sent('/api/seller/listings', { data: { listing, publish: true }, headers });
  const { variants } = await (await page.request.get(`/api/listings/${listingId}`)).json();
  return { listingId, variantId: variants[0].id };
}

test('[CAT-03, UX-35] on the page of one’s own piece the way to edit it stands in the place of the button to buy', async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  const { listingId } = await publishOwn(page);
  await page.goto(`/product/${listingId}`);
  await expect(page.getByText('This piece is your own.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit this piece' })).toHaveAttribute(
    'href',
    `/seller-dashboard/add-listing?edit=${listingId}`,
  );
  const visitor = await browser.newPage();
  await visitor.goto(`/product/${listingId}`);
  await expect(visitor.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(visitor.getByText('This piece is your own.')).toHaveCount(0);
});

test('[CART-03, CART-06, UX-45] one’s own piece that came along from before the sign-in says in the cart why it cannot be bought', async ({
  page,
  browser,
  signUp,
}) => {
  const person = await signUp();
  const listing = await publishOwn(page);
  const guest = await browser.newPage();
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await guest.request.post('/api/cart/items', { data: { ...listing, quantity: 1, personalisation: '' }, headers });
  const { email, password } = person;
  await guest.request.post('/api/accounts/sign-in', { data: { email, password } });
  await guest.goto('/cart');
  await expect(guest.getByText('This piece is your own, and nobody buys from their own shop.')).toBeVisible();
  await expect(guest.getByRole('link', { name: /check ?out/i })).toHaveCount(0);
});
