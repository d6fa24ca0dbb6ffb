import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { confirmedOrders, fillAddress, fillCard, payButton } from '../../support/journeys/checkout-form.ts';

const myOrders = async (page: Page) =>
  ((await (await page.request.get('/api/orders')).json()) as { items: { number: string }[] }).items.map(
    ({ number }) => number,
  );

async function toThePayButton(page: Page, email: string): Promise<void> {
  await page.goto('/checkout');
  await fillAddress(page, email);
  await fillCard(page);
  await expect(payButton(page)).toBeEnabled();
}

test('[PAY-01, UX-59] a double click on Pay makes one order', async ({ page, signUp, addToCart }) => {
  const person = await signUp();
  await addToCart('wool blanket');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Check out' }).click();
  await toThePayButton(page, person.email);
  await payButton(page).dblclick();
  const numbers = await confirmedOrders(page);
  expect(numbers).toHaveLength(1);
  expect(await myOrders(page)).toEqual(numbers);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Your cart is empty|Nothing in it yet/ })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await myOrders(page)).toEqual(numbers);
});

test.describe('a lost answer', () => {
  test.use({ complaintsAllowed: /net::ERR_FAILED/ });

  const reloadUnheard = async (page: Page): Promise<void> => {
    const path = '**/api/checkout/*/finish';
    await page.route(path, (route) => route.abort());
    const unheard = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/finish'));
    await page.reload();
    await unheard;
    await page.unroute(path);
    await page.reload();
  };
  for (const [way, again] of [
    ['a reload', (page: Page) => page.reload()],
    ['a second reload, where the first was not heard either', reloadUnheard],
    ['a second press', (page: Page) => payButton(page).click()],
  ] as const) {
    test(`[PAY-01, UX-59] a payment whose answer was lost is found again by ${way} instead of paid twice`, async ({
      page,
      signUp,
      addToCart,
    }) => {
      const person = await signUp();
      await addToCart('wool blanket');
      await toThePayButton(page, person.email);
      await page.route('**/api/checkout/*/finish', (route) => route.abort());
      await payButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unroute('**/api/checkout/*/finish');
      await again(page);
      const numbers = await confirmedOrders(page);
      expect(numbers).toHaveLength(1);
      expect(await myOrders(page)).toEqual(numbers);
    });
  }
});

test('[PAY-05, UX-61, UX-64, ORD-05] the confirmation can be reloaded and printed by its key only', async ({
  page,
  addToCart,
  browser,
  expectAccessible,
}) => {
  await addToCart('wool blanket');
  await toThePayButton(page, 'Guest@Example.com');
  await payButton(page).click();
  const numbers = await confirmedOrders(page);
  await page.reload();
  expect(await confirmedOrders(page)).toEqual(numbers);
  const shown = page.locator('.noprint').filter({ visible: true });
  await expect(shown).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText(numbers[0] ?? '-').first()).toBeVisible();
  await stranger.goto(page.url().replace(/key=[^&]+/, 'key=guessed'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'No order here' })).toBeVisible();
  await stranger.close();
  await page.getByRole('link', { name: 'Track this parcel' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numbers[0] ?? '-');
  await page.goto('/track');
  const submit = page.getByRole('main').locator('button[type=submit]');
  await page.getByLabel(/number/i).fill(numbers[0]?.toLowerCase() ?? '');
  await page.getByLabel(/mail/i).fill('somebody@example.com');
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await page.getByLabel(/mail/i).fill('guest@example.com');
  await submit.click();
  await expect(page.getByRole('main')).toContainText(numbers[0] ?? '-');
  await expectAccessible();
});
