import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { confirmedOrders, fillAddress, fillCard, payButton } from '../../support/journeys/checkout-form.ts';

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

test('[UX-46, PAY-01, CART-06] a code entered at the checkout is in the sum that is paid', async ({
  page,
  browser,
}) => {
  const maker = await browser.newPage();
  const { code, cents } = await codeAndListing(maker, page, { maxUses: 1 });
  await page.goto('/checkout');
  const side = page.getByRole('complementary', { name: 'Order summary' });
  await side.getByText('Have a code?').click();
  await side.getByLabel('Code', { exact: true }).fill(code);
  await side.getByRole('button', { name: 'Apply' }).click();
  await expect(side.getByText(`Code ${code}, 10 %`)).toBeVisible();
  await expect(side).toContainText(`−${money(Math.round(cents / 10))}`);
  await fillAddress(page);
  await fillCard(page);
  await payButton(page).click();
  expect(await confirmedOrders(page)).toHaveLength(1);
  await maker.goto('/seller-dashboard/promotions');
  await expect(maker.getByRole('row').filter({ hasText: code })).toContainText('Used up');
  await maker.goto('/seller-dashboard/orders?state=all');
  await maker.getByRole('row').filter({ hasText: 'Jonas Weber' }).getByRole('link').first().click();
  await expect(maker.getByText(`Code ${code}`)).toBeVisible();
  await maker.close();
});
