import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const newCode = (): string => `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** A maker of the demo shop signed in on a page. */
async function asMaker(page: Page): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'ana@example.com', password: 'handmade' },
  });
  expect(answer.ok()).toBe(true);
}

/** A code of the maker's, made by the call itself, and a piece of theirs in the buyer's cart. */
async function codeAndListing(
  maker: Page,
  buyer: Page,
  changes: object = {},
): Promise<{ code: string; cents: number }> {
  await asMaker(maker);
  const code = newCode();
  const terms = { kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null };
  const made = await maker.request.post('/api/seller/promotions', {
    data: { ...terms, maxUses: null, code, ...changes },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(made.ok()).toBe(true);
  const { items } = await (await maker.request.get('/api/seller/listings')).json();
  for (const { listingId } of items as { listingId: string }[]) {
    const answer = await buyer.request.get(`/api/listings/${listingId}`);
    const listing = answer.ok() ? await answer.json() : { variants: [] };
    const variant = listing.variants.find((each: { stock: number }) => each.stock >= 5);
    if (!variant || listing.personalisation?.required) continue;
    await buyer.request.post('/api/cart/items', {
      data: { listingId, variantId: variant.id, quantity: 1, personalisation: '' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    return { code, cents: variant.priceCents };
  }
  throw new Error('This maker has no piece left.');
}

const money = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

test('[UX-46, CART-05] a code is asked for behind a question, its error stands at the field, it is applied, taken off and applied again', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const maker = await browser.newPage();
  const { code, cents } = await codeAndListing(maker, page);
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const field = summary.getByLabel('Code', { exact: true });
  await expect(field).toBeHidden();
  const parcels = page.getByRole('main').locator('.postage-line');
  await expect(parcels).not.toHaveCount(0);
  await expect(parcels.filter({ hasText: /Reduction|Code |−/ })).toHaveCount(0);
  await summary.getByText('Have a code?').click();
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('No shop in your cart has this code. Check the letters and digits.');
  await expect(field).toBeFocused();
  await expectAccessible();
  await field.fill(` ${code.toLowerCase()} `);
  await expect(field).toHaveAccessibleDescription('');
  await summary.getByRole('button', { name: 'Apply' }).click();
  const off = Math.round(cents / 10);
  await expect(summary).toContainText(`Code ${code}, 10 %`);
  await expect(summary).toContainText(`−${money(off)}`);
  await expect(parcels.filter({ hasText: `Code ${code}−${money(off)}` })).toHaveCount(1);
  const remove = summary.getByRole('button', { name: 'Remove the code' });
  await expect(remove).toBeFocused();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(summary).toContainText(`−${money(Math.round(cents / 5))}`);
  await expectAccessible();
  await remove.click();
  await expect(summary).not.toContainText(code);
  await expect(summary.getByText('Have a code?')).toBeFocused();
  await expect(parcels.filter({ hasText: /Reduction|Code |−/ })).toHaveCount(0);
  await maker.close();
});

test('[SHELL-09] a maker makes a code, is told what is wrong with it, and stops it', async ({
  page,
  expectAccessible,
}) => {
  await asMaker(page);
  await page.goto('/seller-dashboard/promotions');
  await page.getByRole('button', { name: 'New promotion' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New promotion' });
  await dialog.getByLabel('Code that buyers enter').fill('A B!');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Use 3 to 24 letters, digits and dashes');
  const code = newCode();
  await dialog.getByLabel('Code that buyers enter').fill(code);
  await dialog.getByLabel('Takes off').selectOption('fixed');
  await dialog.getByLabel('Amount, €').fill('5');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(dialog.getByRole('alert')).toContainText('€1.00 more');
  await dialog.getByLabel('Orders from, €').fill('40');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('€5.00, orders from €40.00');
  await expectAccessible();
  await row.getByRole('button', { name: `Stop ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the code' }).click();
  await expect(row).toContainText('Stopped');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('[DASH-04, UX-46] a maker makes a code for the postage, and a buyer reads what it saves, in the cart and before paying', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const maker = await browser.newPage();
  const { cents } = await codeAndListing(maker, page);
  await maker.goto('/seller-dashboard/promotions');
  await maker.getByRole('button', { name: 'New promotion' }).first().click();
  const dialog = maker.getByRole('dialog', { name: 'New promotion' });
  const code = newCode();
  await dialog.getByLabel('Code that buyers enter').fill(code);
  await dialog.getByLabel('Takes off').selectOption('postage');
  await expect(dialog.getByLabel('Amount, €')).toBeHidden();
  await expect(dialog).toContainText('You bear the postage.');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(maker.getByRole('row').filter({ hasText: code })).toContainText('Free tracked post');
  await maker.close();

  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByText('Have a code?').click();
  await summary.getByLabel('Code', { exact: true }).fill(code);
  await summary.getByRole('button', { name: 'Apply' }).click();
  const row = summary.locator('dl > div').filter({ hasText: `Code ${code}` });
  await expect(row).toContainText('free tracked post');
  await expect(summary.locator('dl > div').filter({ hasText: 'Postage' })).toContainText('€0.00');
  await expect(summary.locator('.total')).toContainText(money(cents));
  await expectAccessible();
  await page.goto('/checkout');
  await expect(
    page
      .locator('.price-sums > div')
      .filter({ hasText: `Code ${code}` })
      .first(),
  ).toContainText('free tracked post');
});

test('[DASH-04] a maker comes from a listing, makes a code for it that each person uses once, and reads so in the list', async ({
  page,
}) => {
  await asMaker(page);
  const { items } = await (await page.request.get('/api/seller/listings')).json();
  const { listingId, title } = items[0];
  await page.goto(`/seller-dashboard/promotions?product=${listingId}`);
  const dialog = page.getByRole('dialog', { name: 'New promotion' });
  await expect(dialog.getByLabel('Counts for')).toHaveValue(listingId);
  const code = newCode();
  await dialog.getByLabel('Code that buyers enter').fill(code);
  await dialog.getByLabel('Percent').fill('15');
  await dialog.getByLabel('Times per person').fill('x');
  const make = dialog.getByRole('button', { name: 'Make the code' });
  await make.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Write how often one person may use it as a number, or leave it empty.',
  );
  await dialog.getByLabel('Times per person').fill('1');
  await make.click();
  await expect(page.getByText(`${code} is made.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(`15 % off ${title}, once per person`);
});
