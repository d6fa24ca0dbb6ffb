import { readFileSync } from 'node:fs';
import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { expect, test } from '../journey.ts';

test('[PAY-04, PAY-06, UX-93] a maker reads what became of every cent of a sale', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/payouts');
  await page.getByRole('link', { name: 'Enter a bank account' }).click();
  await page.getByLabel('Account holder').fill('Noa Weaver');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Your password').fill('linen-and-oak');
  await page.getByLabel('Your password').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Account ending 3000' })).toBeVisible();

  const shopping = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await shopping.newPage();
  const jug = await publishJug(guest, {}, undefined, page.request);
  await jug.putIntoCart('Ink');
  const { orderId, confirmation } = await buy(guest);

  await page.goto(`/seller-dashboard/orders/${orderId}`);
  await page.getByRole('button', { name: 'Give money back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await dialog.getByRole('radio', { name: 'A sum' }).check();
  await dialog.getByLabel('Sum, €').fill('5.50');
  await dialog.getByLabel(/^Reason/).fill('A chip at the foot');
  await dialog.getByRole('button', { name: 'Give €5.50 back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('“A chip at the foot”')).toBeVisible();

  await page.goto('/seller-dashboard/payouts');
  const parts = page.getByRole('navigation', { name: 'What it comes from' });
  await expect(parts.getByRole('link', { name: /^Refunded/ })).toContainText('€5.50');
  await parts.getByRole('link', { name: /^Fees/ }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('table')).toContainText('Its part of the €5.50 that went back is given back too.');

  const key = new URL(confirmation, 'http://x').searchParams.get('key');
  await expect(async () => {
    await guest.goto(`/order/${orderId}?key=${key}`);
    await expect(guest.getByRole('complementary', { name: 'Sums and address' })).toContainText('Money sent back on', {
      timeout: 500,
    });
  }).toPass();
  await shopping.close();
});

test('[PAY-04, UX-93] a payout opens what it pays, and its statement is taken home as PDF and CSV', async ({
  page,
}) => {
  const signedIn = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'ana@example.com', password: 'handmade' },
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto('/seller-dashboard/payouts?list=paid');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payout of €/);
  // Days and numbers of orders are read as one, on a wide screen as on a phone.
  const torn = await page
    .getByRole('table')
    .locator('td:nth-child(-n+2)')
    .evaluateAll((cells) =>
      cells
        .flatMap((cell) => [...cell.querySelectorAll('a, span')])
        .filter((part) => part.children.length === 0 && part.getClientRects().length > 1)
        .map((part) => part.textContent),
    );
  expect(torn).toEqual([]);
  for (const [name, begins] of [
    ['Statement as PDF', '%PDF-'],
    ['CSV', 'Date'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = await download;
    const bytes = readFileSync(await file.path(), 'latin1').replace(/^ï»¿/, '');
    expect(bytes.slice(0, begins.length)).toBe(begins);
    expect(file.suggestedFilename()).toMatch(/\.(pdf|csv)$/);
  }
});
