import { expect, test } from '../screen.ts';
import { buy } from '../../support/journeys/buying.ts';

test('[ORD-02] one’s orders: every picture, the day, the sum; found by words, status and year; bought again', async ({
  page,
  signUp,
  addToCart,
  expectAccessible,
}) => {
  await signUp();
  const blanket = await addToCart('wool blanket', 2);
  const { number } = await buy(page);
  await page.goto('/orders');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first().getByRole('heading', { level: 2 })).toHaveText(/^Arriving \w{3}\s\d/);
  await expect(rows.first()).toContainText(blanket.title);
  await expect(rows.first()).toContainText(/€\d/);
  await expect(rows.first().locator('.strip img')).toHaveCount(1);
  await expect(rows.first().getByRole('link', { name: `Track order ${number}` })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Status').selectOption('delivered');
  await expect(page.getByText('No order fits.')).toBeVisible();
  await expect(page).toHaveURL('/orders?state=delivered');
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(rows).toHaveCount(1);
  const words = page.getByLabel('Piece, maker or number');
  await words.fill('no such piece');
  await words.press('Enter');
  await expect(page.getByText('No order fits.')).toBeVisible();
  await words.fill(number);
  await words.press('Tab');
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Status')).toBeFocused();
  await page.getByLabel('Year').selectOption({ index: 1 });
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(words).toHaveValue(number);
  await expect(rows).toHaveCount(1);
});
