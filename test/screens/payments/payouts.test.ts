import type { Page } from '@playwright/test';
import type { LedgerLine } from '#domain/payments/model.ts';
import type { Payout } from '#domain/payments/payout-model.ts';
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

test('[UX-93, PAY-04] balance, on the way and paid out, and what they come from; each figure opens its list, every fee is explained', async ({
  page,
  expectAccessible,
}) => {
  await asMaker(page);
  // What the page itself read: a sale may mature while it opens.
  const answered = page.waitForResponse((each) => each.url().endsWith('/api/seller/balance') && each.ok());
  await page.goto('/seller-dashboard');
  await page
    .getByRole('navigation', { name: 'Seller dashboard', exact: true })
    .getByRole('link', { name: 'Payouts' })
    .click();
  const balance = await (await answered).json();
  expect(balance.paidCents).toBeGreaterThan(0);
  const { balanceCents, reservedCents, inTransitCents, paidOutCents, feesCents, refundedCents } = balance;
  expect(
    balanceCents + reservedCents + inTransitCents + paidOutCents + feesCents + refundedCents + balance.disputedCents,
  ).toBe(balance.paidCents + balance.fundedCents);
  const own = page.getByRole('navigation', { name: 'Your money' });
  await expect(own.getByRole('link', { name: /^Balance now/ })).toContainText(money(balanceCents));
  await expect(own.getByRole('link', { name: /^On the way/ })).toContainText(money(reservedCents));
  await expect(own.getByRole('link', { name: /^Paid out/ })).toContainText(money(paidOutCents));
  const parts = page.getByRole('navigation', { name: 'What it comes from' });
  await expect(parts.getByRole('link', { name: /^Buyers paid/ })).toContainText(
    money(balance.paidCents + balance.fundedCents + balance.fundedBackCents),
  );
  await expect(page.getByRole('main')).toContainText('Every Thursday to the account ending');
  await expect(page.getByRole('heading', { level: 2, name: 'What your balance is made of' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account and schedule' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter a bank account' })).toHaveCount(0);
  await expectAccessible();

  await own.getByRole('link', { name: /^On the way/ }).click();
  await expect(page).toHaveURL(/\/payouts\?list=reserved$/);
  await expect(page.getByRole('heading', { level: 2, name: 'On the way to you' })).toBeVisible();
  const { items: reserved } = await read(page, 'reserved');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(reserved.length + 1);

  await parts.getByRole('link', { name: /^Fees/ }).click();
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
  const { items: ofOrder } = await read(page, `orders/${items[0].orderId}/ledger`);
  await expect(main).toContainText(items[0].explanation);
  await expect(main.locator('.d-tot', { hasText: 'Yours' })).toContainText(
    money((ofOrder as LedgerLine[]).reduce((sum, { amountCents }) => sum + amountCents, 0)),
  );
  await expectAccessible();
});

test('[UX-93, PAY-04] a payout opens how it adds up, each of its lines, and its statement', async ({
  page,
  expectAccessible,
}) => {
  await asMaker(page);
  const { items } = await read(page, 'payouts');
  const payout = (items as Payout[]).find(({ kind }) => kind === 'balance');
  expect(payout?.state).toBe('paid');
  await page.goto('/seller-dashboard/payouts?list=paid');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(items.length + 1);
  await page.goto(`/seller-dashboard/payouts/${payout?.payoutId}`);
  const amount = money(payout?.amountCents ?? 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payout of ${amount}`);
  await expect(page.getByRole('heading', { level: 2, name: 'What it pays' })).toBeVisible();
  await expect(page.locator('.d-tot')).toContainText(amount);
  const { items: lines } = await read(page, `payout-lines?payoutId=${payout?.payoutId}`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(lines.length + 1);
  // [UX-93] Each part of the sum opens what its lines add to it.
  const fees = page.locator('.d-sum').getByRole('link').nth(1);
  const said = await fees.textContent();
  await fees.click();
  await expect(page).toHaveURL(/\?part=fees$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Fees of it' })).toBeVisible();
  const { items: ofFees } = await read(page, `payout-lines?payoutId=${payout?.payoutId}&part=fees`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(ofFees.length + 1);
  expect(said).toBe(money((ofFees as LedgerLine[]).reduce((sum, { amountCents }) => sum + amountCents, 0)));
  await page.getByRole('link', { name: 'All lines of it' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(lines.length + 1);
  for (const name of ['Statement as PDF', 'CSV']) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect((await page.request.get(href)).ok()).toBe(true);
  }
  await expectAccessible();
});

test('[PAY-06, UX-93] a maker enters a bank account: mistakes are told before it is sent, the IBAN is shown by its last four, and the schedule is theirs', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/payouts');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Enter a bank account' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account and schedule' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter a bank account' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank account and schedule');
  await page.getByLabel('Account holder').fill(' N ');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByLabel('Account holder')).toHaveAccessibleDescription('Fill in who holds the account.');
  await expect(page.getByLabel('Account holder')).toBeFocused();
  await page.getByLabel('Account holder').fill('Noa Weaver');
  await expect(page.getByLabel('Account holder')).toHaveAccessibleDescription('');
  await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText('its check digits do not fit')).toBeVisible();
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText('Incorrect password.')).toBeVisible();
  await page.getByLabel('Your password').fill('linen-and-oak');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Account ending 3000' })).toBeVisible();
  await expect(page.getByText('Not tried yet')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  await expectAccessible();
  await page.getByLabel('Paid out').selectOption('monthly');
  await page.getByLabel('From a balance of').fill('0.50');
  await expect(page.getByText('Choose a sum from')).toBeVisible();
  for (const wrong of ['', 'x', '10000.01']) {
    await page.getByLabel('From a balance of').fill(wrong);
    await page.getByRole('button', { name: 'Save the schedule' }).click();
    await expect(page.getByText('Choose a sum from €1.00 to €10,000.00.')).toBeVisible();
  }
  await page.getByLabel('From a balance of').fill('50');
  await expect(page.getByText('Choose a sum from')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByText('Your schedule was saved.')).toBeVisible();
  expect((await read(page, 'payout-account')).account).toMatchObject({ interval: 'monthly', minimumCents: 5000 });
});

test('[UX-93, UX-100] a shop that has sold nothing reads so, with a way on', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/payouts?list=fees');
  await expect(page.getByRole('navigation', { name: 'What it comes from' })).toContainText('€0.00');
  await expect(page.getByText('No fee yet')).toBeVisible();
  await page.getByRole('link', { name: 'Everything', exact: true }).click();
  await expect(page.getByText('Nothing was booked yet')).toBeVisible();
  await page.getByRole('link', { name: /^Balance now/ }).click();
  await expect(page.getByText('Nothing to be paid out now')).toBeVisible();
});

test.describe('when it could not be read', () => {
  test.use({ complaintsAllowed: /Failed to load resource/ });
  test('[UX-93, UX-100] balance, list and an order’s money say so, and are read again', async ({ page }) => {
    await asMaker(page);
    const failing = /\/api\/seller\/(balance|ledger|payout-lines|orders\/[^/]+\/ledger)/;
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
