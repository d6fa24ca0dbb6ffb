import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });

const results = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: /result/ })
    .first();

/** The first number of a text: “1,204 results from 37 workshops.” */
const digits = (text: string | null): number => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''));

test('[UX-23] a piece is asked for by the country that it must be sent to; where nothing goes, the country is off', async ({
  page,
}) => {
  await page.goto('/category/baskets');
  const box = filters(page);
  const country = box.getByRole('combobox', { name: 'Ships to' });
  await expect(country.getByRole('option', { name: /^Japan \(0\)/ })).toBeDisabled();
  const germany = country.getByRole('option', { name: /^Germany/ });
  const promised = digits(await germany.innerText());
  expect(promised).toBeGreaterThan(0);
  await country.selectOption('DE');
  await expect(page).toHaveURL(/shipsTo=DE/);
  await expect(results(page)).toHaveText(new RegExp(`^${promised} results?`));
  // Everywhere else it can be asked for, too, and the address brings it to anyone.
  await page.goto('/search?shipsTo=JP');
  const chips = page.getByRole('list', { name: 'Applied filters' }).filter({ visible: true }).first();
  await expect(results(page)).toBeVisible();
  const abroad = digits(await results(page).innerText());
  await chips.getByRole('link', { name: 'Remove the filter Sent to Japan' }).click();
  await expect(page).not.toHaveURL(/shipsTo/);
  await expect.poll(async () => digits(await results(page).innerText())).toBeGreaterThan(abroad);
});

test('[UX-23, SRCH-01] who makes it, free post and last pieces show as many as they promise', async ({ page }) => {
  for (const [group, name, address] of [
    ['Origin', 'Designed by the seller', /origin=designed/],
    ['How it is made, and offers', 'Free post', /freeShipping=yes/],
    ['How it is made, and offers', 'Last pieces', /fewLeft=yes/],
  ] as const) {
    await page.goto('/search');
    const box = filters(page);
    const check = box.getByRole('group', { name: group }).locator('.check', { hasText: name });
    await expect(check).toBeVisible();
    const promised = digits(await check.locator('.amount').innerText());
    if (promised === 0) {
      await expect(check.getByRole('checkbox')).toBeDisabled();
      continue;
    }
    await check.click();
    await expect(page).toHaveURL(address);
    await expect(results(page)).toHaveText(new RegExp(`^${promised} results?`));
  }
});

test('[SRCH-01] with a part of a craft chosen, the craft above it is marked with it', async ({ page }) => {
  await page.goto('/category/vases');
  const box = filters(page);
  await expect(box.getByRole('link', { name: /^Vases/ })).toHaveAttribute('aria-current', 'page');
  await expect(box.getByRole('link', { name: /^Ceramics/ })).toHaveAttribute('aria-current', 'true');
  await expect(box.getByRole('link', { name: /^Bowls/ })).not.toHaveAttribute('aria-current', /./);
});

test('[UX-21] a long list says how many more it has, also where one of those is chosen', async ({ page }) => {
  await page.goto('/search');
  const materials = filters(page).getByRole('group', { name: 'Material' });
  const more = materials.getByRole('button', { name: /^\d+ more$/ });
  const promised = digits(await more.textContent());
  await more.click();
  const values = materials.getByRole('checkbox');
  await expect(values).toHaveCount(6 + promised);
  await materials.locator('.check:not(.is-off)').last().click();
  await expect(page).toHaveURL(/materials=/);
  // Opened anew, the list is folded but for what is chosen.
  await page.reload();
  await expect(values).toHaveCount(7);
  await expect(more).toHaveText(`${promised - 1} more`);
});
