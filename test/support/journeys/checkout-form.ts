import { expect, type Page } from '@playwright/test';

/** Fills contact and address of the checkout with a person of Leipzig. */
export async function fillContact(page: Page, email = 'guest@example.com'): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Full name').fill('Jonas Weber');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Street and number').fill('Karl-Heine-Straße 48');
  await page.getByLabel('Postcode').fill('04229');
  await page.getByLabel('City').fill('Leipzig');
}

export const stepButton = (page: Page) => page.getByRole('button', { name: /^Continue/ });

/** Takes the first two steps as a person of Leipzig: the payment is open then. */
export async function fillAddress(page: Page, email = 'guest@example.com'): Promise<void> {
  await fillContact(page, email);
  await stepButton(page).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await stepButton(page).click();
  await expect(payButton(page)).toBeVisible();
}

const field = (page: Page, index: number) =>
  page.locator('.stripe-field iframe').nth(index).contentFrame().locator('input');

export async function fillCard(page: Page, number = '4242424242424242'): Promise<void> {
  for (const [index, digits] of [number, '1230', '123'].entries()) await field(page, index).fill(digits);
}

export const cardField = field;

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ });

/** The numbers of the orders that the confirmation shows. */
export async function confirmedOrders(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you\b/ })).toBeVisible();
  return page.locator('.thanks__no b').allTextContents();
}
