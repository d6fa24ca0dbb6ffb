import { contract } from '#domain/rooms.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import type { Page } from '@playwright/test';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { expect, test } from '../screen.ts';

const dashboard = '/seller-dashboard';
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Seller dashboard', exact: true }).getByRole('link', { name });

/** A listing of whoever has the page that nobody else sees. */
async function ownListing(page: Page, title: string, quantity = 5): Promise<string> {
  const category = (await (await page.request.get('/api/categories')).json()).categories[0].slug;
  const listing = {
    ...{ title, description: '', category, compareAtCents: null, options: [], personalisation: null },
    ...{ materials: [], colours: [], tags: [], pictures: [], processingDays: 2, madeToOrder: false, origin: 'made' },
    ...{ weightGrams: 500, shippingProfileId: null, heightMm: null, widthMm: null, depthMm: null },
    ...{ sizeNote: '', care: '' },
    variants: [{ values: [], priceCents: 3400, quantity, sku: '', pictureId: null }],
  };
  const answer = await page.request.post('/api/seller/listings', {
    data: { listing, publish: false },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).listingId;
}
const title = (page: Page) => page.getByLabel('Title', { exact: false }).first();

test('[SHELL-09] words of the shop that are typed while others are saved stay', async ({ page, signUp }) => {
  await signUp();
  await page.goto(`${dashboard}/shop`);
  await page.getByLabel('In one sentence').fill('Mugs and jugs');
  const saved = await delayAnswers(page, 'PUT', /\/api\/seller\/shop$/);
  await page.getByRole('button', { name: 'Save shop page' }).click();
  await saved.answered;
  await page.getByLabel('How you pack').fill('In straw');
  await saved.letGo();
  await expect(page.getByText('Your shop page is up to date.')).toBeVisible();
  await expect(page.getByLabel('How you pack')).toHaveValue('In straw');
  await expect(page.getByRole('button', { name: 'Save shop page' })).toBeEnabled();
});

test('[SHELL-09] a shop page that was left while it was saved shows what was saved @desktop', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto(`${dashboard}/shop`);
  await page.getByLabel('In one sentence').fill('Mugs and jugs');
  const saved = await delayAnswers(page, 'PUT', /\/api\/seller\/shop$/);
  await page.getByRole('button', { name: 'Save shop page' }).click();
  await saved.answered;
  await nav(page, 'Promotions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await saved.letGo();
  await nav(page, 'Shop page').click();
  await expect(page.getByLabel('In one sentence')).toHaveValue('Mugs and jugs');
});

test('[ACC-17] the shop’s name saved in the profile leaves its other words as the desk has them', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  await expect(page.getByLabel('Shop name')).not.toHaveValue('');
  const { profile } = await (await page.request.get('/api/seller/shop')).json();
  await page.request.put('/api/seller/shop', {
    data: { ...profile, tagline: 'Mugs and jugs' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await page.getByLabel('Shop name').fill('Marta makes');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('The name of your shop is saved.')).toBeVisible();
  const now = await (await page.request.get('/api/seller/shop')).json();
  expect([now.profile.name, now.profile.tagline]).toEqual(['Marta makes', 'Mugs and jugs']);
});

test('[CAT-01] Enter twice makes one shipping profile', async ({ page, signUp }) => {
  await signUp();
  await page.goto(`${dashboard}/add-listing`);
  await page.getByRole('button', { name: 'New profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'New shipping profile' });
  const name = dialog.getByLabel('Name, only you see it');
  await name.fill('Fragile');
  const added = await delayAnswers(page, 'POST', /\/shipping-profiles$/);
  // A slow browser hears of both before it has drawn the first.
  await name.evaluate((field) => {
    const enter = (): boolean => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return [enter(), enter()];
  });
  await added.answered;
  await page.keyboard.press('Enter');
  await added.letGo();
  await expect(dialog).toBeHidden();
  const { profiles } = await (await page.request.get('/api/seller/shipping-profiles')).json();
  expect(profiles).toHaveLength(1);
});

test.describe('lost answers', () => {
  test.use({ complaintsAllowed: /status of 504/ });
  test('[CAT-01, INV-07] a listing that is saved again after its answers were lost has the stock that was typed', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const listingId = await ownListing(page, 'Slow jug', 5);
    await page.goto(`${dashboard}/add-listing?edit=${listingId}`);
    await page.getByLabel('Stock', { exact: true }).fill('8');
    let lost = 0;
    await page.route(/\/api\/seller\/listings\/[^/]+$/, async (route) => {
      if (route.request().method() !== 'PUT' || lost > 1) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.fulfill({ status: 504, json: {} });
    });
    const save = page.getByRole('button', { name: 'Save draft' });
    await save.click();
    await expect(page.getByText('Service temporarily unavailable. Please try again later.')).toBeVisible();
    await save.click();
    await expect(page.getByText('Saved. Only you see it.')).toBeVisible();
    const listing = await (await page.request.get(`/api/seller/listings/${listingId}`)).json();
    expect(listing.stock).toBe(8);
  });
});

test('[CAT-01] a listing that is opened again shows what was saved last', async ({ page, signUp }) => {
  await signUp();
  const listingId = await ownListing(page, 'Jug, first words');
  await page.goto(`${dashboard}/add-listing?edit=${listingId}`);
  await title(page).fill('Jug, second words');
  const read = await delayAnswers(page, 'GET', new RegExp(`/api/seller/listings/${listingId}$`));
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Jug, second words', exact: true }).click();
  await read.letGo();
  await expect(title(page)).toHaveValue('Jug, second words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jug, second words');
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test('[CAT-01] a listing that is saved when its form has been left leads nowhere @desktop', async ({
  page,
  signUp,
}) => {
  await signUp();
  const listingId = await ownListing(page, 'Jug, left alone');
  await page.goto(`${dashboard}/add-listing?edit=${listingId}`);
  await title(page).fill('Jug, left');
  const saved = await delayAnswers(page, 'PUT', new RegExp(`/api/seller/listings/${listingId}$`));
  await page.getByRole('button', { name: 'Save draft' }).click();
  await saved.answered;
  await nav(page, 'Promotions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await saved.letGo();
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible();
  await expect(page).toHaveURL(`${dashboard}/promotions`);
});

test('[UX-87] words that were sent first are kept first', async ({ page, signUp }) => {
  await signUp();
  await page.goto(`${dashboard}/add-listing`);
  const kept: string[] = [];
  let first = (): void => undefined;
  const delayed = new Promise<void>((resolve) => (first = resolve));
  await page.route(/\/listing-drafts\/new$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    // The line holds the first words back on their way to the shop.
    if (kept.push(route.request().postData() ?? '') === 1) await delayed;
    return route.continue();
  });
  await title(page).fill('Half a jug');
  await expect.poll(() => kept.length).toBe(1);
  await title(page).fill('Half a jug and its handle');
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const draft = async () => (await (await page.request.get('/api/seller/listing-drafts/new')).json()).draft?.form;
  expect([await draft(), kept.length]).toEqual([undefined, 1]);
  first();
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  expect(await draft()).toContain('Half a jug and its handle');
});

test('[UX-87] words that are discarded while they are on their way to the shop are not there again', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto(`${dashboard}/add-listing`);
  const { promise: delayed, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: onTheWay, resolve: left } = Promise.withResolvers<void>();
  await page.route(/\/listing-drafts\/new$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    left();
    await delayed;
    return route.continue();
  });
  await title(page).fill('Half a jug');
  await onTheWay;
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveValue('');
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  letGo();
  await kept;
  const draft = async () => (await (await page.request.get('/api/seller/listing-drafts/new')).json()).draft;
  await expect.poll(draft).toBeNull();
});

test('[DASH-02] Undo of a pause counts in the list also where it was pressed elsewhere @desktop', async ({ page }) => {
  await page.request.post('/api/accounts/sign-in', { data: { email: 'ana@example.com', password: 'handmade' } });
  await page.goto(`${dashboard}/listings?state=active`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Pause' }) })
    .first();
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('button', { name: 'Pause' }).click();
  const toast = page.locator('.toast', { hasText: `${name} is paused.` });
  await expect(toast).toBeVisible();
  await nav(page, 'Promotions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toast', { hasText: `${name} is in your shop.` })).toBeVisible();
});

test('[ADM-05] a role that is still being saved does not close what was opened after it', async ({ page }) => {
  await page.request.post('/api/accounts/sign-in', { data: { email: 'cy@example.com', password: 'handmade' } });
  await page.goto('/admin/admins');
  const inviting = page.getByRole('button', { name: 'Invite an administrator' });
  const dialog = page.getByRole('dialog', { name: 'Invite an administrator' });
  const address = dialog.getByLabel('E-mail address');
  await inviting.click();
  await address.fill(`noa.${crypto.randomUUID().slice(0, 8)}@example.com`);
  const invited = await delayAnswers(page, 'POST', /\/api\/admin\/.*invit/);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await invited.answered;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await inviting.click();
  await address.fill('ole@example.com');
  await invited.letGo();
  await expect(page.getByText(/The invitation is on its way to noa/)).toBeVisible();
  await expect(address).toHaveValue('ole@example.com');
});

test.describe('a press that never arrived', () => {
  test.use({ complaintsAllowed: /net::ERR_FAILED/ });
  test('[UX-77, ADM-09] what could not be decided is told until it is put away, whatever is decided after it', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const reader = callerOf(page.request);
    const reported: string[] = [];
    for (const { listingId, ratingCount } of (
      await ask(reader, contract.search.searchListings, { limit: 48 })
    ).items.toReversed())
      if (ratingCount > 0 && reported.length < 2)
        for (const { reviewId } of (await ask(reader, contract.reviews.listReviews, { listingId })).items.slice(0, 2)) {
          const data = { reason: 'advertising', note: '' };
          const headers = { 'Idempotency-Key': crypto.randomUUID() };
          const answer = await page.request.post(`/api/reviews/${reviewId}/report`, { data, headers });
          if (answer.ok()) reported.push(reviewId);
        }
    await page.request.post('/api/accounts/sign-out', { data: {} });
    await page.request.post('/api/accounts/sign-in', { data: { email: 'content@example.com', password: 'handmade' } });
    await page.goto('/admin/reviews');
    const keep = (at: number) => page.locator(`#waits-${reported[at]}`).getByRole('button', { name: 'Keep it' });
    const path = '**/api/admin/reviews/decide';
    await page.route(path, (route) => route.abort());
    await keep(0).click();
    const left = page.getByRole('alert').filter({ hasText: 'Nothing was decided.' });
    await expect(left).toBeVisible();
    await page.unroute(path);
    await keep(1).click();
    await expect(page.getByText('The review is shown.')).toBeVisible();
    await expect(left).toBeVisible();
    await left.getByRole('button', { name: 'Put away' }).click();
    await expect(left).toHaveCount(0);
  });
});
