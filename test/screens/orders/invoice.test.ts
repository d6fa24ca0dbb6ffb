import { buy } from '../../support/journeys/buying.ts';
import { expect, test } from '../screen.ts';

test('[ORD-02, UX-63, PAY-06] a buyer downloads the invoice from the order, and a guest by the order’s link', async ({
  page,
  addToCart,
}) => {
  await addToCart('mug');
  const { confirmation } = await buy(page);
  await page.goto(confirmation);
  await page.getByRole('link', { name: 'Track this parcel' }).click();
  const link = page.getByRole('link', { name: /^Invoice INV-\d{4}-\d{4,} \(PDF\)$/ });
  await expect(link).toBeVisible();
  const href = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await page.request.get(href.split('?')[0] ?? '')).status()).toBe(404);
  await expect(page.getByRole('complementary', { name: 'Sums and address' })).toContainText(/VAT/);
});
