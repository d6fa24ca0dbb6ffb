import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { quiet } from '../../support/journeys/quiet.ts';

interface Noting {
  stops: Stop[];
}

interface Stop {
  name: string;
  isPage: boolean;
  isSeen: boolean;
}

/**
 * Notes where the focus stands whenever Tab is about to move it on, so that nothing waits between two presses:
 * whether it lies in the window, has a size and a ring (the thumbs of a range draw their own).
 */
const recordStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = (): Stop => {
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const ring =
        element.matches('[type=range]') ||
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
      const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
        isPage: element === document.body,
        isSeen: element === document.body || (ring && inWindow && box.width >= 15 && box.height >= 15),
      };
    };
    addEventListener('keydown', ({ key }) => key === 'Tab' && (window as unknown as Noting).stops.push(look()), true);
  });

const AT_ONCE = 20;

/** Holds Tab until the focus has come from the page itself to the page itself, and returns the names of the stops between. */
async function walk(page: Page, isBack = false): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { stops: [] }));
  if (isBack) await page.keyboard.down('Shift');
  for (let pressed = 0; pressed < 250; pressed += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.down('Tab')));
    const stops = await page.evaluate(() => (window as unknown as Noting).stops);
    const from = stops.findIndex(({ isPage }) => isPage);
    const to = stops.findIndex(({ isPage }, at) => isPage && at > from);
    if (to < 0) continue;
    for (const key of ['Tab', 'Shift']) await page.keyboard.up(key);
    const between = stops.slice(from + 1, to);
    expect(between.filter(({ isSeen }) => !isSeen).map(({ name }) => `${name} is not seen`)).toEqual([]);
    return between.map(({ name }) => name);
  }
  throw new Error('Tab did not leave the page in 250 presses.');
}

test(
  '[UX-100] every tab stop of the store is seen and leads on',
  { tag: '@desktop' },
  async ({ page, findListing }) => {
    test.setTimeout(240_000);
    const { listingId } = await findListing('vase');
    const listing = `/product/${listingId}`;
    for (const path of ['/', '/category/baskets', listing]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'A safe account' })).toBeVisible();
      // What stands far below comes when one is near it; walked over before, it would be a stop on the way back alone.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      if (path === listing) await expect(page.getByRole('button', { name: /^Ask / })).toBeVisible();
      await quiet(page);
      await recordStops(page);
      const forwards = await walk(page);
      expect(forwards[0]).toBe('A Skip to the page');
      if (path === listing) expect(await walk(page, true)).toEqual(forwards.toReversed());
    }
  },
);

test(
  '[UX-23, UX-27, UX-100] results are filtered and sorted by keys, keeping the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/category/ceramics');
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText(/^\d+ results/);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const ready = filters.getByRole('checkbox', { name: /^Ready to ship/ });
    await ready.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/readyToShip|ready/i);
    await expect(ready).toBeChecked();
    await expect(ready).toBeFocused();
    const to = filters.getByLabel('Price to, in euro');
    await to.focus();
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/maxPrice=6000/);
    await expect(to).toBeFocused();
    await page.keyboard.press('Tab');
    const apply = filters.getByRole('button', { name: 'Apply the price' });
    await expect(apply).toBeFocused();
    expect((await apply.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const sort = page.getByLabel('Sort');
    await sort.focus();
    await page.keyboard.type('Price, low');
    await expect(page).toHaveURL(/sort=price/);
    await expect(sort).toBeFocused();
  },
);
