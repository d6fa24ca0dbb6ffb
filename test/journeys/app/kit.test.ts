import { sideways } from '../../support/journeys/width.ts';
import { expect, test } from '../journey.ts';

test('[UX-100, UX-11] every part of the kit is accessible in light and dark @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible();
  await expectAccessible('in both colours');
  expect(await sideways(page)).toEqual([]);
});

test('[UX-11] a small button is smaller, and one that does nothing now looks so @desktop', async ({ page }) => {
  await page.goto('/dev/ui');
  const store = page.getByRole('region', { name: 'Buttons, store' });
  const sizeOf = (name: string) =>
    store
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).fontSize);
  expect([await sizeOf('Cancel'), await sizeOf('Small'), await sizeOf('Tiny')]).toEqual(['16px', '14px', '13px']);
  const colours = await store
    .getByRole('button', { name: 'Add to cart' })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(colours).size).toBe(2);
});
