import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });

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
  Number((await value.locator('.amount').innerText()).replace(/\D/g, ''));

test('[UX-21, UX-05] every value shows its count, several are chosen together and taken back one by one, and one that shows nothing is off in its place', async ({
  page,
}) => {
  await page.goto('/category/ceramics');
  const box = filters(page);
  const colours = box.getByRole('group', { name: 'Colour' }).locator('.check');
  await expect(colours.first()).toBeVisible();
  const names = await colours.allInnerTexts();
  for (const text of names) expect(text).toMatch(/\d/);
  const [first, second] = [await countOf(colours.nth(0)), await countOf(colours.nth(1))];
  await colours.nth(0).click();
  await expect.poll(() => total(page)).toBe(first);
  await colours.nth(1).click();
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(Math.max(first, second));
  await expect(page).toHaveURL(/colours=[^&]+,[^&]+/);
  // Each is a step of its own for Back.
  await page.goBack();
  await expect(page).toHaveURL(/colours=[^&,]+$/);
  await expect.poll(() => total(page)).toBe(first);
  await page.goto('/category/ceramics?minPrice=15000');
  const dear = filters(page);
  const off = dear.locator('.check.is-off').first();
  await expect(off).toBeVisible();
  await expect(off.getByRole('checkbox')).toBeDisabled();
  expect(await countOf(off)).toBe(0);
});

test('[UX-22] what is filtered stands as chips that go one by one or all at once, and the address tells it to anyone', async ({
  page,
  context,
}) => {
  await page.goto('/category/ceramics?minPrice=1000&maxPrice=9000&readyToShip=yes&sort=price');
  const chips = page.getByRole('list', { name: 'Applied filters' }).filter({ visible: true }).first();
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(
    shared
      .getByRole('status')
      .filter({ hasText: /result/ })
      .first(),
  ).toHaveText(
    await page
      .getByRole('status')
      .filter({ hasText: /result/ })
      .first()
      .innerText(),
  );
  await shared.close();
  await chips.getByRole('link', { name: 'Remove the filter Ready to ship' }).click();
  await expect(page).not.toHaveURL(/readyToShip/);
  await expect(page).toHaveURL(/minPrice=1000.*sort=price/);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/category\/ceramics\?sort=price$|\/search\?sort=price$/);
});

test('[UX-23] materials, colours with their swatch, country, readiness, sale and stars all narrow the results', async ({
  page,
}) => {
  await page.goto('/category/ceramics');
  const box = filters(page);
  await expect(
    box.getByRole('group', { name: 'Colour' }).locator('.check i, .check .swatch, .check svg').first(),
  ).toBeAttached();
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
    const part = filters(page).getByRole('group', { name }).locator('.check').filter({ hasText: value }).first();
    await expect(part).toBeVisible();
    const count = await countOf(part);
    if (count === 0) continue;
    await part.click();
    await expect.poll(() => total(page), { message: `${name} ${value}` }).toBe(count);
  }
});

test('[UX-27] sorted by price, newest and stars; the filters stay', async ({ page }) => {
  await page.goto('/category/ceramics?readyToShip=yes');
  const cents = async (): Promise<number[]> =>
    (await page.locator('.card__price').allInnerTexts()).map((text) =>
      Number(/€([\d.,]+)/.exec(text)?.[1]?.replace(',', '') ?? 0),
    );
  const sort = page.getByLabel('Sort');
  await expect(sort).toBeVisible();
  expect(await sort.locator('option').allInnerTexts()).toHaveLength(5);
  for (const [value, order] of [
    ['price', 1],
    ['-price', -1],
  ] as const) {
    await sort.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`readyToShip=yes.*sort=${value}`));
    await expect
      .poll(async () =>
        (await cents()).every((price, index, all) => index === 0 || (price - (all[index - 1] ?? 0)) * order >= 0),
      )
      .toBe(true);
    await expect(sort).toHaveValue(value);
  }
});

test('[UX-28] nothing found is no dead end: the words again, what each filter taken away would show, the corrected words, crafts', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search?q=qqqqzz');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('qqqqzz');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ceramics' })).toBeVisible();
  await expectAccessible();
  await page.goto('/category/ceramics?maxPrice=100&colours=blue');
  const looser = page.locator('.looser').getByRole('listitem').first();
  await expect(looser).toContainText(/Remove “.+” – [\d,]+ results?/);
  const promised = Number((await looser.innerText()).replace(/.*–/s, '').replace(/\D/g, ''));
  await looser.getByRole('link').click();
  await expect.poll(() => total(page)).toBe(promised);
  await page.goto('/search?minPrice=90000');
  await page.getByRole('link', { name: 'See all pieces' }).press('Enter');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeFocused();
  await page.goto('/search?q=ceramik%20mugg');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page.getByText(/instead of “ceramik mugg”/)).toBeVisible();
});
