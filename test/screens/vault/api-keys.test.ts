import type { Page } from '@playwright/test';
import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';

const ADDRESS = '/seller-dashboard/api-keys';

/** Name and scope, as a seller fills them in. */
async function fill(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Read pieces').check();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Make a key' }).click();
}

test('[VAULT-05, API-01] a seller makes a key, sees it once, a program uses it, and it is revoked', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const { password } = await signUp();
  await page.goto(ADDRESS);
  await expect(page.getByText('No key yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Make the first key' }).click();
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByText('Give the key a name.')).toBeVisible();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await expectAccessible();
  await fill(page, 'Stock sheet', 'wrong');
  await expect(page.getByText('Incorrect password.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Stock sheet');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  expect(key).toMatch(/^ask_[\w-]{43}$/);
  await expect(page.getByText('It is shown this once')).toBeVisible();
  await expectAccessible();
  const authorization = `Bearer ${key}`;
  expect((await page.request.get('/api/seller/listings', { headers: { authorization } })).status()).toBe(200);
  expect((await page.request.get('/api/seller/orders', { headers: { authorization } })).status()).toBe(403);
  await page.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveCount(0);
  await page.goto(ADDRESS);
  const row = page.getByRole('row').filter({ hasText: 'Stock sheet' });
  await expect(row).toContainText('Read pieces');
  await expect(row).toContainText('Active');
  await expect(row).toContainText('orders.listShopOrders');
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Uses of Stock sheet' }).click();
  await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: 'orders.listShopOrders' })).toContainText(
    'refused',
  );
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Revoke Stock sheet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The key opens nothing any more.')).toBeVisible();
  await expect(row).toContainText('Revoked');
  await expect(page.getByRole('button', { name: 'Revoke Stock sheet' })).toHaveCount(0);
  expect((await page.request.get('/api/seller/listings', { headers: { authorization } })).status()).toBe(401);
});

test('[VAULT-05, ACC-16] whoever has a second factor proves a new key by its code, and whoever has neither signs in first', async ({
  page,
  signUp,
}) => {
  await signUp();
  const sent: unknown[] = [];
  let proof = 'code';
  await page.route('**/api/seller/api-keys', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') {
      sent.push(request.postDataJSON());
      return route.fulfill({
        status: 401,
        json: { error: { code: 'accounts/wrong-code', message: 'Not that code.' } },
      });
    }
    const answer = await route.fetch();
    return route.fulfill({ json: { ...(await answer.json()), proof } });
  });
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Make the first key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Stock sheet');
  await page.getByLabel('Read pieces').check();
  await page.getByLabel(/code/i).fill('123456');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByText('Not that code.')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Stock sheet', code: '123456' }]);
  proof = 'sign-in';
  await page.reload();
  await page.getByRole('button', { name: 'Make the first key' }).click();
  await expect(page.getByLabel(/password|code/i)).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ complaintsAllowed: /status of 500|Failed to load resource/ });
  test('[VAULT-05] the list says why it could not be read, and reads it again', async ({
    page,
    signUp,
    expectAccessible,
  }) => {
    await signUp();
    const error = { code: 'request/failed', message: 'Something went wrong on our side.', requestId: 'r-1' };
    await page.route('**/api/seller/api-keys', (route) => route.fulfill({ status: 500, json: { error } }));
    await page.goto(ADDRESS);
    const failed = page.getByRole('alert').filter({ hasText: 'Your keys' });
    await outlastRetries(page, failed);
    await expect(failed).toContainText('They work as before');
    await expectAccessible();
    await page.unroute('**/api/seller/api-keys');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No key yet')).toBeVisible();
  });
});

test('[VAULT-05, UX-70] the same in German', async ({ page, signUp }) => {
  await signUp();
  await page.request.put('/api/accounts/language', { data: { language: 'de' } });
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Schlüssel für Programme' })).toBeVisible();
  await page.getByRole('button', { name: 'Den ersten Schlüssel anlegen' }).click();
  await expect(page.getByLabel('Stücke lesen')).toBeVisible();
  await expect(page.getByLabel('Dein Passwort')).toBeVisible();
});
