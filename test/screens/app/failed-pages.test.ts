import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';

test.use({ complaintsAllowed: /Failed to load resource/ });

test('[UX-10, UX-11] a piece and a shop that could not be read say so as a page of their own, and are read again', async ({
  page,
  findListing,
  expectAccessible,
}) => {
  const { title } = await findListing('vase');
  await page.route(/\/api\/(listings|shops)\//, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/search?q=vase');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await outlastRetries(page, heading.filter({ hasText: 'This piece could not be loaded' }));
  await expect(page).toHaveTitle(/^This piece could not be loaded – /);
  await expectAccessible();
  await page.unroute(/\/api\/(listings|shops)\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText(title);

  await page.route('**/api/shops/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.locator('a[href^="/shop/"]:visible').first().click();
  await outlastRetries(page, heading.filter({ hasText: 'This shop could not be loaded' }));
  await page.unroute('**/api/shops/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).not.toHaveText('This shop could not be loaded');
});

for (const width of [1440, 360])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('[UX-100, CAT-05] a home page and results that could not be read say so where they would stand, without empty places', async ({
      page,
      expectAccessible,
    }) => {
      const failing = /\/api\/(home|search)(\?|$)/;
      await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/supportcenter');
      await page.getByRole('banner').getByRole('link', { name: 'Artisan Market' }).click();
      await outlastRetries(page, page.getByRole('heading', { name: 'The newest pieces could not be loaded' }));
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'New', exact: true })).toHaveCount(0);
      await expectAccessible();
      await page.getByRole('link', { name: 'See the newest pieces' }).click();
      await outlastRetries(page, page.getByRole('heading', { name: 'The results could not be loaded' }));
      await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
      await expectAccessible();
      await page.unroute(failing);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('status').filter({ hasText: /results from/ })).toBeVisible();
    });
  });
