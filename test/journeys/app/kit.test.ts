import { sideways } from '../../support/journeys/width.ts';
import { expect, test } from '../journey.ts';

test('[UX-100, UX-11] every part of the kit in every state is accessible in light and in dark, and nothing scrolls sideways @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible();
  await expectAccessible('in both colours');
  expect(await sideways(page)).toEqual([]);
});
