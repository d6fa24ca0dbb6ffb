import { expect, test } from '../screen.ts';

const books = { because: 'the law of taxes asks for the books of a sale', until: '2037-01-01' };
const receipt = {
  madeAt: '2026-11-25T12:00:00.000Z',
  parts: [
    { called: 'Addresses', became: 'deleted', rows: 1, because: null, until: null },
    { called: 'Cart', became: 'deleted', rows: 1200, because: null, until: null },
    { called: 'Orders', became: 'blanked', rows: 2, ...books },
    { called: 'Log of the office', became: 'retained', rows: 3, because: 'it is chained', until: null },
  ],
};

test('[SUP-03] the receipt of an erasure says what was deleted, blanked and kept, why and until when', async ({
  page,
}) => {
  await page.route('**/api/erasure-receipts/*', (route) => route.fulfill({ json: receipt }));
  await page.goto('/erasure-receipt/some.key');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What became of your data' })).toBeVisible();
  await expect(main.getByText('Your account was deleted on 25 Nov 2026.')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([
    'Addresses: 1 entry.',
    'Cart: 1,200 entries.',
    'Orders: 2 entries. Because the law of taxes asks for the books of a sale, until 1 Jan 2037.',
    'Log of the office: 3 entries. Because it is chained.',
  ]);
});

test('[SUP-03] a link to no receipt says so and leads on', async ({ page }) => {
  await page.goto('/erasure-receipt/some.key');
  await expect(page.getByRole('heading', { name: 'There is no receipt at this link' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'To the marketplace' })).toHaveAttribute('href', '/');
});
