import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** What of the page behind is painted over something that lies above it, once it stands in the middle of it. */
const shinesThrough = (page: Page, above: string): Promise<string[]> =>
  page.locator(above).evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => Number(getComputedStyle(element).zIndex) > 0)
      .flatMap((element) => {
        const at = element.getBoundingClientRect();
        element.style.translate = `${x - at.left - at.width / 2}px ${y - at.top - at.height / 2}px`;
        const result = document.elementFromPoint(x, y);
        element.style.translate = '';
        return box.contains(result) ? [] : [`${result?.tagName} ${result?.className.toString()}`];
      });
  });

test('[UX-100, AUTHUI-06] the sign-in with an error is accessible in light and dark @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  const box = page.getByRole('alert');
  await expect(box).toBeVisible();
  const [red, green, blue] =
    (await box.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(Math.max(green ?? 255, blue ?? 255) + 60);
  await expectAccessible('in both colours');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expectAccessible('in both colours');
});

test('[AUTHUI-06, UX-100] a dialog opens in sight at the end of a page @both', async ({ page }) => {
  await page.goto('/search?q=mug');
  const opener = page.getByRole('button', { name: 'Open a shop' });
  await opener.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('[UX-37, UX-30, UX-100] the drawer and the enlarged picture are accessible in light and in dark @both', async ({
  page,
  findListing,
  expectAccessible,
}) => {
  const { listingId } = await findListing('blanket');
  await page.goto(`/product/${listingId}`);
  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Picture, enlarged' })).toBeVisible();
  await expectAccessible('in both colours');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart');
  await expectAccessible('in both colours');
});

test('[UX-100] menus and filters are accessible in light and in dark @both', async ({
  page,
  signUp,
  isMobile,
  expectAccessible,
}) => {
  const person = await signUp();
  await page.goto('/search?q=mug');
  await page.getByRole('button', { name: `Your account, ${person.name}` }).click();
  await expect(page.getByRole('link', { name: 'Your orders' })).toBeVisible();
  // Hearts and marks of the pieces behind it do not shine through.
  await expect.poll(() => shinesThrough(page, '.menu')).toEqual([]);
  await expectAccessible('in both colours');
  await page.keyboard.press('Escape');
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible('in both colours');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible('in both colours');
  await menu.getByRole('link', { name: 'Leather' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Leather' })).toBeVisible();
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`[UX-100] an overlay opens as reduced motion asks: ${motion}`, async ({ page, findListing }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('transitionrun', ({ target, propertyName }) => {
        const [name] = target instanceof Element && target.matches('dialog, .suggest, .toast') ? target.classList : [];
        if (!name) return;
        const took = getComputedStyle(target as Element).transitionDuration.split(', ')[0];
        const { came = '' } = document.documentElement.dataset;
        document.documentElement.dataset.came = `${came}${name} ${propertyName} ${took};`;
      });
    });
    const came = async () =>
      [...new Set((await page.locator('html').getAttribute('data-came'))?.split(';'))].filter(Boolean).sort();
    const expected = (name: string, took: string) =>
      ['opacity', ...(motion === 'reduce' ? [] : ['transform'])].map((property) => `${name} ${property} ${took}`);
    const { listingId } = await findListing('blanket');
    await page.goto(`/product/${listingId}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart');
    await expect.poll(came).toEqual(expected('drawer', '0.24s'));
    await page.keyboard.press('Escape');
    await page.goto('/support/account-sign-in');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(came).toEqual(expected('dialog', '0.24s'));
  });

test('[UX-100] the chosen appearance holds against the system and after a reload', async ({ page, signUp }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp();
  await page.goto('/settings');
  const backdrop = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await backdrop();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(backdrop).not.toBe(light);
  const dark = await backdrop();
  await page.reload();
  expect(await backdrop()).toBe(dark);
  await page.getByText('As the system says').click();
  await expect.poll(backdrop).toBe(light);
});
