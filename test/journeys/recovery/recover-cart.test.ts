import { expect, test } from '../journey.ts';

test('[REC-10] what another page kept is used while it is fresh, and taken away', async ({ page }) => {
  await page.goto('/track');
  const keep = (age: number) =>
    page.evaluate(
      (timestamp) =>
        sessionStorage.setItem('cart_recovery_data', JSON.stringify({ token: 'kept', cartId: 'guest-2', timestamp })),
      Date.now() - age,
    );
  await keep(1000);
  await page.goto('/recover-cart');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/cart/recover'),
    page.getByRole('button', { name: 'Bring my cart back' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ token: 'kept', cart: 'guest-2' });
  expect(await page.evaluate(() => sessionStorage.getItem('cart_recovery_data'))).toBeNull();
  await page.goto('/track');
  await keep(6 * 60 * 1000);
  await page.goto('/recover-cart');
  await expect(page.getByRole('alert').getByText('Invalid or expired recovery link')).toBeVisible();
});
