import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { sideways } from '../../support/journeys/width.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const PLACE = '/admin/carts';

/** One day throughout, also for a journey that is under way at midnight. */
const now = Date.now();
const today = (back: number): string => new Date(now - back * 86_400_000).toISOString().slice(0, 10);

/** Ten carts in two of the days asked for; a cart takes half an hour to be left, which no journey waits for. */
async function withAbandonedCarts(page: Page): Promise<void> {
  await page.route('**/api/admin/cart-recovery?**', async (route) => {
    const count = Number(new URL(route.request().url()).searchParams.get('days'));
    const days = Array.from({ length: count }, (_, index) => ({
      day: today(count - 1 - index),
      ...{ carts: 0, emails: 0, recovered: 0, recoveredCents: 0 },
    }));
    Object.assign(days.at(-1) ?? {}, { carts: 7, emails: 3, recovered: 2, recoveredCents: 8640 });
    Object.assign(days.at(-3) ?? {}, { carts: 3, emails: 5, recovered: 1, recoveredCents: 2800 });
    await route.fulfill({ json: { carts: 10, emails: 8, recovered: 3, rate: 30, recoveredCents: 11_440, days } });
  });
  await page.route('**/api/admin/cart-recovery/carts?**', (route) =>
    route.fulfill({
      json: {
        items: [
          {
            ...{ id: 'left-1', begunAt: `${today(0)}T08:00:00.000Z`, totalCents: 8640, mails: 2, outcome: 'back' },
            pieces: [{ title: 'Two-tone mug', quantity: 2 }],
          },
        ],
        nextCursor: null,
      },
    }),
  );
}

test('[REC-12, ADM-03] who sees figures sees left carts as a chart and as a table, and each number leads to its carts @both', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'analytics@example.com');
  await withAbandonedCarts(page);
  await page.goto(PLACE);
  await expect(page.getByRole('heading', { level: 1, name: 'Left carts' })).toBeVisible();
  const chart = page.getByRole('img', { name: /^10 carts left in 30 days, 3 came back/ });
  await expect(chart).toBeVisible();
  const tall = (index: number): Promise<number> =>
    chart
      .locator('rect:not(.is-back)')
      .nth(index)
      .evaluate((bar: SVGRectElement) => bar.height.baseVal.value);
  expect((await tall(29)) / (await tall(27))).toBeCloseTo(7 / 3, 1);
  expect(await tall(28)).toBe(0);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(30);
  for (const number of ['7', '3', '2', '€86.40']) await expect(rows.nth(0)).toContainText(number);
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  for (const figure of ['10', '8', '3', '30 %', '€114.40'])
    await expect(page.locator('.d-bigf').getByRole('link', { name: figure, exact: true })).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await expectAccessible();
  await page.getByLabel('Time').selectOption('7');
  await expect(rows).toHaveCount(7);
  await rows.nth(0).getByRole('link', { name: '2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carts that came back' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`show=back&days=365&day=${today(0)}`));
  await expect(rows.nth(0)).toContainText('2 × Two-tone mug');
  await expect(rows.nth(0)).toContainText('Came back');
  await expectAccessible();
  await page.getByRole('link', { name: 'All figures of left carts' }).click();
  await expect(chart.or(page.getByRole('img', { name: /carts left in/ }))).toBeVisible();
});
