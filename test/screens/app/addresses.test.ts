import { expect, test } from '../screen.ts';

const openPlaces: readonly [path: string, heading: string][] = [
  ['/cart', 'Your cart'],
  ['/wishlist', 'Wishlist'],
  ['/favorites', 'Wishlist'],
  ['/search', 'All pieces'],
  ['/track', 'Track an order'],
  ['/withdraw', 'Withdraw from contract'],
  ['/supportcenter', 'Help'],
  ['/support/how-to-create-account', 'Opening an account'],
  ['/activate-admin', 'Activate an administrator'],
  ['/recover-cart', 'Your saved cart'],
  ['/order-confirmation', 'No order here'],
];

const guardedPlaces = ['/orders', '/profile', '/messages', '/settings', '/seller-dashboard'];

const adminNames = [
  '',
  '/dashboard',
  '/users',
  '/sellers',
  '/products',
  '/reviews',
  '/reports',
  '/financial',
  '/cases',
  '/messaging',
  '/spam',
  '/system-health',
  '/settings',
  '/compliance',
  '/gdpr',
];

for (const [path, heading] of openPlaces) {
  test(`[SHELL-05, SHELL-06] ${path} opens by a direct visit and by a reload`, async ({ page }) => {
    for (const visit of [() => page.goto(path), () => page.reload()]) {
      const answer = await visit();
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    }
  });
}

for (const path of [...guardedPlaces, ...adminNames.map((name) => `/admin${name}`)]) {
  test(`[SHELL-05, SHELL-06, SHELL-08, AUTHUI-07] ${path} asks a guest to sign in and stays at its address`, async ({
    page,
  }) => {
    for (const visit of [() => page.goto(path), () => page.reload()]) {
      expect((await visit())?.status()).toBe(200);
      await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

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

test('[SHELL-10] an unknown piece, shop or picture answers 404', async ({ page }) => {
  for (const path of ['/product/0190b0a0-0000-7000-8000-000000000000', '/shop/nobody-here', '/product/x']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await page.request.get('/pictures/nothing/320.avif')).status()).toBe(404);
});

test('[SHELL-11] a recovery parameter on any page leads to the recovery screen and is carried along', async ({
  page,
}) => {
  for (const path of ['/', '/search?q=mug', '/product/x', '/no/such/place', '/checkout']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}recovery=abc%2F123`);
    expect(new URL(page.url()).pathname).toBe('/recover-cart');
    expect(new URL(page.url()).searchParams.get('recovery')).toBe('abc/123');
    await expect(page.getByRole('heading', { level: 1, name: 'Your saved cart' })).toBeVisible();
  }
});
