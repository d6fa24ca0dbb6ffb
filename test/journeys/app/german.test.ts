import { expect, test } from '../journey.ts';
import { fillCard } from '../../support/journeys/checkout-form.ts';
import { sideways } from '../../support/journeys/width.ts';

test('[UX-70] @both somebody switches to German and buys something to the end', async ({
  page,
  findListing,
  expectAccessible,
}) => {
  const { listingId } = await findListing('wool blanket');
  await page.goto(`/product/${listingId}`);
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const add = page.getByRole('button', { name: 'In den Warenkorb' }).first();
  await expect(add).toBeVisible();
  await expectAccessible();
  // Long words break or have room: nothing is wider than the window.
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await add.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb' })).toBeVisible();
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('gast@example.com');
  await page.getByLabel('Vor- und Nachname').fill('Jonas Weber');
  await page.getByLabel('Land', { exact: false }).first().selectOption({ label: 'Deutschland' });
  await page.getByLabel('Straße und Hausnummer').fill('Karl-Heine-Straße 48');
  await page.getByLabel('Postleitzahl').fill('04229');
  await page.getByLabel('Ort').fill('Leipzig');
  await page.getByRole('button', { name: 'Als Gast weiter' }).click();
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await fillCard(page);
  await expectAccessible();
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.getByRole('button', { name: /€ bezahlen$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Danke, Jonas\./ })).toBeVisible();
  await expect(page).toHaveTitle(/^Deine Bestellung ist bestätigt/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible();
});

test('[UX-11, UX-70] @phone a maker’s order with its acts has room in German', async ({ page }) => {
  const signedIn = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'ana@example.com', password: 'handmade' },
  });
  expect(signedIn.ok()).toBe(true);
  const { items } = await (await page.request.get('/api/seller/orders?state=confirmed&limit=1')).json();
  await page.request.put('/api/accounts/language', { data: { language: 'de' } });
  await page.goto(`/seller-dashboard/orders/${items[0].orderId}`);
  await expect(page.getByRole('button', { name: 'Als verschickt eintragen' })).toBeVisible();
  await expect(page.locator('.d-tot', { hasText: 'Deins' })).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await page.goto('/seller-dashboard/payouts');
  await expect(page.getByRole('table').getByText(/^−\d/).first()).toBeVisible();
  // A sum within a reason stands in its sentence, not in a line of its own.
  const within = page.getByRole('table').locator('td span span');
  expect(await within.count()).toBeGreaterThan(0);
  expect(await within.evaluateAll((all) => all.every((sum) => getComputedStyle(sum).display === 'inline'))).toBe(true);
  expect(await sideways(page)).toEqual([]);
  await page.goto('/seller-dashboard/promotions');
  const takenOff = page.locator('.d-promooff').first();
  await expect(takenOff).toBeVisible();
  // What a sale takes off keeps to its own column, beside the button that ends it.
  expect(await takenOff.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  await page.request.put('/api/accounts/language', { data: { language: 'en' } });
});
