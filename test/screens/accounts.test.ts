import type { Page } from '@playwright/test';
import { expect, test } from './screen.ts';
import { type Person, somebody } from '../journeys/people.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });

async function submit(page: Page, person: Partial<Person>, tab: 'Sign In' | 'Sign Up' = 'Sign In'): Promise<void> {
  if (tab === 'Sign Up') await modal(page).getByRole('tab', { name: 'Sign Up' }).click();
  if (person.name !== undefined) await modal(page).getByLabel('Full Name').fill(person.name);
  if (person.email !== undefined) await modal(page).getByLabel('Email Address').fill(person.email);
  if (person.password !== undefined) await modal(page).getByLabel('Password', { exact: true }).fill(person.password);
  await modal(page).locator('button[type=submit]').click();
}

const openModal = async (page: Page): Promise<void> => {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

test('[ACC-09, ACC-10] a name of which nothing may be shown is refused; letters of every script are names', async ({
  page,
}) => {
  await openModal(page);
  await submit(page, { ...somebody(), name: '<b>' }, 'Sign Up');
  await expect(modal(page).getByRole('alert')).toHaveText('Display name contains invalid characters');
  await submit(page, { ...somebody(), name: 'Дарья О’Нил'.replace('’', "'") });
  await expect(page.getByRole('button', { name: "Your account, Дарья О'Нил" })).toBeVisible();
});

test('[ACC-11, ACC-12] the profile shows the name and its initials', async ({ page, signUp }) => {
  const person = await signUp();
  await page.goto('/profile');
  await expect(page.getByText('ML', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(person.name).first()).toBeVisible();
});
