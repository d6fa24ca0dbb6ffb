import { expect, test } from '../screen.ts';

test('[SHELL-10, UX-10] an unknown address answers 404 with search and a way home', async ({
  page,
  expectAccessible,
}) => {
  for (const visit of [() => page.goto('/no/such/place'), () => page.reload()]) {
    expect((await visit())?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  await expectAccessible();
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search' });
  await search.fill('vase');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '“vase”' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
