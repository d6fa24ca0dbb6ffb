import { buy } from '../../support/journeys/buying.ts';
import { expect, test } from '../screen.ts';

test('[SHELL-07, ORD-02] the address of order alerts shows the order to its buyer, and to nobody else', async ({
  page,
  signUp,
  addToCart,
  expectAccessible,
}) => {
  await signUp();
  await addToCart();
  const { orderId, number } = await buy(page);
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByRole('main')).toContainText('Karl-Heine-Straße 48');
  await expectAccessible();
  await page.goto('/orders');
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await page.context().clearCookies();
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No order of yours here');
  await expect(page.getByRole('main')).not.toContainText('Karl-Heine-Straße 48');
});
