import type { Page } from '@playwright/test';
import { expect, test } from './screen.ts';

async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password: 'handmade' } });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const roles: [email: string, product: string | null, order: string | null][] = [
  ['cy@example.com', 'Ask for a change, Hide from the shop', 'Add the note, Cancel'],
  ['senior@example.com', 'Ask for a change, Hide from the shop', 'Add the note, Cancel'],
  ['service@example.com', null, 'Add the note'],
  ['content@example.com', 'Ask for a change, Hide from the shop', null],
  ['finance@example.com', null, 'Add the note'],
  ['analytics@example.com', null, null],
  ['success@example.com', 'Ask for a change', null],
  ['safety@example.com', 'Hide from the shop', null],
  ['custom@example.com', null, ''],
];

test('[UX-97] the palette finds settings, is worked by keys alone, and a search that fails says so', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('listing review');
  await expect(page.getByRole('option', { name: /LISTING_REVIEW/ })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('row', { name: /LISTING_REVIEW/ })).toBeVisible();
  await page.route('**/api/admin/find*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'request/x', message: 'The database rests.', requestId: 'r' } },
    }),
  );
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('invoice of nobody');
  await expect(page.getByRole('alert')).toContainText('The search did not answer');
  await page.unroute('**/api/admin/find*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing that you may see fits.' })).toBeVisible();
});

test('[UX-95, UX-96, ADM-03] each role sees exactly its own acts on the record of a listing and of an order', async ({
  page,
  findPiece,
}) => {
  const { listingId } = await findPiece();
  await signInAs(page, 'cy@example.com');
  const { items } = await (await page.request.get('/api/admin/orders?state=confirmed&limit=100')).json();
  const acts = async (path: string, permission: string): Promise<string | null> => {
    await page.goto(path);
    const refused = page.getByText(`You need ${permission} permission – ask a master admin`);
    const there = page.getByRole('complementary', { name: 'Acts', exact: true });
    await expect(refused.or(there)).toBeVisible();
    if (await refused.isVisible()) return null;
    const names = await there.getByRole('button').allInnerTexts();
    return names.map((name) => name.replace(/ AM-[\d-]+$/, '')).join(', ');
  };
  for (const [email, product, order] of roles) {
    await signInAs(page, email);
    expect(await acts(`/admin/products/${listingId}`, 'products.view'), email).toBe(product);
    expect(await acts(`/admin/orders/${items.at(-1).orderId}`, 'orders.view'), email).toBe(order);
  }
});
