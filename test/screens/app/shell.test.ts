import { expect, test } from '../screen.ts';

interface State {
  session: { displayName: string } | null;
  settings: { marketplaceName: string };
}

const stateIn = (html: string): State =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as State;

test('[SHELL-04, ACC-02] the first HTML says who is signed in, and nothing asks for it afterwards', async ({
  page,
  signUp,
}) => {
  const guest = await page.goto('/');
  expect(stateIn((await guest?.text()) ?? '').session).toBeNull();
  const person = await signUp();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/accounts/session')) asked.push(request.url());
  });
  const html = await (await page.goto('/'))?.text();
  expect(stateIn(html ?? '').session?.displayName).toBe(person.name);
  await expect(page.getByRole('button', { name: `Your account, ${person.name}` })).toBeVisible();
  expect(asked).toEqual([]);
});

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

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('[UX-09, AUTHUI-07] a screen that asks to sign in names itself and takes the focus', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'More about it' }).click();
    await expect(page).toHaveTitle('Sign in to see this page – Artisan Market');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeFocused();
  });
});
