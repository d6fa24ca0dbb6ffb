import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
const openModal = async (page: Page, path = '/support/account-sign-in'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page)).toBeVisible();
};
const toSignUp = (page: Page) => modal(page).getByRole('tab', { name: 'Sign Up' }).click();

test('[AUTHUI-01, AUTHUI-02, AUTHUI-03] two tabs with their titles, fields and words', async ({
  page,
  expectAccessible,
}) => {
  await openModal(page);
  await expect(modal(page).getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
  await expect(modal(page).getByRole('heading')).toHaveText('Welcome Back');
  await expect(modal(page).locator('label')).toHaveText(['Email Address', 'Password']);
  await expect(modal(page).locator('button[type=submit]')).toHaveText('Sign In');
  await expectAccessible();
  await toSignUp(page);
  await expect(modal(page).getByRole('heading')).toHaveText('Join Artisan Market');
  await expect(modal(page).locator('label')).toHaveText(['Full Name', 'Email Address', 'Password']);
  await expect(modal(page).locator('button[type=submit]')).toHaveText('Create Account');
  for (const field of await modal(page).locator('input').all()) await expect(field).toHaveAttribute('required', '');
  await expect(modal(page).getByLabel('Password', { exact: true })).toHaveAttribute('minlength', '6');
  await expectAccessible();
});

test('[AUTHUI-01] the tabs work with the arrow keys', async ({ page }) => {
  await openModal(page);
  await modal(page).getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(modal(page).getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(modal(page).getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(modal(page).getByRole('tab', { name: 'Sign In' })).toBeFocused();
});

test('[AUTHUI-02, AUTHUI-06] an empty field is named in the red box, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/accounts/')) sent.push(request.url());
  });
  await openModal(page);
  await toSignUp(page);
  const submit = modal(page).locator('button[type=submit]');
  const box = modal(page).getByRole('alert');
  for (const [field, text, words] of [
    ['Full Name', 'Fill in your full name.', 'Ida Sommer'],
    ['Email Address', 'Fill in your email address.', 'ida'],
    ['Password', 'Fill in your password.', 'short'],
  ] as const) {
    await submit.click();
    await expect(box).toHaveText(text);
    await modal(page).getByLabel(field, { exact: true }).fill(words);
  }
  await submit.click();
  await expect(box).toHaveText('Invalid email address.');
  await modal(page).getByLabel('Email Address').fill('ida@example.com');
  await submit.click();
  await expect(box).toHaveText('Password should be at least 6 characters long.');
  expect(sent).toEqual([]);
});

test('[AUTHUI-03] while it is busy it reads Signing you in... and a second press sends nothing', async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  let sent = 0;
  let release = (): void => undefined;
  const delayed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/accounts/sign-in', async (route) => {
    sent += 1;
    await delayed;
    await route.continue();
  });
  await openModal(page);
  await modal(page).getByLabel('Email Address').fill(person.email);
  await modal(page).getByLabel('Password', { exact: true }).fill(person.password);
  const submit = modal(page).locator('button[type=submit]');
  await submit.click();
  await expect(submit).toHaveText('Signing you in...');
  await submit.click({ force: true });
  release();
  await expect(modal(page)).toHaveCount(0);
  expect(sent).toBe(1);
});

test('[UX-73] a password is pasted, shown and hidden, and its manager knows the fields', async ({ page }) => {
  await openModal(page);
  const password = modal(page).getByLabel('Password', { exact: true });
  await expect(modal(page).getByLabel('Email Address')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.focus();
  const pasted = await password.evaluate((field) =>
    field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
  );
  // Nobody stands in the way of pasting.
  expect(pasted).toBe(true);
  await page.keyboard.insertText('linen-and-oak');
  await expect(password).toHaveAttribute('type', 'password');
  await modal(page).getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('linen-and-oak');
  await modal(page).getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await toSignUp(page);
  await expect(modal(page).getByLabel('Full Name')).toHaveAttribute('autocomplete', 'name');
  await expect(modal(page).getByLabel('Email Address')).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
});
