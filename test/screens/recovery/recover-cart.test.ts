import type { Page, Request } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { fillContact, stepButton } from '../../support/journeys/checkout-form.ts';

const INVALID = 'Invalid or expired recovery link';

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(INVALID)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all pieces' })).toBeVisible();
}

/** Answers of the server that a journey cannot bring about without days passing. */
const answer = (page: Page, status: number, body: object) =>
  page.route('**/api/cart/recover', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );

test('[REC-10, REC-11, UX-48] a link that is none is refused in the spec’s words, with ways on', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/recover-cart?token=abc&cart=guest-1');
  await page.getByRole('button', { name: 'Bring my cart back' }).click();
  await expectRefused(page);
  await expectAccessible();
  await page.goto('/recover-cart');
  await expectRefused(page);
});

test('[SHELL-11, REC-10] the recovery parameter on any page leads here with its value', async ({ page }) => {
  await page.goto('/search?q=mug&recovery=abc%2Fdef');
  await expect(page).toHaveURL('/recover-cart?recovery=abc%2Fdef');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/cart/recover'),
    page.getByRole('button', { name: 'Bring my cart back' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ token: 'abc/def' });
});

test('[UX-48, REC-06] one press brings the cart back and says which code takes how much off, and until when', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  const listing = await addToCart('mug');
  const cart = await (await page.request.get('/api/cart')).json();
  await answer(page, 200, {
    cart,
    offer: { code: 'WELCOMEBACK2', amountCents: 560, until: '2026-12-24T10:00:00.000Z' },
    missing: [],
  });
  await page.goto('/recover-cart?token=abc&cart=guest-1');
  await page.getByRole('button', { name: 'Bring my cart back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is back' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'WELCOMEBACK2' })).toContainText(
    '€5.60 off until Thu 24 Dec',
  );
  await expect(page.locator('.saved')).toContainText(listing.title);
  await expectAccessible();
});

test.describe('a shop that does not answer', () => {
  test.use({ complaintsAllowed: /Failed to load resource|ERR_FAILED/ });

  test('[REC-11] it says that the link still works', async ({ page }) => {
    await page.route('**/api/cart/recover', (route) => route.abort());
    await page.goto('/recover-cart?token=abc&cart=guest-1');
    await page.getByRole('button', { name: 'Bring my cart back' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to recover cart');
    await expect(page.getByRole('button', { name: 'Bring my cart back' })).toBeEnabled();
  });
});

test('[REC-14] leaving the mails asks nothing more than a press, and a broken link says what to do', async ({
  page,
  expectAccessible,
}) => {
  await page.route('**/api/cart/reminders/unsubscribe', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"done":true}' }),
  );
  await page.goto('/unsubscribe?cart=guest-1&token=abc');
  await page.getByRole('button', { name: 'No more mails about my cart' }).click();
  await expect(page.getByRole('heading', { name: 'You get no more of them' })).toBeVisible();
  await expectAccessible();
  await page.goto('/unsubscribe?cart=guest-1');
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
});

test('[REC-01, REC-02, SUP-02] the address that a guest writes at the till goes along where they agreed to be reminded, and only there', async ({
  page,
  addToCart,
}) => {
  await addToCart('wool blanket');
  for (const agrees of [false, true]) {
    await page.goto('/checkout?step=contact');
    await page.evaluate((said) => localStorage.setItem('gdpr_consent', String(said)), agrees);
    await fillContact(page, 'lena@example.com');
    const said: { consent: boolean; email?: string }[] = [];
    const note = (request: Request): void =>
      void (request.url().endsWith('/api/cart/activity') && said.push(request.postDataJSON()));
    page.on('request', note);
    await stepButton(page).click();
    // The cart itself may tell of activity too, which knows of no address.
    await expect.poll(() => said.filter(({ email }) => !agrees || email).length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/step=delivery/);
    page.off('request', note);
    for (const { consent, email } of said) {
      expect(consent).toBe(agrees);
      if (!agrees) expect(email).toBeUndefined();
      else if (email !== undefined) expect(email).toBe('lena@example.com');
    }
  }
});
