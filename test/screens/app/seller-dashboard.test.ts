import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { expect, test } from '../screen.ts';

test('[UX-87] what was typed and not saved is there again after the window was closed, and Discard takes it away', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  await page.getByLabel('Title', { exact: false }).first().fill('A bowl begun');
  await expect(page.getByText(/^(Saved|Kept in this browser) \d\d:\d\d/)).toBeAttached();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/seller-dashboard');
  await page.goto('/seller-dashboard/add-listing');
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('A bowl begun');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('');
});

test('[UX-87] words that are typed while others are being kept are kept too', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  const title = page.getByLabel('Title', { exact: false }).first();
  const first = await delayAnswers(page, 'PUT', /\/listing-drafts\/new$/);
  await title.fill('Half a jug');
  await first.answered;
  await title.fill('Half a jug and its handle');
  await first.letGo();
  const draft = async () => (await (await page.request.get('/api/seller/listing-drafts/new')).json()).draft?.form;
  await expect.poll(draft).toContain('Half a jug and its handle');
});

test('[CAT-01] options make a matrix whose combinations have their own price and stock', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  await page.getByLabel('Price', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Add an option, such as size' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Glaze');
  await page.getByLabel(/Values, with commas/).fill('Ink, Moss');
  await page.getByLabel('Title', { exact: false }).first().fill('Two-glaze bowl');
  await expect(page.getByLabel('Price, Moss')).toHaveValue('30');
  await page.getByLabel('Price, Moss').fill('34');
  await page.getByLabel('Stock, Moss').fill('3');
  await page.getByLabel('Stock, Ink').fill('-1');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    page.getByRole('alert').getByText('Stock of Ink is a whole number from 0. Set 0 to show it as sold out.'),
  ).toBeVisible();
  await page.getByLabel('Stock, Ink').fill('1');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('row', { name: 'Two-glaze bowl' })).toContainText('from €30.00');
});

const sections = [
  'payouts',
  'messages',
  'messages/c1',
  'messages?orderId=o1',
  'returns',
  'returns/r1',
  'orders/o1/return',
  'analytics',
  'analytics?product=p1',
  'analytics?view=seasonal',
  'promotions?product=p1',
  'shipping-settings',
  'holiday-prep',
  'pricing?product=p1',
  'market-analysis',
  'reviews',
  'alerts?category=order',
  'shop',
  'orders/o1',
  'add-listing?edit=p1',
  'nowhere',
];

test('[SHELL-09] every section of the dashboard resolves to a page that says something', async ({ page, signUp }) => {
  await signUp();
  for (const section of sections) {
    await page.goto(`/seller-dashboard/${section}`);
    await expect(page.getByRole('heading', { level: 1 }), section).not.toBeEmpty();
    await expect(page.getByRole('main'), section).not.toContainText(/coming soon/i);
  }
});
