import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { frames, openWhole } from '../../support/journeys/quiet.ts';

test('[CAT-05, UX-14, UX-15, UX-16] home says on one screen what is sold and by whom @both', async ({ page }) => {
  await page.clock.install();
  await openWhole(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hand/i);
  await expect(page.getByText(/Pots, knitwear, leather/)).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Search' }).filter({ visible: true })).toBeInViewport();
  await expect(page.locator('.plate img').first()).toBeInViewport();
  const categories = page.locator('.home-categories li');
  expect(await categories.count()).toBeGreaterThanOrEqual(6);
  const height = page.viewportSize()?.height ?? 0;
  const reached = await categories.evaluateAll((all) => all.map((craft) => craft.getBoundingClientRect().top));
  // Six crafts begin before the second window ends.
  expect(Math.max(...reached.slice(0, 6))).toBeLessThan(height * 2);
  await categories.last().scrollIntoViewIfNeeded();
  for (const picture of await categories.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (const name of ['New', 'Popular now', 'Browse by craft'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // What was out of sight for a while is read anew.
    await Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
  });
  const before = await page.screenshot();
  await page.clock.runFor(10_000);
  await frames(page);
  expect((await page.screenshot()).equals(before), 'nothing moves by itself').toBe(true);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('[UX-08] crafts open by press and key and mark the current one @both', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ceramics' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Crafts' }).getByRole('link', { name: 'Ceramics' }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeFocused();
  const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
  const here = crumbs.locator('[aria-current="page"]');
  await expect(here).toHaveText('Ceramics');
  const weight = (link: Locator) => link.evaluate((shown) => Number(getComputedStyle(shown).fontWeight));
  expect(await weight(here)).toBeGreaterThan(await weight(crumbs.getByRole('link', { name: 'Home' })));
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('navigation', { name: 'Crafts' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Ceramics');
  if (isMobile) await page.keyboard.press('Escape');
  await page.goto('/category/mugs-and-cups');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu.locator('[aria-current="true"]')).toHaveText('Ceramics');
  if (isMobile) await page.keyboard.press('Escape');
  await expect(crumbs.getByRole('link', { name: 'Ceramics' })).toHaveAttribute('href', '/category/ceramics');
});

test('[UX-26] a card shows picture, price, shop, stars and one link @both', async ({ page, isMobile }) => {
  await openWhole(page, '/category/ceramics');
  const cards = page.locator('.card');
  const box = await cards.first().locator('.picture').first().boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1);
  await expect(cards.first().getByRole('link')).toHaveCount(1);
  await expect(cards.first().getByRole('button')).toHaveCount(1);
  await expect(cards.first().locator('.card__price')).toContainText('€');
  await expect(cards.first().locator('.card__shop')).not.toBeEmpty();
  for (const note of await page.locator('.card__note').allInnerTexts())
    expect(note).toMatch(
      /^(Only \d left|Made to order, \d+ days|Ready to ship|Sold out|Sale until \w{3} \d{1,2} \w{3})$/,
    );
  const heart = cards.first().getByRole('button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/category/ceramics');
  // One that has a second picture, and has not been pointed at.
  const match = (await (await page.request.get('/api/search?q=stamped')).json()) as {
    items: { listingId: string; title: string; secondPicture: unknown }[];
  };
  const two = match.items.find(({ secondPicture }) => secondPicture);
  await openWhole(page, '/search?q=stamped');
  const card = cards.filter({ has: page.locator(`a[href="/product/${two?.listingId}"]`) });
  if (!isMobile) {
    await expect(card.locator('.picture__second')).toHaveCount(0);
    await card.hover();
    await expect(card.locator('.picture__second')).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(card.locator('.picture__second')).toHaveCSS('opacity', '0');
  }
  await card.locator('.picture').first().click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two?.title ?? '');
});
