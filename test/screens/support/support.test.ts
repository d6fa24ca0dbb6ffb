import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';

test.use({ complaintsAllowed: /status of 503/ });

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
  await form.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Your message')).toHaveValue('');
  await expect(form.getByLabel('Your e-mail address')).toHaveValue(email);
});

test('[UX-72] an answer that was not kept says so and is taken back to the one before', async ({ page }) => {
  await page.goto('/support/returns');
  const vote = page.getByRole('region', { name: 'Was this helpful?' });
  const [yes, no] = [vote.getByRole('button', { name: 'Yes' }), vote.getByRole('button', { name: 'No' })];
  await yes.click();
  await expect(vote.getByRole('status')).toHaveText('Good. Thank you for saying so.');
  await page.route('**/vote', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { error: { code: 'x', message: 'Closed.' } } }),
  );
  await no.click();
  await outlastRetries(page, vote.getByRole('alert'));
  await expect(vote.getByRole('alert')).toHaveText('Your answer was not kept. Closed.');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(no).toHaveAttribute('aria-pressed', 'false');
});
