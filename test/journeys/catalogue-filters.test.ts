import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openWhole } from './quiet.ts';

/** The filters: beside the results, on a phone in their sheet. */
async function filters(page: Page, isMobile: boolean | undefined): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

const total = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /result/ })
        .first()
        .innerText()
    )
      .replace(/ from .*/, '')
      .replace(/\D/g, ''),
  );

const countOf = async (value: Locator): Promise<number> =>
  Number((await value.locator('.n').innerText()).replace(/\D/g, ''));

test('[UX-23] price by thumbs and by numbers, materials, colours with their swatch, country, readiness, sale and stars all narrow the results @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/category/ceramics');
  const all = await total(page);
  const box = await filters(page, isMobile);
  await expect(
    box.getByRole('group', { name: 'Colour' }).locator('.check i, .check .swatch, .check svg').first(),
  ).toBeAttached();
  const low = box.getByRole('slider', { name: 'Lowest price' });
  await low.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/minPrice=\d+00/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  for (const [name, value] of [
    ['Material', /^Stoneware/],
    ['Ships from', /./],
    ['Rating', /4 stars/],
    ['Leaves the workshop', /Within a week/],
    ['How it is made, and offers', /Ready to ship/],
    ['How it is made, and offers', /Made to order/],
    ['How it is made, and offers', /personalised/],
    ['How it is made, and offers', /Reduced/],
  ] as const) {
    await page.goto('/category/ceramics');
    const part = (await filters(page, isMobile))
      .getByRole('group', { name })
      .locator('.check')
      .filter({ hasText: value })
      .first();
    await expect(part).toBeVisible();
    const count = await countOf(part);
    if (count === 0) continue;
    await part.click();
    await expect.poll(() => total(page), { message: `${name} ${value}` }).toBe(count);
  }
});

test(
  '[UX-24] on a phone the filters fill the height, and their button counts along',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/category/ceramics');
    const sheet = await filters(page, true);
    const box = await sheet.boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 800]);
    const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ });
    await expect(show).toBeInViewport();
    const before = await show.innerText();
    await sheet.getByRole('group', { name: 'Colour' }).locator('.check').first().click();
    await expect(show).not.toHaveText(before);
    await expectAccessible();
    const words = await show.innerText();
    await show.click();
    await expect(sheet).toHaveCount(0);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /result/ })
        .first(),
    ).toContainText(words.replace('Show ', ''));
  },
);

test('[UX-25, UX-29] 24 at a time by a button that says how many of how many; the number of results is announced; the footer is in reach @both', async ({
  page,
}) => {
  await page.goto('/category/ceramics');
  const all = await total(page);
  expect(all).toBeGreaterThan(24);
  await expect(page.locator('.card')).toHaveCount(24);
  await expect(page.getByText(`24 of ${all}`)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  await expect(page.locator('.card')).toHaveCount(24);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.locator('.card')).toHaveCount(Math.min(48, all));
  await expect(page.getByText(`${Math.min(48, all)} of ${all}`)).toBeVisible();
});

test('[UX-29] while results load, bones of the same size hold their place', async ({ page }) => {
  await openWhole(page, '/');
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/search\?/, async (route) => {
    await slow;
    await route.continue();
  });
  const find = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
  await find.fill('vase');
  await find.press('Enter');
  const bone = page.locator('.card--bone').first();
  await expect(bone).toBeVisible();
  const held = await bone.locator('.pic').boundingBox();
  release();
  const card = page.locator('.card:not(.card--bone)').first();
  await expect(card).toBeVisible();
  await expect.poll(async () => (await card.locator('.pic').boundingBox())?.y).toBe(held?.y);
  const shown = await card.locator('.pic').boundingBox();
  expect([shown?.x, shown?.width, shown?.height]).toEqual([held?.x, held?.width, held?.height]);
});

test('[UX-27] sorted by price, newest and stars; the filters stay and the list begins at its top', async ({ page }) => {
  await page.goto('/category/ceramics?readyToShip=yes');
  const cents = async (): Promise<number[]> =>
    (await page.locator('.card__price').allInnerTexts()).map((text) =>
      Number(/€([\d.,]+)/.exec(text)?.[1]?.replace(',', '') ?? 0),
    );
  const sort = page.getByLabel('Sort');
  expect(await sort.locator('option').allInnerTexts()).toHaveLength(5);
  for (const [value, order] of [
    ['price', 1],
    ['-price', -1],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await sort.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`readyToShip=yes.*sort=${value}`));
    await expect
      .poll(async () =>
        (await cents()).every((price, index, all) => index === 0 || (price - (all[index - 1] ?? 0)) * order >= 0),
      )
      .toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(sort).toHaveValue(value);
  }
});
