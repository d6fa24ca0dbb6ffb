import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { openAccount, type Person } from '../../support/journeys/people.ts';
import { quiet } from '../../support/journeys/quiet.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
const follow = (page: Page) => page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ });

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await modal(page).getByLabel('Email Address').fill(email);
  await modal(page).getByLabel('Password', { exact: true }).fill(password);
  await modal(page).locator('button[type=submit]').click();
  await expect(modal(page)).toHaveCount(0);
}

/** Counts what is sent to a call. */
function counted(page: Page, path: RegExp, method = 'POST'): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** A piece of Rio Clay that others have reviewed. */
async function reviewedListing(page: Page): Promise<string> {
  const { listings } = await (await page.request.get('/api/shops/rio-clay')).json();
  for (const { listingId } of listings) {
    const { rating } = await (await page.request.get(`/api/listings/${listingId}/reviews`)).json();
    if (rating.count > 0) return listingId;
  }
  throw new Error('Nobody reviewed Rio Clay.');
}

/** Somebody with an account who is not signed in. */
async function knownGuest(page: Page): Promise<Person> {
  const person = await openAccount(page);
  await page.context().clearCookies();
  await page.goto('/');
  return person;
}

test('[UX-74] a question that was written is sent once after the sign-in', async ({ page }) => {
  const person = await knownGuest(page);
  const sent = counted(page, /\/questions$/);
  await page.goto(`/product/${await reviewedListing(page)}#questions`);
  const part = page.locator('#questions');
  const question = `May it go into the oven ${crypto.randomUUID().slice(0, 8)}`;
  await part.getByRole('button', { name: 'Ask Rio Clay' }).click();
  await part.getByRole('textbox', { name: /Your question/ }).fill(question);
  await part.getByRole('button', { name: 'Ask', exact: true }).click();
  await signIn(page, person);
  await expect(part.getByRole('article').filter({ hasText: question })).toHaveCount(1);
  await expect(part.getByRole('textbox', { name: /Your question/ })).toHaveCount(0);
  expect(sent()).toBe(1);
});

test('[UX-74] who closes the sign-in has changed their mind: signed in elsewhere, they follow nobody', async ({
  page,
}) => {
  const { name, email, password } = await knownGuest(page);
  const sent = counted(page, /\/follow$/, 'PUT');
  await page.goto('/shop/rio-clay');
  await follow(page).click();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toHaveCount(0);
  // In another tab.
  await page.request.post('/api/accounts/sign-in', { data: { email, password } });
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  await expect(page.getByRole('button', { name: `Your account, ${name}` })).toBeVisible();
  await quiet(page);
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  expect(sent()).toBe(0);
});

test('[UX-74] a helpful review is marked once after the sign-in, and a report opens its dialog', async ({
  page,
  context,
}) => {
  const person = await knownGuest(page);
  const sent = counted(page, /\/helpful$/, 'PUT');
  const listingId = await reviewedListing(page);
  await page.goto(`/product/${listingId}#reviews`);
  const first = page.locator('#reviews').getByRole('article').first();
  const helpful = first.getByRole('button', { name: /Helpful/ });
  const before = (await helpful.textContent()) ?? '';
  await helpful.click();
  await signIn(page, person);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  // The number comes with the answer.
  await expect(helpful).not.toHaveText(before);
  await page.reload();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  expect(sent()).toBeLessThanOrEqual(1);
  await context.clearCookies();
  await page.reload();
  await first.getByRole('button', { name: /Report/ }).click();
  await signIn(page, person);
  await expect(page.getByRole('dialog', { name: /Report/ })).toBeVisible();
});

test('[UX-74] what the person let go does not go on with a later sign-in', async ({ page }) => {
  const person = await knownGuest(page);
  const sent = counted(page, /\/follow/, 'PUT');
  await page.goto('/shop/rio-clay');
  await follow(page).click();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Open a shop' }).click();
  await modal(page).getByRole('tab', { name: 'Sign In' }).click();
  await signIn(page, person);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  expect(sent()).toBe(0);
});

test('[UX-74] the checkout goes on with what was typed, and with one of each piece', async ({ page, addToCart }) => {
  const person = await knownGuest(page);
  await addToCart();
  await page.goto('/checkout');
  const name = page.getByLabel('Full name');
  await name.fill('Ida Sommer');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(/^Signed in as/)).toBeVisible();
  await expect(name).toHaveValue('Ida Sommer');
  await expect.poll(async () => (await (await page.request.get('/api/cart')).json()).itemCount).toBe(1);
});
