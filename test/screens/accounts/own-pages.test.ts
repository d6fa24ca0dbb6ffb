import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { buy } from '../../support/journeys/buying.ts';

async function twice(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  for (const visit of [() => page.goto(path), () => page.reload()]) {
    expect((await visit())?.status()).toBe(200);
    await check();
    expect(new URL(page.url()).pathname).toBe(new URL(path, 'http://x').pathname);
  }
}

test('[SHELL-05, SHELL-06] profile, messages and settings are one screen opened at its parts', async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await twice(page, '/profile', () => expect(page.getByRole('main')).toContainText(person.email));
  for (const [path, title] of [
    ['/messages', 'Messages'],
    ['/settings', 'Settings'],
  ] as const) {
    await twice(page, path, async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  }
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});

test('[SHELL-05, SHELL-07, ORD-02] an order opens under both of its addresses, and only to its buyer', async ({
  page,
  signUp,
  addToCart,
  browser,
}) => {
  await signUp();
  await addToCart('blanket');
  const { number } = await buy(page);
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(number);
  const href =
    (await page
      .getByRole('main')
      .getByRole('link', { name: `Order ${number}`, exact: true })
      .getAttribute('href')) ?? '';
  for (const path of [href, href.replace('/order/', '/order-history/')]) {
    await twice(page, path, () => expect(page.getByRole('heading', { level: 1 })).toContainText(number));
  }
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(href, page.url()).href);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No order of yours here');
  expect(await stranger.content()).not.toContain(number);
  await stranger.close();
});

test('[SHELL-08, ADM-10] an account without a role learns why the back office is closed to it', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  for (const path of ['/admin', '/admin/users', '/admin/gdpr']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This part of the house is for administrators' })).toBeVisible();
  }
  await expectAccessible();
});

test('[UX-69, UX-77] leaving a page with changes asks in the shop’s own words: one stays with what was typed, or leaves without it', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Somebody Else');
  const away = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await away.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await expectAccessible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Somebody Else');
  await away.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/profile');
  await expect(name).not.toHaveValue('Somebody Else');
});
