import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';

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
        .map(({ autocomplete, type, inputMode }) => [autocomplete, type, inputMode].filter(Boolean).join(' ')),
    );

/** Fills all fields at once by their `autocomplete`, as browsers do: values and events, without a key or a focus. */
const autofill = (form: Locator, values: Record<string, string>): Promise<void> =>
  form.evaluate((element, known) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input, select')) {
      const value = known[field.autocomplete];
      if (value === undefined) continue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);

test('[UX-52, UX-51] a browser fills the checkout in one go: the name is one field, and the next step is open', async ({
  page,
  addPiece,
}) => {
  await addPiece('mug');
  await page.goto('/checkout');
  const form = page.locator('form.till__form');
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

test('[UX-52] a browser fills an address of the address book in one go, and it is saved as it stands', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('form', { name: 'New address' });
  await expect(form).toBeVisible();
  expect(await fieldsOf(form)).toEqual([
    'name text',
    'address-line1 text',
    'address-line2 text',
    'postal-code text',
    'address-level2 text',
    'country select-one',
    'tel tel',
  ]);
  await autofill(form, marta);
  await form.getByRole('button', { name: 'Save the address' }).click();
  for (const part of ['Marta Lindqvist', 'Karl-Heine-Straße 48', '2. Stock', '04229', 'Leipzig'])
    await expect(page.getByRole('main')).toContainText(part);
});
