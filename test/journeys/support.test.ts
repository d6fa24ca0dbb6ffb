import { expect, test } from './journey.ts';

test.use({ complaintsAllowed: /status of 503/ });

test('[UX-71] help is at the same place of every page, and the one contact way is on each @both', async ({
  page,
  signUp,
  addPiece,
}) => {
  await signUp();
  await addPiece();
  for (const path of ['/', '/search', '/cart', '/checkout', '/orders', '/supportcenter', '/seller-dashboard']) {
    await page.goto(path);
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
  }
});

test('[UX-72, SUP-01] the words one types find the article; the way back, its date and its vote are on it @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/supportcenter');
  await expectAccessible();
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
  await expectAccessible();
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

test('[UX-72] nothing found says so and leads on; an article that is not there is none', async ({ page }) => {
  await page.goto('/supportcenter?q=quetzalcoatl');
  await expect(page.getByRole('heading', { name: 'Nothing is written about “quetzalcoatl”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Selling' }).first()).toBeVisible();
  await expect(page).toHaveURL(/supportcenter$/);
  const answer = await page.goto('/support/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('[UX-71, UX-72] who is still stuck writes: mistakes are named, a failure loses nothing, the letter carries the article', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/support/returns');
  const form = page.getByRole('complementary');
  const send = form.getByRole('button', { name: 'Send the message' });
  await send.click();
  await expect(form.getByLabel('Your e-mail address')).toBeFocused();
  await expect(form.getByText('Write an e-mail address at which we can answer you.')).toBeVisible();
  await expect(form.getByText('Say in a sentence what you need.')).toBeVisible();
  await expectAccessible();
  const email = `ida.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await form.getByLabel('Your e-mail address').fill(email);
  await form.getByLabel('Order number').fill('AM-2026-000123');
  await form.getByLabel('Your message').fill('The mug has a crack on its handle.');
  const answers = '**/api/support/letters';
  await page.route(answers, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'x', message: 'Closed.' } } }),
  );
  await send.click();
  await expect(form.getByRole('alert')).toContainText('What you wrote is still here.');
  await expect(form.getByLabel('Your message')).toHaveValue('The mug has a crack on its handle.');
  await page.unroute(answers);
  const [request] = await Promise.all([page.waitForRequest(answers), send.click()]);
  expect(request.postDataJSON()).toMatchObject({ article: 'returns', email, order: 'AM-2026-000123' });
  await expect(form.getByRole('heading', { name: /^Your message H-[0-9A-Z]{7} is on its way$/ })).toBeFocused();
  await expect(form).toContainText(email);
  await expectAccessible();
});
