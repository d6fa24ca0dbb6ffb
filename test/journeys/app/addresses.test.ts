import { expect, test } from '../journey.ts';

// One of each kind; the others are opened in test/screens/app/addresses.test.ts.
const openPlaces: readonly [path: string, heading: string][] = [
  ['/', 'Made by hand, sold by the person who made it.'],
  ['/checkout', 'Checkout'],
  ['/search?q=mug', '“mug”'],
  ['/support/account-sign-in', 'Signing in to your account'],
  ['/orderconfirmation', 'No order here'],
];

// The server and the routes are the same for every window size.
test('[SHELL-05, SHELL-06] every kind of address opens by a direct visit and by a reload @desktop', async ({
  page,
}) => {
  for (const [path, heading] of openPlaces)
    for (const visit of [() => page.goto(path), () => page.reload()]) {
      const answer = await visit();
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    }
});

test('[SHELL-05] a product page opens by a direct visit, and its sections scroll into view @both', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('a[href^="/product/"]').first().getAttribute('href');
  for (const section of ['questions', 'reviews']) {
    expect((await page.goto('about:blank'))?.status()).toBeUndefined();
    expect((await page.goto(`${address}#${section}`))?.status()).toBe(200);
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 }).first()).toBeInViewport();
    await page.reload();
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 }).first()).toBeInViewport();
  }
});
