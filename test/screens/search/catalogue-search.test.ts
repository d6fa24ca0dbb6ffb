import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { openWhole } from '../../support/journeys/quiet.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
const rows = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('[UX-18] suggestions from the second letter: words, crafts, pieces with picture and price, shops; the added part is bold', async ({
  page,
  expectAccessible,
}) => {
  await openWhole(page, '/');
  await field(page).click();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.keyboard.type('m');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveCount(0);
  await page.keyboard.type('u');
  await expect(rows(page).first()).toBeVisible();
  expect(asked.filter((url) => /suggestions\?q=m(&|$)/.test(url))).toEqual([]);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(10);
  const listing = rows(page).filter({ hasText: '€' }).first();
  await expect(listing.locator('img')).toBeVisible();
  await expect(listing).toHaveAttribute('href', /^\/product\//);
  await expect(
    page.getByRole('listbox', { name: 'Suggestions' }).locator('[role=option][href^="/category/"]').first(),
  ).toBeVisible();
  const first = rows(page).first().locator('span').first();
  expect((await first.innerText()).toLowerCase()).toContain('mu');
  for (const bold of await first.locator('b').allInnerTexts()) expect(bold.toLowerCase()).not.toMatch(/^mu/);
  await expectAccessible();
  await field(page).fill('rio');
  const shop = page.getByRole('listbox', { name: 'Suggestions' }).locator('[role=option][href="/shop/rio-clay"]');
  await expect(shop).toContainText('Rio Clay');
  await expect(shop.locator('.place')).toHaveText('Porto');
});

test('[UX-18] arrow keys choose, Enter goes there, Escape closes and keeps the words', async ({ page }) => {
  await openWhole(page, '/');
  await field(page).click();
  // Rows for the first two letters may stand before: what is chosen among them is let go with the next letter.
  await Promise.all([page.waitForResponse(/suggestions\?q=mug$/), page.keyboard.type('mug')]);
  await expect(rows(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = rows(page).nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('mug');
  await page.keyboard.type('s');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = (await rows(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);
});

test('[UX-20] the words stay in the field; it clears; the last five searches are offered, newest first', async ({
  page,
}) => {
  await page.goto('/');
  for (const words of ['vase', 'ring', 'candle', 'bowl', 'hat', 'Mug', 'mug']) {
    await field(page).fill(words);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}$`));
    await expect(field(page)).toHaveValue(words);
  }
  await field(page).click();
  await page.getByRole('button', { name: 'Clear the search' }).filter({ visible: true }).first().click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  const last = page.getByRole('listbox', { name: 'Last searches' }).getByRole('option');
  await expect(last).toHaveText(['mug', 'hat', 'bowl', 'candle', 'ring']);
  await last.nth(2).click();
  await expect(page).toHaveURL(/q=bowl$/);
  await field(page).fill('');
  await field(page).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(last).toHaveCount(0);
});

test('[UX-09, UX-20] who types on while the results are on their way goes on typing', async ({ page }) => {
  await page.goto('/');
  let letCome = (): void => undefined;
  const delayed = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await delayed;
    await route.continue();
  });
  await field(page).fill('vase');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/q=vase$/);
  await field(page).fill('ring');
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'vase' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=ring$/);
});

test('[UX-19] a typing mistake, a plural, another name and a missing accent still find the goods', async ({ page }) => {
  const first = async (words: string): Promise<string> => {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await expect(page.locator('.card').first()).toBeVisible();
    return page.locator('.card').first().locator('.card__text').innerText();
  };
  expect(await first('ceramik mugg'), 'two typing mistakes').toMatch(/mug/i);
  expect(await first('mugs'), 'a plural').toMatch(/mug/i);
  expect(await first('charcoal cup'), 'another name').toContain('Night mug in charcoal');
  expect(await first('jewelry'), 'another spelling').toMatch(/Oru Silver|Atelier Costea|Björk Silver/);
  expect(await first('atelie salgueiro'), 'no accent').toContain('Ateliê Salgueiro');
});
