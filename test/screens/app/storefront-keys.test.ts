import { expect, test } from '../screen.ts';

test('[UX-25, UX-100] Load more by key: a refusal is told, and after the last page the focus is on the first new piece', async ({
  page,
}) => {
  await page.goto('/category/ceramics');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  await page.route(/api.search\?.*cursor=/, (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The next ones could not be loaded. Please try again.')).toBeVisible();
  await expect(more).toBeFocused();
  const links = page.locator('.goods .card__title a');
  for (;;) {
    const before = await links.count();
    await page.keyboard.press('Enter');
    await expect.poll(() => links.count()).toBeGreaterThan(before);
    await expect(page.getByText('The next ones could not be loaded. Please try again.')).toHaveCount(0);
    if ((await more.count()) > 0) await expect(more).toBeFocused();
    else {
      await expect(links.nth(before)).toBeFocused();
      return;
    }
  }
});

test('[UX-100] the way past the header leads to the beginning of the page, not to its first section', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('heading', { name: 'Browse by craft' });
  await expect(section).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the page' }).click();
  await expect(page).toHaveURL('/#main');
  await page.waitForLoadState('networkidle');
  await expect(section).not.toBeFocused();
});
