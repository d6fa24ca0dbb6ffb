import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/journeys/accessible.ts';
import { expect, test } from '../journey.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
async function openWindow(page: Page): Promise<Page> {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    modal(page).getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  return shown;
}

test('[AUTHUI-04, ACC-05, ACC-18] a window signs in with the provider, and the modal closes when the attempt is made', async ({
  page,
}) => {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const shown = await openWindow(page);
  await expect(modal(page)).toHaveCount(0);
  await expect(shown.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(await violationsOf(shown)).toEqual([]);
  const email = `ines.${crypto.randomUUID().slice(0, 8)}@gmail.example`;
  await shown.getByLabel('Email address').fill(email);
  await shown.getByLabel('Name').fill('Ines Ruiz');
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: 'Continue' }).click()]);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account, Ines Ruiz' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(email);
});

test('[AUTHUI-07, ACC-05] a guarded page opens itself after the window', async ({ page }) => {
  await page.goto('/orders');
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    modal(page).getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: /Noor Visser/ }).click()]);
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/orders');
});

test('[ACC-05, ACC-08] cancelling says so; closing the window says so after eight seconds; a blocked one at once', async ({
  page,
}) => {
  const shown = await openWindow(page);
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: 'Cancel' }).click()]);
  await expect(page.getByText('The sign-in was cancelled.')).toBeVisible();
  await page.clock.install();
  const second = await openWindow(page);
  await second.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await second.close();
  const words = page.getByText('The sign-in window was closed before you were signed in.');
  await page.clock.runFor(6000);
  expect(await words.count()).toBe(0);
  await page.clock.runFor(3000);
  await expect(words).toBeVisible();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await modal(page).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('The browser blocked the sign-in window.')).toBeVisible();
});

test('[ACC-20] a second tab hears of the sign-in at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  const shown = await openWindow(page);
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: /Tilda Example/ }).click()]);
  await expect(other.getByRole('button', { name: 'Your account, Tilda Example' })).toBeVisible({ timeout: 3000 });
});

test('[ACC-20] where neither channel nor storage event comes through, a second tab still hears within seconds', async ({
  page,
  context,
  signUp,
}) => {
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.assign(window, {
      BroadcastChannel: class extends EventTarget {
        postMessage(): void {}
        close(): void {}
      },
    });
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await other.goto('/');
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await modal(page).getByLabel('Email Address').fill(person.email);
  await modal(page).getByLabel('Password', { exact: true }).fill(person.password);
  await modal(page).locator('button[type=submit]').click();
  await expect(other.getByRole('button', { name: `Your account, ${person.name}` })).toBeVisible({ timeout: 5000 });
});
