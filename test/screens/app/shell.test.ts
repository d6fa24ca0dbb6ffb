import { expect, test } from '../screen.ts';

test('[SHELL-15] the configured name and support address stand wherever the product names itself', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/supportcenter',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll('"marketplaceName":"Artisan Market"', '"marketplaceName":"Linden Court"')
        .replace(/"supportEmail":"[^"]*"/, '"supportEmail":"hello@linden.example"');
      await route.fulfill({ response: answer, body: html });
    },
  );
  await page.goto('/supportcenter');
  await expect(page).toHaveTitle('Help – Linden Court');
  await expect(page.locator('.wordmark').filter({ visible: true })).toHaveText(['Linden Court', 'Linden Court']);
  await expect(page.getByRole('link', { name: 'hello@linden.example' })).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Open a shop' }).click();
  await expect(page.getByRole('heading', { name: 'Join Linden Court' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('Artisan Market');
});

test('[SHELL-15, UX-09] each screen names itself and the marketplace in the title', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Artisan Market');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track a parcel' }).click();
  await expect(page).toHaveTitle('Track an order – Artisan Market');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Artisan Market');
});
