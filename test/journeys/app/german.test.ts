import { expect, test } from '../journey.ts';
import { fillCard } from '../../support/journeys/checkout-form.ts';

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
