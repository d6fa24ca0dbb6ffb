import { expect, test } from '../journey.ts';
import { sweep } from '../../support/journeys/sweep.ts';

test('[UX-71] help is at the same place of every page, and the one contact way is on each @both', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  await addToCart();
  const places = ['/', '/search', '/cart', '/checkout', '/orders', '/supportcenter', '/seller-dashboard'];
  await sweep(page, places, async () => {
    const help = page.locator('header').getByRole('link', { name: 'Help', exact: true });
    await expect(help).toBeVisible();
    await expect(help).toHaveAttribute('href', '/supportcenter');
    const contact = page.locator('footer').getByRole('link', { name: /@/ });
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toHaveAttribute('href', /^mailto:.+@.+/);
    await expect(page.locator('footer').getByRole('link', { name: 'Support centre' })).toBeVisible();
    const box = await help.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    // Always in the top right.
    expect(box?.x).toBeGreaterThan(width / 2);
  });
});

test('[UX-72, SUP-01] the words one types find the article; the way back, its date and its vote are on it @both', async ({
  page,
}) => {
  await page.goto('/supportcenter');
  const search = page.getByRole('searchbox', { name: 'Search the articles' });
  await search.fill('My parcel arrived broken');
  await expect(page).toHaveURL(/q=My%20parcel%20arrived%20broken/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sending a piece back/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sending a piece back' })).toBeFocused();
  await expect(page).toHaveTitle('Sending a piece back – Artisan Market');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Home',
    'Help',
    'Sending a piece back',
  ]);
  await expect(page.getByText(/^Last changed on \d+ \w+ 20\d\d$/)).toBeVisible();
  const vote = page.getByRole('region', { name: 'Was this helpful?' });
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/vote') && response.request().method() !== 'GET'),
    vote.getByRole('button', { name: 'Yes' }).click(),
  ]);
  await expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await expect(vote.getByRole('status')).toHaveText('Good. Thank you for saying so.');
  await page.reload();
  await expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await vote.getByRole('button', { name: 'No' }).click();
  await expect(vote.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(search).toHaveValue('My parcel arrived broken');
});
