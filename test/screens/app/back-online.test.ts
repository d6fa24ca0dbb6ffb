import { expect, test } from '../screen.ts';

test.use({ complaintsAllowed: /Failed to load resource/ });

/** The page that the worker gives out without a connection says so of itself. */
const asKeptPage = (): void => document.documentElement.setAttribute('data-offline', '');
const READY = '**/api/ready';

test('[UX-12] the page for times without a connection loads again when the shop answers, also where the first word of it came too early', async ({
  page,
}) => {
  await page.addInitScript(asKeptPage);
  await page.route(READY, (route) => route.abort());
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  let failures = 0;
  page.on('requestfailed', () => (failures += 1));
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => failures).toBeGreaterThan(0);
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.unroute(READY);
  expect(new URL((await again).url()).pathname).toBe('/offline');
});

test('[UX-12] what somebody typed there is not lost to the connection that is back', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(asKeptPage);
  await page.route(READY, (route) => route.abort());
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const search = page.getByRole('combobox', { name: /Search/ });
  await search.fill('wool blanket');
  await page.unroute(READY);
  await expect(page.getByRole('heading', { level: 1, name: 'The connection is back' })).toBeVisible();
  await expect(search).toHaveValue('wool blanket');
  await expectAccessible();
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Reload' }).click();
  await again;
});
