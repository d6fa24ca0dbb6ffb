import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const count = async (page: Page): Promise<number> =>
  Number(/(\d+) follower/.exec((await page.locator('.shophead').textContent()) ?? '')?.[1] ?? 0);

test('[CAT-05] a shop is followed from its page and from a piece, counted, and fills a row of home', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'From shops you follow' })).toHaveCount(0);
  await page.goto('/shop/rio-clay');
  const before = await count(page);
  const follow = page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => count(page)).toBe(before + 1);
  await expectAccessible();
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.locator('#pieces').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const row = page.getByRole('region', { name: 'From shops you follow' });
  await expect(row.getByRole('listitem').first()).toContainText('Rio Clay');
  await page.goto('/shop/rio-clay');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  // The number comes with the answer: the shop knows of it.
  await expect.poll(() => count(page)).toBe(before);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'From shops you follow' })).toHaveCount(0);
});

test('[CAT-05] the page of a shop is whole: who, pieces, reviews, story, how it works @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/shop/rio-clay#reviews');
  await expect(page.locator('#reviews').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('#reviews').getByRole('article').first()).toContainText('Verified purchase');
  for (const name of ['About the workshop', 'How this shop works'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'How this shop works' })).toContainText('Returns');
  await expect(page.locator('#pieces').getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
});
