import type { Page } from '@playwright/test';
import type { LedgerLine } from '#domain/payments/model.ts';
import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';

/** A maker of the demo shop, who has sold, signed in on a page. */
async function asMaker(page: Page): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'ana@example.com', password: 'handmade' },
  });
  expect(answer.ok()).toBe(true);
}
const read = async (page: Page, path: string) => (await page.request.get(`/api/seller/${path}`)).json();
const money = (cents: number): string =>
  `${cents < 0 ? '−' : ''}€${(Math.abs(cents) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;

test('[UX-93, PAY-04] the balance with what it is made of; each figure opens its list, every fee is explained', async ({
  page,
  expectAccessible,
}) => {
  await asMaker(page);
  const balance = await read(page, 'balance');
  expect(balance.paidCents).toBeGreaterThan(0);
  expect(balance.balanceCents + balance.reservedCents + balance.feesCents + balance.refundedCents).toBe(
    balance.paidCents + balance.fundedCents,
  );
  await page.goto('/seller-dashboard');
  await page
    .getByRole('navigation', { name: 'Seller dashboard', exact: true })
    .getByRole('link', { name: 'Payouts' })
    .click();
  const figures = page.getByRole('navigation', { name: 'What the balance is made of' });
  await expect(figures.getByRole('link', { name: /^Balance now/ })).toContainText(
    money(balance.balanceCents + balance.reservedCents),
  );
  await expect(figures.getByRole('link', { name: /^Buyers paid/ })).toContainText(money(balance.paidCents));
  await expectAccessible();
  await figures.getByRole('link', { name: /^Fees/ }).click();
  await expect(page).toHaveURL(/\/seller-dashboard\/payouts\?list=fees$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Fees' })).toBeVisible();
  const { items } = await read(page, 'ledger?list=fees&limit=50');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(items.length + 1);
  for (const [index, line] of (items as LedgerLine[]).slice(0, 3).entries()) {
    await expect(rows.nth(index + 1)).toContainText(line.explanation);
    await expect(rows.nth(index + 1)).toContainText(money(line.amountCents));
  }
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${items[0].orderNumber}`);
  const main = page.getByRole('main');
  const { items: own } = await read(page, `orders/${items[0].orderId}/ledger`);
  await expect(main).toContainText(items[0].explanation);
  await expect(main.locator('.d-tot', { hasText: 'Yours' })).toContainText(
    money((own as LedgerLine[]).reduce((sum, { amountCents }) => sum + amountCents, 0)),
  );
  await expectAccessible();
});

test('[UX-93, UX-100] a shop that has sold nothing reads so, with a way on', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/payouts?list=fees');
  await expect(page.getByRole('navigation', { name: 'What the balance is made of' })).toContainText('€0.00');
  await expect(page.getByText('No fee yet')).toBeVisible();
  await page.getByRole('link', { name: 'Everything' }).click();
  await expect(page.getByText('Nothing has changed your balance yet')).toBeVisible();
});

test.describe('when it could not be read', () => {
  test.use({ complaintsAllowed: /Failed to load resource/ });
  test('[UX-93, UX-100] balance, list and an order’s money say so, and are read again', async ({ page }) => {
    await asMaker(page);
    const failing = /\/api\/seller\/(balance|ledger|orders\/[^/]+\/ledger)/;
    await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/seller-dashboard/payouts');
    await expect(page.getByRole('status', { name: 'Loading the balance' })).toBeVisible();
    await outlastRetries(page, page.getByText('Your balance could not be read'));
    await outlastRetries(page, page.getByText('This list could not be read'));
    await page.unroute(failing);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.first().click();
    await expect(page.getByRole('link', { name: /^Balance now/ })).toBeVisible();
    await again.click();
    await expect(page.getByRole('table')).toBeVisible();

    const orders = await read(page, 'orders');
    await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/seller-dashboard/orders/${orders.items[0].orderId}`);
    await outlastRetries(page, page.getByText('What it brings you could not be read.'));
    await page.unroute(failing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText('Yours')).toBeVisible();
  });
});
