import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const PLACE = '/admin/carts';

test('[REC-12, ADM-13] who may not is told which permission is missing, and is shown no figure', async ({ page }) => {
  await signInAs(page, 'content@example.com');
  await page.goto(PLACE);
  await expect(page.getByText('You need analytics.view permission – ask a master admin')).toBeVisible();
  await expect(page.getByRole('img', { name: /carts left/ })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const path of ['?days=30', '/carts?days=30&show=left'])
    expect((await page.request.get(`/api/admin/cart-recovery${path}`)).status()).toBe(403);
});

test('[REC-12] a shop in which no cart was left says so', async ({ page }) => {
  await signInAs(page, 'analytics@example.com');
  await page.route('**/api/admin/cart-recovery?**', (route) =>
    route.fulfill({ json: { carts: 0, emails: 0, recovered: 0, rate: 0, recoveredCents: 0, days: [] } }),
  );
  await page.goto(PLACE);
  await expect(page.getByText('No cart was left in this time')).toBeVisible();
});
