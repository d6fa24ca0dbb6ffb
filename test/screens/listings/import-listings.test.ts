import { expect, test } from '../screen.ts';

const head = 'id,title,description,category,price,quantity';
const file = (rows: string[]) => ({
  name: 'listings.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${[head, ...rows].join('\n')}\n`),
});

test('[CAT-01, FN-02] a maker chooses a table, sees how far it came and why a row was refused, and finds the drafts', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/listings');
  await page.getByRole('link', { name: 'Import a table' }).click();
  await expect(page.getByRole('heading', { name: 'Import a table' })).toBeVisible();
  const rows = ['1,Two-tone mug,Thrown by hand.,mugs-and-cups,24.00,3', '2,Odd mug,No price.,mugs-and-cups,many,1'];
  await page.getByLabel('Choose a table').setInputFiles(file(rows));
  await expect(page.getByText('1 row is in your shop, 1 was refused.')).toBeVisible();
  await expect(page.getByRole('row', { name: /3 Refused price “many” is no amount of money/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'See the drafts' }).click();
  await expect(page.getByText('Two-tone mug')).toBeVisible();
});

test.describe('a line that is lost', () => {
  test.use({ complaintsAllowed: /net::ERR_FAILED/ });
  test('[FN-02] an import that is cancelled, or loses its line, says so and goes on with the same table', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/seller-dashboard/import');
    await page.route('**/importListings', (route) => route.abort());
    await page.getByLabel('Choose a table').setInputFiles(file(['1,Mug,Thrown.,mugs-and-cups,24.00,3']));
    await expect(page.getByRole('alert')).toHaveText(
      'A network error occurred. Please check your connection and try again.',
    );
    await page.unroute('**/importListings');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('1 row is in your shop, 0 were refused.')).toBeVisible();
    await page.getByLabel('Choose another table').setInputFiles({ ...file([]), buffer: Buffer.from('[{"id":1}]') });
    await expect(page.getByRole('alert')).toContainText('This is no table.');
    await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  });
});
