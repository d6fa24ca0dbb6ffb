import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { type Person, somebody } from '../../support/journeys/people.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
const said = (page: Page, text: string) => expect(page.locator('.toast').filter({ hasText: text })).toBeVisible();

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

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Your account, ${name}` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await said(page, 'Signed out successfully!');
}

test('[ACC-01, ACC-03, ACC-07, AUTHUI-06] register, find the shop, sign out, sign in again @both', async ({
  page,
  expectAccessible,
}) => {
  const person = somebody();
  await openModal(page);
  await submit(page, person, 'Sign Up');
  await said(page, 'Account created successfully!');
  await expect(modal(page)).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(person.name);
  await expect(page.getByRole('main')).toContainText(person.email);
  const session = (await (await page.request.get('/api/accounts/session')).json()) as {
    session: { role: string; shopSlug: string };
  };
  expect(session.session.role).toBe('seller');
  expect((await page.goto(`/shop/${session.session.shopSlug}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta Lindqvist');
  await expectAccessible();
  await signOut(page, person.name);
  await expect(page).toHaveURL('/');
  await openModal(page);
  await submit(page, { email: person.email, password: person.password });
  await said(page, 'Signed in successfully!');
  await expect(page.getByRole('button', { name: `Your account, ${person.name}` })).toBeVisible();
});
