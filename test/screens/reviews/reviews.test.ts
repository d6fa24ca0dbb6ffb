import { contract } from '#domain/rooms.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import { listingBy } from '../../support/journeys/demo-listings.ts';
import type { Page } from '@playwright/test';
import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';

const reviews = (page: Page) => page.locator('#reviews').getByRole('article');

test('[UX-40, SHELL-05] #reviews takes the focus; the histogram filters, sorting sorts, more come by a press, pictures open large', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/product/${await listingBy(page, (count) => count > 10)}#reviews`);
  const heading = page.locator('#reviews').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(reviews(page)).toHaveCount(10);
  await page
    .locator('#reviews')
    .getByRole('button', { name: /^Show \d+ more review/ })
    .click();
  const all = Number((await heading.textContent())?.split(' ')[0]);
  for (const review of (await reviews(page).all()).slice(0, 10))
    await expect(review).toContainText('Verified purchase');
  // What each one bought is said with it.
  const { pathname } = new URL(page.url());
  const { items } = await ask(callerOf(page.request), contract.reviews.listReviews, {
    listingId: pathname.replace('/product/', ''),
  });
  for (const [place, { values }] of (items as { values: string[] }[]).entries())
    await expect(reviews(page).nth(place).locator('.review__var')).toHaveText(
      values.length > 0 ? [values.join(', ')] : [],
    );
  await expect(
    reviews(page)
      .filter({ hasText: /answered, \d+ \w+ \d{4}/ })
      .first(),
  ).toBeVisible();
  await expect(reviews(page)).toHaveCount(Math.min(all, 20));
  const bar = page.locator('#reviews').getByRole('button', { name: /^5 stars/ });
  const five = Number(/(\d+) review/.exec((await bar.textContent()) ?? '')?.[1]);
  await bar.click();
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews(page)).toHaveCount(Math.min(five, 10));
  await expect(reviews(page).filter({ hasNot: page.getByRole('img', { name: '5.0 of 5 stars' }) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all stars' }).click();
  await page.getByLabel('Sort').selectOption('lowest');
  await expect(
    reviews(page)
      .first()
      .getByRole('img', { name: /^[1-4]\.0 of 5 stars/ }),
  ).toBeVisible();
  await expectAccessible();
  const picture = page.getByRole('button', { name: /^Enlarge buyer’s picture 1/ });
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'Pictures from buyers' }).getByRole('img')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});

test('[UX-40] a piece without reviews says Be the first, and nowhere nought stars', async ({ page }) => {
  await page.goto(`/product/${await listingBy(page, (count) => count === 0)}#reviews`);
  await expect(page.locator('#reviews')).toContainText('Be the first');
  await expect(page.getByRole('main')).not.toContainText(/\b0\.0\b/);
  await expect(page.locator('#reviews .stars')).toHaveCount(0);
});

test('[CAT-04] helpful counts once and stays, a report is sent; whoever is not signed in is asked first', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const path = `/product/${await listingBy(page, (count) => count > 10)}#reviews`;
  await page.goto(path);
  await reviews(page)
    .first()
    .getByRole('button', { name: /^Helpful/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signUp();
  await page.goto('/');
  await page.goto(path);
  const first = reviews(page).first();
  const helpful = first.getByRole('button', { name: /^Helpful/ });
  const before = Number(/\((\d+)\)/.exec((await helpful.textContent()) ?? '')?.[1] ?? 0);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText(`Helpful (${before + 1})`);
  await page.reload();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await first.getByRole('button', { name: /^Report/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog.getByRole('button', { name: 'Send the report' })).toBeDisabled();
  await dialog.getByLabel('It is not about this piece').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(first).toContainText('Reported');
});

test.describe('a failing shop', () => {
  test.use({ complaintsAllowed: /status of 500/ });

  test('[CAT-04] a mark that was not kept is told and taken back', async ({ page, signUp }) => {
    await signUp();
    const listingId = await listingBy(page, (count) => count > 0);
    const known = page.waitForResponse(/\/marks$/);
    await page.goto(`/product/${listingId}#reviews`);
    await known;
    const helpful = reviews(page)
      .first()
      .getByRole('button', { name: /^Helpful/ });
    await page.route('**/helpful', (route) => route.fulfill({ status: 500, json: {} }));
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await outlastRetries(page, page.locator('.toast--error'));
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  });
});
