import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });

const said = (page: Page): Locator => page.locator('.results-head').getByRole('status');

const results = (page: Page, count: number): Promise<void> =>
  expect(said(page)).toHaveText(new RegExp(`^${count} results?\\b`));

const countOf = async (value: Locator): Promise<number> =>
  Number((await value.locator('.amount').innerText()).replace(/\D/g, ''));

const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Applied filters' }).filter({ visible: true }).first();

test('[UX-21] what would show nothing stands in its place and is off: crafts, stars, ranges of the price', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search');
  const categories = filters(page).locator('.category-tree').getByRole('link');
  const named = async (): Promise<string[]> =>
    (await categories.allInnerTexts()).map((text) => text.replace(/[\d,\s]+$/, ''));
  await expect(categories.first()).toBeVisible();
  const all = await named();
  expect(all).toContain('Leather');
  await page.goto('/search?q=mug');
  const box = filters(page);
  await expect(categories.first()).toBeVisible();
  expect(await named()).toEqual(all);
  const leather = box.getByRole('link', { name: 'Leather 0', exact: true });
  await expect(leather).toBeDisabled();
  await expect(leather).not.toHaveAttribute('href');
  await expect(box.getByRole('link', { name: /^Ceramics [1-9]/ })).toHaveAttribute('href', /category=ceramics/);
  await expectAccessible();

  await page.goto('/category/ceramics?minPrice=900000&rating=4');
  const stars = filters(page).getByRole('group', { name: 'Rating' }).getByRole('checkbox');
  await expect(stars).toHaveCount(4);
  for (const other of [1, 2, 3]) await expect(stars.nth(other)).toBeDisabled();
  await expect(stars.nth(0)).toBeChecked();
  await stars.nth(0).click();
  await expect(page).not.toHaveURL(/rating/);
  await expect(stars).toHaveCount(4);
  await expect(stars.nth(0)).toBeDisabled();
});

test('[SRCH-01, UX-21] ranges of the price say what they show, show just that, and go off by the same press', async ({
  page,
}) => {
  await page.goto('/category/ceramics');
  const box = filters(page);
  const ranges = box.getByRole('group', { name: 'Price' }).locator('.check');
  await expect(ranges).toHaveText([/^Under €20/, /^€20 to €50/, /^€50 to €100/, /^€100 to €200/, /^€200 and more/]);
  const counts = await Promise.all([0, 1, 2, 3, 4].map((at) => countOf(ranges.nth(at))));
  await results(
    page,
    counts.reduce((sum, count) => sum + count),
  );
  for (const [at, address] of [
    [0, /ceramics\?maxPrice=1999$/],
    [1, /ceramics\?minPrice=2000&maxPrice=4999$/],
    [4, /ceramics\?minPrice=20000$/],
  ] as const) {
    const box = ranges.nth(at).getByRole('checkbox');
    if (counts[at] === 0) {
      await expect(box).toBeDisabled();
      continue;
    }
    await ranges.nth(at).click();
    await expect(page).toHaveURL(address);
    await expect(box).toBeChecked();
    await results(page, counts[at] ?? NaN);
    // Its own choice does not narrow what the others would show.
    expect(await Promise.all([0, 1, 2, 3, 4].map((each) => countOf(ranges.nth(each))))).toEqual(counts);
  }
});

test('[UX-28] words that no piece has with these filters: which were left out, and what each one taken away shows', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search?q=mug&readyToShip=yes&minPrice=900000');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(
    page.getByText(
      'No piece for “mug” fits “From €9,000.00” and “Ready to ship” together. These are the pieces without them.',
    ),
  ).toBeVisible();
  const looser = page.locator('.looser').getByRole('link', { name: 'Remove “From €9,000.00”' });
  const promised = Number(/– (\d+) results?$/.exec(await page.locator('.looser li').first().innerText())?.[1]);
  expect(promised).toBeGreaterThan(0);
  await expectAccessible();
  await looser.press('Enter');
  await results(page, promised);
  await expect(page.getByText('No piece for')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await page.goto('/search?q=mug&category=bowls&minPrice=900000');
  await expect(page.getByText(/fits “Bowls” and “From €9,000.00” together/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“mug”');
  await page.goto('/search?q=ceramik%20mugg&minPrice=900000');
  await expect(page.getByText(/instead of “ceramik mugg”.*fits “From €9,000.00”.*pieces without it\./)).toBeVisible();
});

test('[UX-22, UX-29] taken away by keys, a filter hands the focus to the next, the last to the results; their number is said each time', async ({
  page,
}) => {
  await page.goto('/category/ceramics?maxPrice=9000&readyToShip=yes&materials=stoneware');
  const status = said(page);
  await expect(status).toHaveText(/^\d+ results/);
  await page.evaluate(() => {
    const place = document.querySelector('.results-head [role=status]') as HTMLElement;
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => announcements.push(place.isConnected ? (place.textContent ?? '') : '(gone)')).observe(
      place,
      {
        childList: true,
        characterData: true,
        subtree: true,
      },
    );
  });
  const announcements = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
  const links = chips(page).getByRole('link', { name: /^Remove the filter/ });
  await expect(links).toHaveCount(3);
  const announced = [await status.innerText()];
  await links.first().focus();
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(left);
    await expect(links.first()).toBeFocused();
    await expect(status).toHaveText(/^\d+ results/);
    const text = await status.innerText();
    // Polite, in one place that stays, and the last word is the number.
    expect((await announcements()).at(-1)).toBe(text);
    announced.push(text);
  }
  expect(new Set(announced).size).toBeGreaterThan(1);
  const { total } = (await (await page.request.get('/api/search?category=ceramics&materials=stoneware')).json()) as {
    total: number;
  };
  const { total: all } = (await (await page.request.get('/api/search?category=ceramics')).json()) as { total: number };
  expect(announced.at(-1)).toMatch(new RegExp(`^${total} results`));
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await results(page, all);
  expect((await announcements()).at(-1)).toMatch(new RegExp(`^${all} results`));
  // All at once, too.
  await page.goto('/category/ceramics?maxPrice=9000&readyToShip=yes');
  await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
});
