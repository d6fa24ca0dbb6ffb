import { expect, test } from '../screen.ts';

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const money = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

test('[DASH-04] a maker comes from a listing and makes a sale of it; buyers see the lower price and its end, until it is stopped', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const maker = await browser.newPage();
  // Somebody whose shop has no sale of its own.
  await maker.request.post('/api/accounts/sign-in', { data: { email: 'tomas@example.com', password: 'handmade' } });
  const { items } = await (await maker.request.get('/api/seller/listings?state=active')).json();
  // The one that was changed longest ago has cost the same for 30 days.
  const { listingId, title, priceCents } = items.at(-1);
  await maker.goto(`/seller-dashboard/promotions?product=${listingId}`);
  const dialog = maker.getByRole('dialog', { name: 'New promotion' });
  await dialog.getByLabel('What it is').selectOption('sale');
  await expect(dialog.getByLabel('Code that buyers enter')).toBeHidden();
  await expect(dialog.getByLabel('Counts for')).toHaveValue(listingId);
  await dialog.getByLabel('Percent').fill('25');
  const make = dialog.getByRole('button', { name: 'Make the sale' });
  await make.click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose the last day: a sale has an end.');
  await dialog.getByLabel('Last day').fill(dayIn(3));
  await make.click();
  await expect(dialog).toBeHidden();
  const row = maker.getByRole('row').filter({ hasText: `25 % off ${title}` });
  await expect(row).toContainText('Runs now');

  await page.goto(`/product/${listingId}`);
  const price = page.locator('.buy-box__price');
  await expect(price).toContainText(money(priceCents - Math.round(priceCents / 4)));
  await expect(price.locator('s')).toHaveText(`before ${money(priceCents)}`);
  await expect(price).toContainText('Sale until');
  await expectAccessible();

  await maker.goto(`/seller-dashboard/promotions?product=${listingId}`);
  await dialog.getByLabel('What it is').selectOption('sale');
  await dialog.getByLabel('Percent').fill('10');
  await dialog.getByLabel('Last day').fill(dayIn(2));
  await make.click();
  await expect(dialog.getByRole('alert')).toContainText('in another sale at that time');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: `Stop 25 % off ${title}` }).click();
  await maker.getByRole('dialog').getByRole('button', { name: 'Stop the sale' }).click();
  await expect(row).toContainText('Stopped');
  await page.goto(`/product/${listingId}`);
  await expect(price).toContainText(money(priceCents));
  await expect(price).not.toContainText('Sale until');
  await maker.close();
});
