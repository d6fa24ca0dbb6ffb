import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const marta: Record<string, string> = {
  email: 'marta@example.com',
  name: 'Marta Lindqvist',
  'address-line1': 'Karl-Heine-Straße 48',
  'address-line2': '2. Stock',
  'postal-code': '04229',
  'address-level2': 'Leipzig',
  country: 'DE',
  tel: '+49 341 5550123',
};

/** What a browser goes by: `autocomplete`, type and keyboard of each field that can be seen, from top to bottom. */
const fieldsOf = (form: Locator): Promise<string[]> =>
  form
    .locator('input:visible, select:visible')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(({ type }) => type !== 'checkbox' && type !== 'radio')
        .map((field) =>
          [field.getAttribute('autocomplete'), field.type, field.getAttribute('inputmode')].filter(Boolean).join(' '),
        ),
    );

/** Fills all fields at once by their `autocomplete`, as browsers do: values and events, without a key or a focus. */
const autofill = (form: Locator, values: Record<string, string>): Promise<void> =>
  form.evaluate((element, known) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input, select')) {
      const value = known[field.getAttribute('autocomplete') ?? ''];
      if (value === undefined) continue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);

const modal = (page: Page): Locator => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });

test('[UX-52, UX-51] a browser fills the checkout in one go: the name is one field', async ({ page, addToCart }) => {
  await addToCart('mug');
  await page.goto('/checkout');
  const form = page.locator('form.checkout-form__form');
  await form.getByLabel('Country').selectOption('DE');
  expect((await fieldsOf(form)).slice(0, 7)).toEqual([
    'email email email',
    'name text',
    'country select-one',
    'address-line1 text',
    'postal-code text numeric',
    'address-level2 text',
    'tel tel tel',
  ]);
  await autofill(form, marta);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(form).toContainText('Marta Lindqvist');
  await expect(form).toContainText('Karl-Heine-Straße 48');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[UX-52] letters are offered for the postcode of a country that has some', async ({ page, addToCart }) => {
  await addToCart('mug');
  await page.goto('/checkout');
  const postcode = page.getByLabel('Postcode');
  await page.getByLabel('Country').selectOption('DE');
  await expect(postcode).toHaveAttribute('inputmode', 'numeric');
  await page.getByLabel('Country').selectOption('NL');
  await expect(postcode).toHaveAttribute('inputmode', 'text');
});

test('[UX-52, AUTHUI-01] signing in fills the known password, signing up offers a new one', async ({
  page,
  signUp,
}) => {
  const { name, email, password } = await signUp();
  await page.context().clearCookies();
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page)).toBeVisible();
  expect(await fieldsOf(modal(page))).toEqual(['username email email', 'current-password password']);
  await modal(page).getByRole('tab', { name: 'Sign Up' }).click();
  await expect(modal(page).getByLabel('Full Name')).toBeVisible();
  expect(await fieldsOf(modal(page))).toEqual(['name text', 'email email email', 'new-password password']);
  await autofill(modal(page), { name, email });
  await expect(modal(page).getByLabel('Full Name')).toHaveValue(name);
  await modal(page).getByRole('tab', { name: 'Sign In' }).click();
  await autofill(modal(page), { username: email, 'current-password': password });
  await modal(page).locator('button[type=submit]').click();
  await expect(modal(page)).toHaveCount(0);
  expect(
    ((await (await page.request.get('/api/accounts/session')).json()) as { session: { email: string } }).session.email,
  ).toBe(email);
});
