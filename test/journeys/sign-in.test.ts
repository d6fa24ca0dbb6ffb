import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
const openModal = async (page: Page, path = '/support/account-sign-in'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page)).toBeVisible();
};
const toSignUp = (page: Page) => modal(page).getByRole('tab', { name: 'Sign Up' }).click();

test('[AUTHUI-01, AUTHUI-02, AUTHUI-03] two tabs with their titles, fields and words @both', async ({
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

test('[AUTHUI-05, UX-73] Escape closes it, the page does not scroll behind it, the focus goes back to the opener @both', async ({
  page,
}) => {
  await openModal(page);
  await page.mouse.move(200, 5);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test('[AUTHUI-05] a click on the backdrop closes it; afterwards it is empty and on the sign-in tab again', async ({
  page,
}) => {
  await openModal(page);
  await toSignUp(page);
  await modal(page).getByLabel('Full Name').fill('Ida Sommer');
  await modal(page).getByLabel('Email Address').fill('ida@example.com');
  await modal(page).getByLabel('Password', { exact: true }).fill('short');
  await modal(page).locator('button[type=submit]').click();
  await expect(modal(page).getByRole('alert')).toBeVisible();
  await page.mouse.click(4, 4);
  await modal(page).getByRole('button', { name: 'Close and forget' }).click();
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page).getByRole('heading')).toHaveText('Welcome Back');
  await expect(modal(page).getByRole('alert')).toHaveCount(0);
  await expect(modal(page).getByLabel('Email Address')).toHaveValue('');
  await expect(modal(page).getByLabel('Password', { exact: true })).toHaveValue('');
});

test('[AUTHUI-03] while it is busy it reads Signing you in... and a second press sends nothing', async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  let sent = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/accounts/sign-in', async (route) => {
    sent += 1;
    await held;
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

test('[AUTHUI-06] the modal is small @both', async ({ page }) => {
  await openModal(page);
  const box = await modal(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(box?.height).toBeLessThanOrEqual(520);
});

test('[UX-73] a press beside the modal closes it when nothing was typed, and asks first when something was', async ({
  page,
  expectAccessible,
}) => {
  await openModal(page);
  await page.mouse.click(4, 4);
  await expect(modal(page)).toHaveCount(0);
  await openModal(page);
  await modal(page).getByLabel('Email Address').fill('ida@example.com');
  await page.mouse.click(4, 4);
  await expect(modal(page).getByRole('button', { name: 'Keep typing' })).toBeFocused();
  await expectAccessible();
  await modal(page).getByRole('button', { name: 'Keep typing' }).click();
  await expect(modal(page).getByText('Close and forget what you typed?')).toHaveCount(0);
  await expect(modal(page).getByLabel('Email Address')).toHaveValue('ida@example.com');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
});

test('[UX-73] the focus never leaves the modal, and it says that it is one', async ({ page }) => {
  await openModal(page);
  await expect(modal(page)).toHaveAttribute('aria-modal', 'true');
  const seen = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press(step < 9 ? 'Tab' : 'Shift+Tab');
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own bar takes its turn as the body.
      return activeElement === document.body || activeElement?.closest('dialog')
        ? activeElement?.outerHTML.slice(0, 90)
        : 'outside';
    });
    expect(at).not.toBe('outside');
    seen.add(at ?? '');
  }
  expect(seen.size).toBeGreaterThanOrEqual(6);
});
