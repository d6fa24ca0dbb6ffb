import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { mailedLink } from '../../support/journeys/outbox.ts';
import { frames, quiet, watchLine } from '../../support/journeys/quiet.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });

/** Counts what is sent to a call. */
function counted(page: Page, path: RegExp): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** A piece of Rio Clay that others have reviewed. */
async function reviewedListing(page: Page): Promise<string> {
  const { listings } = await (await page.request.get('/api/shops/rio-clay')).json();
  for (const { listingId } of listings) {
    const { rating } = await (await page.request.get(`/api/listings/${listingId}/reviews`)).json();
    if (rating.count > 0) return listingId;
  }
  throw new Error('Nobody reviewed Rio Clay.');
}

test('[UX-74, ACC-16] it goes on in the tab that a link by mail opens, and in no other', async ({
  page,
  context,
  signUp,
}) => {
  const { email } = await signUp();
  await context.clearCookies();
  const question = `Does it float ${crypto.randomUUID().slice(0, 8)}`;
  const sent = counted(page, /\/questions$/);
  await page.goto(`/product/${await reviewedListing(page)}#questions`);
  const part = page.locator('#questions');
  await part.getByRole('button', { name: 'Ask Rio Clay' }).click();
  await part.getByRole('textbox', { name: /Your question/ }).fill(question);
  await part.getByRole('button', { name: 'Ask', exact: true }).click();
  await modal(page).getByRole('button', { name: 'Other ways' }).click();
  await modal(page).getByLabel('Email Address').fill(email);
  await modal(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(modal(page).getByRole('status')).toContainText(email);
  const other = await context.newPage();
  watchLine(other);
  await other.goto(await mailedLink(page, email, '/sign-in/link'));
  // The first answer of questions is older than the one that is asked meanwhile.
  let requestOf = (): void => undefined;
  const isRequested = new Promise<void>((resolve) => (requestOf = resolve));
  await other.route(/\/questions(\?|$)/, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'GET') await isRequested;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const posted = other.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/questions'),
  );
  await other.getByRole('button', { name: 'Sign in now' }).click();
  await (await posted).finished();
  await frames(other);
  requestOf();
  await quiet(other);
  await expect(other).toHaveURL(/\/product\/[^/]+#questions$/);
  await expect(other.locator('#questions').getByRole('article').filter({ hasText: question })).toHaveCount(1);
  await expect(modal(page)).toHaveCount(0);
  expect(sent()).toBe(0);
});
