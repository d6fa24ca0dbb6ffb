import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { publishMug } from './mug-piece.ts';
import { confirmedOrders, fillAddress, fillCard, payButton } from './till.ts';

async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password: 'handmade' } });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[UX-96, CAT-01] a listing is hidden with a reason, its maker cannot put it back alone, and it is shown again', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  const { listingId, maker } = await publishMug(page);
  await signInAs(page, 'content@example.com');
  await page.goto(`/admin/products/${listingId}`);
  await expect(heading(page, /beaker/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  const hide = page.getByRole('button', { name: 'Hide from the shop' });
  await expect(hide).toBeDisabled();
  await expectAccessible();
  expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
  await page.getByLabel('What is wrong; its maker reads it').fill('The glaze on the pictures is not this one.');
  await hide.click();
  await expect(page.getByText('Took a listing out of the shop')).toBeVisible();
  await expect(page.getByText('Hidden', { exact: true }).first()).toBeVisible();
  expect((await page.request.get(`/api/listings/${listingId}`)).status()).toBe(404);
  const again = await maker.post(`/api/seller/listings/${listingId}/state`, { data: { state: 'active' } });
  expect((await again.json()).state).toBe('pending_review');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open the queue' })).toBeVisible();
  await expect(page.getByText('Waits for a moderator').first()).toBeVisible();
  await maker.post(`/api/seller/listings/${listingId}/state`, { data: { state: 'removed' } });
  await page.reload();
  await expect(page.getByText('Its maker has removed it. Orders keep its words.')).toBeVisible();
  await page.goto('/admin/products/nothing-like-this');
  await expect(heading(page, 'No such listing')).toBeVisible();
});

test('[UX-96, UX-97, ORD-01] an order is found by its number with Ctrl K, noted on by customer service, and called off by a senior admin @both', async ({
  page,
  signUp,
  addPiece,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  const person = await signUp();
  await addPiece('wool blanket');
  await page.goto('/checkout');
  await fillAddress(page, person.email);
  await fillCard(page);
  await payButton(page).click();
  const [number = ''] = await confirmedOrders(page);
  await signInAs(page, 'service@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(number);
  // Pressed before the answer has come: it holds for what the answer finds.
  await page.keyboard.press('Enter');
  await expect(heading(page, `Order ${number}`)).toBeVisible();
  await expect(page.getByText('Seeing the payment needs transactions.view')).toBeVisible();
  await expect(page.getByText('Cancelling needs orders.edit')).toBeVisible();
  await page.getByLabel('Note, read by administrators alone').fill('She rang about the colour.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('She rang about the colour.')).toBeVisible();
  await expectAccessible();
  expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
  const at = page.url();
  await signInAs(page, 'senior@example.com');
  await page.goto(at);
  await page.getByLabel('Reason, kept in the audit log').fill('asked for by the buyer');
  await page.getByRole('button', { name: `Cancel ${number}` }).click();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the payment' }).click();
  await expect(page.getByText('Only the payment of one checkout is shown.')).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Cancelled');
  await expectAccessible();
  expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
});

test('[UX-97] a setting that the palette finds is scrolled to', async ({ page }) => {
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('listing review');
  await expect(page.getByRole('option', { name: /LISTING_REVIEW/ })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('row', { name: /LISTING_REVIEW/ })).toBeInViewport();
});
