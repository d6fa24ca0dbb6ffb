import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import {
  cardField,
  confirmedOrders,
  fillAddress,
  fillCard,
  fillContact,
  payButton,
  stepButton,
} from '../../support/journeys/checkout-form.ts';

test('[UX-55, PAY-02] a reload keeps the address and never a digit of the card', async ({ page, addToCart }) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await fillAddress(page);
  await fillCard(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Karl-Heine-Straße 48');
  await expect(cardField(page, 0)).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/4242/);
});

test('[PAY-02, UX-57, UX-55] a declined card keeps everything and another card pays', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await fillAddress(page);
  await fillCard(page, '4000000000000002');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The card was declined. Nothing was charged. Try another card or ask your bank.',
  );
  await expectAccessible();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Karl-Heine-Straße 48');
  await expect(cardField(page, 0)).toHaveValue(/4000/);
  await expect(cardField(page, 2)).toHaveValue('');
  const steps = page.getByRole('list', { name: 'Steps of the checkout' });
  await steps.getByRole('button', { name: 'Contact' }).click();
  await page.getByLabel('Street and number').fill('Karl-Heine-Straße 50');
  for (let step = 0; step < 2; step += 1) await stepButton(page).click();
  await fillCard(page);
  await payButton(page).click();
  expect(await confirmedOrders(page)).toHaveLength(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 pieces' })).toBeVisible();
  await page.getByRole('link', { name: 'Track this parcel' }).click();
  await expect(page.getByRole('complementary', { name: 'Sums and address' })).toContainText('Karl-Heine-Straße 50');
});

test('[PAY-02] a card that asks the bank completes after confirming', async ({ page, addToCart }) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await fillAddress(page);
  await fillCard(page, '4000002500003155');
  await payButton(page).click();
  const bank = page.locator('iframe').last().contentFrame();
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText('The bank did not get your confirmation. Nothing was charged.');
  await cardField(page, 2).fill('123');
  await payButton(page).click();
  await page.locator('iframe').last().contentFrame().getByRole('button', { name: 'Complete' }).click();
  expect(await confirmedOrders(page)).toHaveLength(1);
});

test('[UX-55, UX-56] finished steps of the checkout fold into a summary @both', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  await addToCart('wool blanket');
  await addToCart('mug');
  await page.goto('/checkout');
  const bar = page.getByRole('list', { name: 'Steps of the checkout' });
  const [contact, delivery] = ['Contact', 'Delivery'].map((name) => page.getByRole('region', { name })) as [
    Locator,
    Locator,
  ];
  await expect(bar.locator('[aria-current=step]')).toHaveText('Contact');
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(6);
  await fillContact(page);
  await stepButton(page).click();
  await expect(page).toHaveURL('/checkout?step=delivery');
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeFocused();
  await expect(contact).toContainText('guest@example.com, as a guest');
  await expect(contact).toContainText('Jonas Weber, Karl-Heine-Straße 48, 04229 Leipzig, Germany');
  await expect(delivery.getByRole('group')).toHaveCount(2);
  for (const parcel of await delivery.getByRole('group').all()) {
    const prices = await parcel.locator('.choice .tabular').allTextContents();
    const cents = prices.map((text: string) => Number(text.replace(/[^\d]/g, '')));
    expect(cents[0]).toBe(Math.min(...cents));
    await expect(parcel.getByRole('radio').first()).toBeChecked();
    await expect(parcel.locator('.choice b').first()).toHaveText(/^Arrives .*\d+\s\w{3}/);
  }
  await expectAccessible();
  await delivery.getByRole('radio').nth(1).check();
  await stepButton(page).click();
  await expect(bar.locator('[aria-current=step]')).toHaveText('Payment');
  await expect(delivery).toContainText('express');
  await fillCard(page);
  await expectAccessible();
  await page.goBack();
  await expect(delivery.getByRole('radio').nth(1)).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Street and number')).toHaveValue('Karl-Heine-Straße 48');
  await page.goForward();
  await page.goForward();
  await expect(cardField(page, 0)).toHaveValue('4242 4242 4242 4242');
  await bar.getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Leipzig');
  await page.getByLabel('City').fill('');
  await page.goBack();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('City')).toBeVisible();
});
