import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { mailedLink } from '../../support/journeys/outbox.ts';
import { type Person, somebody } from '../../support/journeys/people.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
const said = (page: Page, words: string) => expect(page.locator('.toast').filter({ hasText: words })).toBeVisible();

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

test('[ACC-06] each refusal has its own sentence in the box', async ({ page, signUp }) => {
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  const box = modal(page).getByRole('alert');
  await openModal(page);
  await submit(page, { email: person.email, password: 'not-the-one' });
  await expect(box).toHaveText('Incorrect password.');
  await submit(page, { email: `nobody.${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'whatever-it-is' });
  await expect(box).toHaveText('No account found with this email address.');
  await submit(page, { name: 'Ida', email: person.email, password: 'copper-kettle' }, 'Sign Up');
  await expect(box).toHaveText('An account with this email already exists.');
  await submit(page, {
    name: 'Ida',
    email: `ida.${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'copper-kettle',
  });
  await said(page, 'Account created successfully!');
});

test('[ACC-01, ACC-07] forgetting the password: the mail is sent, its link sets a new one, the old one is over', async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await openModal(page);
  await modal(page).getByLabel('Email Address').fill(person.email);
  await modal(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await said(page, 'Password reset email sent!');
  const link = await mailedLink(page, person.email, '/reset-password');
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not whole');
  await page.goto(link);
  await page
    .getByLabel(/password/i)
    .first()
    .fill('a-new-one-of-wool');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeFocused();
  const old = await page.request.post('/api/accounts/sign-in', {
    data: { email: person.email, password: person.password },
  });
  expect(old.status()).toBe(401);
  const now = await page.request.post('/api/accounts/sign-in', {
    data: { email: person.email, password: 'a-new-one-of-wool' },
  });
  expect(now.status()).toBe(200);
});
