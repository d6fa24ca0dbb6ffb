import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';
import { buy } from '../../support/journeys/buying.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const roles: [email: string, product: string | null, order: string | null][] = [
  ['cy@example.com', 'Ask for a change, Hide from the shop', 'Add the note, Give money back, Cancel'],
  ['senior@example.com', 'Ask for a change, Hide from the shop', 'Add the note, Give money back, Cancel'],
  ['service@example.com', null, 'Add the note'],
  ['content@example.com', 'Ask for a change, Hide from the shop', null],
  ['finance@example.com', null, 'Add the note, Give money back'],
  ['analytics@example.com', null, null],
  ['success@example.com', 'Ask for a change', null],
  ['safety@example.com', 'Hide from the shop', null],
  ['custom@example.com', null, ''],
];

test('[UX-96, CAT-01] a listing is hidden with a reason, its maker cannot put it back alone, and it is shown again', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const { listingId, maker } = await publishMug(page);
  await signInAs(page, 'content@example.com');
  await page.goto(`/admin/products/${listingId}`);
  await expect(heading(page, /beaker/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  const hide = page.getByRole('button', { name: 'Hide from the shop' });
  await expect(hide).toBeDisabled();
  await expectAccessible();
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

test('[UX-96, UX-97, ORD-01] an order is found by its number with Ctrl K, noted on by customer service, and called off by a senior admin', async ({
  page,
  signUp,
  addToCart,
  expectAccessible,
}) => {
  await signUp();
  await addToCart('wool blanket');
  const { number } = await buy(page);
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
  const at = page.url();
  await signInAs(page, 'senior@example.com');
  await page.goto(at);
  await page.getByLabel('Reason, kept in the audit log').fill('asked for by the buyer');
  await page.getByRole('button', { name: `Cancel ${number}` }).click();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the payment' }).click();
  await expect(page.getByText('Only the payment of one checkout is shown.')).toBeVisible();
  await page.getByRole('link', { name: number }).last().click();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Cancelled');
  await expectAccessible();
});

test('[UX-97] the palette finds settings, is worked by keys alone, and a search that fails says so', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('listing review');
  await expect(page.getByRole('option', { name: /LISTING_REVIEW/ })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('row', { name: /LISTING_REVIEW/ })).toBeVisible();
  await page.route('**/api/admin/find*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'request/x', message: 'The database rests.', requestId: 'r' } },
    }),
  );
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('invoice of nobody');
  await expect(page.getByRole('alert')).toContainText('The search did not answer');
  await page.unroute('**/api/admin/find*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing that you may see fits.' })).toBeVisible();
});

test('[UX-95, UX-96, ADM-03] each role sees exactly its own acts on the record of a listing and of an order', async ({
  page,
  findListing,
}) => {
  const { listingId } = await findListing();
  await signInAs(page, 'cy@example.com');
  const { items } = await (await page.request.get('/api/admin/orders?state=confirmed&limit=100')).json();
  const acts = async (path: string, permission: string): Promise<string | null> => {
    await page.goto(path);
    const refused = page.getByText(`You need ${permission} permission – ask a master admin`);
    const there = page.getByRole('complementary', { name: 'Acts', exact: true });
    await expect(refused.or(there)).toBeVisible();
    if (await refused.isVisible()) return null;
    const names = await there.getByRole('button').allInnerTexts();
    return names.map((name) => name.replace(/ AM-[\d-]+$/, '')).join(', ');
  };
  for (const [email, product, order] of roles) {
    await signInAs(page, email);
    expect(await acts(`/admin/products/${listingId}`, 'products.view'), email).toBe(product);
    expect(await acts(`/admin/orders/${items.at(-1).orderId}`, 'orders.view'), email).toBe(order);
  }
});
