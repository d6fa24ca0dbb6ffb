import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

/** A piece of Rio Clay about which somebody asked already. */
async function askedListing(page: Page): Promise<string> {
  const { listings } = await (await page.request.get('/api/shops/rio-clay')).json();
  for (const { listingId } of listings) {
    const { count } = await (await page.request.get(`/api/listings/${listingId}/questions`)).json();
    if (count > 0) return listingId;
  }
  throw new Error('Nobody asked Rio Clay anything.');
}

async function makersWindow(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const answer = await page.request.post('/api/accounts/sign-in', {
    data: { email: 'ana@example.com', password: 'handmade' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return page;
}

test('[CAT-04, UX-41, SHELL-05] one looks among the answers, asks what nobody asked, and reads the maker’s answer with a badge', async ({
  page,
  browser,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const listingId = await askedListing(page);
  await page.goto(`/product/${listingId}#questions`);
  const part = page.locator('#questions');
  await expect(part.getByRole('heading', { level: 2 })).toBeFocused();
  const known = (await part.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  const search = part.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill(known);
  await expect(part.getByRole('status')).toContainText(/of \d+ question/);
  await expect(part.getByRole('article').first()).toContainText(known);
  const question = `Does it whistle ${crypto.randomUUID().slice(0, 8)}`;
  await search.fill(question);
  await part.getByRole('button', { name: 'Ask Rio Clay' }).click();
  await expect(part.getByRole('textbox', { name: /Your question to Rio Clay/ })).toHaveValue(question);
  await expectAccessible();
  await part.getByRole('button', { name: 'Ask', exact: true }).click();
  const asked = part.getByRole('article').filter({ hasText: question });
  await expect(asked).toContainText('Not answered yet');

  const seller = await makersWindow(browser);
  await seller.goto('/seller-dashboard/reviews/questions');
  const row = seller.getByRole('article').filter({ hasText: question });
  await row.getByRole('button', { name: /^Answer/ }).click();
  await row.getByRole('textbox').fill('Only in a strong wind.');
  await row.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(seller.getByRole('article').filter({ hasText: question })).toHaveCount(0);
  await seller.context().close();

  await page.reload();
  await expect(asked).toContainText('Only in a strong wind.');
  await expect(asked.locator('.badge')).toHaveText('Maker');
});

test('[CAT-04, DASH-01] the desk shows what waits first, filters by stars, and an answer stands on the piece’s and the shop’s page', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await page.goto('/');
  const seller = await makersWindow(browser);
  await seller.goto('/seller-dashboard/reviews');
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Reviews and questions');
  const row = seller
    .getByRole('article')
    .filter({ has: seller.getByRole('button', { name: /^Answer/ }) })
    .first();
  const label = (await row.getAttribute('aria-label')) ?? '';
  const answer = `Thank you, come by the workshop. ${crypto.randomUUID().slice(0, 6)}`;
  const href = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  await row.getByRole('button', { name: /^Answer/ }).click();
  await row.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(row.getByRole('alert')).toHaveText('Write the answer first.');
  await row.getByRole('textbox').fill(answer);
  await row.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(seller.getByText('Your answer is on the page.')).toBeVisible();
  expect(label).toContain('about');
  await seller.goto('/seller-dashboard/reviews?show=all');
  await expect(seller.getByRole('article').filter({ hasText: answer })).toHaveCount(1);
  await seller.getByRole('combobox', { name: 'Stars' }).selectOption('5');
  await expect(seller).toHaveURL(/stars=5/);
  await expect(
    seller.getByRole('article').filter({ hasNot: seller.getByRole('img', { name: '5.0 of 5 stars' }) }),
  ).toHaveCount(0);
  await expect(seller.getByRole('article').first()).toBeVisible();
  await seller.context().close();
  for (const path of [href, '/shop/rio-clay#reviews']) {
    await expect(async () => {
      await page.goto('/');
      await page.goto(path);
      await expect(page.locator('#reviews').getByRole('article').first()).toBeVisible();
      const more = page.locator('#reviews').getByRole('button', { name: /^Show .*more/ });
      for (let press = 0; press < 3 && (await more.isVisible()); press += 1) {
        const before = await page.locator('#reviews').getByRole('article').count();
        await more.click();
        await expect.poll(() => page.locator('#reviews').getByRole('article').count()).toBeGreaterThan(before);
      }
      await expect(page.locator('#reviews')).toContainText(answer, { timeout: 3000 });
    }).toPass({ timeout: 20_000 });
  }
  await expectAccessible();
});

test('[SHELL-09, UX-88] a question arrives by itself also at a dashboard that was left and opened again', async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  const listingId = await askedListing(page);
  const seller = await makersWindow(browser);
  await seller.goto('/seller-dashboard/reviews/questions');
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Reviews and questions');
  await seller.getByRole('link', { name: 'Artisan Market' }).first().click();
  await expect(seller).toHaveURL('/');
  await seller.goBack();
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Reviews and questions');
  const question = `Does it ring ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await page.request.post(`/api/listings/${listingId}/questions`, {
    data: { question },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(answer.ok()).toBe(true);
  await expect(seller.getByRole('article').filter({ hasText: question })).toBeVisible();
  await seller.context().close();
});

test.describe('over a line that loses answers', () => {
  test.use({ complaintsAllowed: /ERR_FAILED/ });

  test('[SHELL-14] a question whose answer was lost is asked once, also when a person presses Ask again', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const listingId = await askedListing(page);
    await page.goto(`/product/${listingId}#questions`);
    const part = page.locator('#questions');
    const question = `Does it float ${crypto.randomUUID().slice(0, 8)}`;
    await part.getByRole('searchbox', { name: 'Search questions and answers' }).fill(question);
    await part.getByRole('button', { name: 'Ask Rio Clay' }).click();
    const questions = `**/api/listings/${listingId}/questions`;
    await page.route(questions, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    const ask = part.getByRole('button', { name: 'Ask', exact: true });
    await ask.click();
    await expect(part.getByRole('alert')).toContainText('A network error occurred.');
    await page.unroute(questions);
    await ask.click();
    const asked = part.getByRole('article').filter({ hasText: question });
    await expect(asked).toHaveCount(1);
    await page.reload();
    await expect(asked).toHaveCount(1);
  });
});
