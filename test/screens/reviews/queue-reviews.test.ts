import { contract } from '#domain/rooms.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Reviews of the demo that nobody reported yet, reported by somebody who reads them; newest last, as the queue has them. */
async function reported(page: Page, count: number): Promise<{ reviewId: string; name: string; listingId: string }[]> {
  const { items } = await ask(callerOf(page.request), contract.search.searchListings, { limit: 48 });
  const found: { reviewId: string; name: string; listingId: string; at: string }[] = [];
  for (const { listingId, title, ratingCount } of items.toReversed()) {
    if (found.length === count) break;
    if (ratingCount === 0) continue;
    const { items: reviews } = await ask(callerOf(page.request), contract.reviews.listReviews, { listingId });
    for (const { reviewId, buyerName, stars, createdAt } of reviews) {
      if (found.length === count) break;
      const answer = await page.request.post(`/api/reviews/${reviewId}/report`, {
        data: { reason: 'advertising', note: '' },
        headers: headers(),
      });
      if (answer.ok())
        found.push({ reviewId, listingId, name: `${buyerName}, ${stars} of 5 stars, on ${title}`, at: createdAt });
    }
  }
  expect(found).toHaveLength(count);
  return found.toSorted((a, b) => a.at.localeCompare(b.at));
}

const rowOf = (page: Page, reviewId: string) => page.locator(`#waits-${reviewId}`);
const isShown = async (page: Page, { reviewId, listingId }: { reviewId: string; listingId: string }) =>
  JSON.stringify(await ask(callerOf(page.request), contract.reviews.listReviews, { listingId, limit: 50 })).includes(
    reviewId,
  );

/** The queue with the reports of this journey alone: what others left there is decided before. */
async function openQueue(page: Page, count: number) {
  await signInAs(page, 'content@example.com');
  for (;;) {
    const { items } = await ask(callerOf(page.request), contract.reviews.listForModeration, { limit: 50 });
    if (items.length === 0) break;
    const reviewIds = items.map((each) => each.reviewId);
    await page.request.post('/api/admin/reviews/decide', { data: { reviewIds, state: 'visible' }, headers: headers() });
  }
  await page.request.post('/api/accounts/sign-out', { headers: headers() });
  return async (signUp: () => Promise<unknown>) => {
    await signUp();
    const reviews = await reported(page, count);
    await page.request.post('/api/accounts/sign-out', { headers: headers() });
    await signInAs(page, 'content@example.com');
    await page.goto('/admin/reviews');
    await expect(page.getByRole('article')).toHaveCount(count);
    return reviews;
  };
}

test('[UX-98, UX-77] a queue by keys: next, approve, reject with a reason, skip, and back again within ten seconds @desktop', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const [first, second, third] = await (await openQueue(page, 3))(signUp);
  if (!first || !second || !third) throw new Error('three');
  const current = page.locator('article[aria-current]');
  await expect(current).toHaveAttribute('id', `waits-${first.reviewId}`);
  await page.keyboard.press('j');
  await expect(rowOf(page, second.reviewId)).toBeFocused();
  await expect(current).toHaveAttribute('aria-label', second.name);
  await page.keyboard.press('k');
  await page.keyboard.press('s');
  await expect(current).toHaveAttribute('id', `waits-${second.reviewId}`);
  await expect(page.getByRole('article').last()).toHaveAttribute('id', `waits-${first.reviewId}`);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Hide this review' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Hide it' })).toBeDisabled();
  await expectAccessible();
  await page.keyboard.press('3');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('It advertises something else.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The review is hidden.')).toBeVisible();
  await expect(rowOf(page, second.reviewId)).toHaveCount(0);
  await expect(rowOf(page, third.reviewId)).toBeFocused();
  expect(await isShown(page, second)).toBe(false);
  await page.keyboard.press('z');
  await expect(page.getByText('It waits again.')).toBeVisible();
  await expect(rowOf(page, second.reviewId)).toBeFocused();
  expect(await isShown(page, second)).toBe(true);
  await page.keyboard.press('a');
  await expect(page.getByText('The review is shown.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin/compliance');
  await expect(page.getByRole('row', { name: /Took back a decision on a review/ }).first()).toBeVisible();
  await expect(page.getByText('It advertises something else.').first()).toBeVisible();
});

test('[UX-98] the keys are told by ?, can be turned off for good, and none of them decides while one types @desktop', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const [first] = await (await openQueue(page, 2))(signUp);
  if (!first) throw new Error('one');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the queues' });
  await expect(help).toContainText('Take the last decision back');
  await expectAccessible();
  // A key in the dialog is for the dialog.
  await page.keyboard.press('a');
  await help.getByRole('checkbox', { name: /Decide with single keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('a');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('a');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('as');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('?');
  await help.getByRole('checkbox', { name: /Decide with single keys/ }).check();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('a');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('The review is shown.')).toBeVisible();
});

test('[UX-77] several picked by hand are decided with one press; what a colleague decided meanwhile says so; Undo brings the others back', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const [first, second, third] = await (await openQueue(page, 4))(signUp);
  if (!first || !second || !third) throw new Error('three');
  const box = (review: { name: string; reviewId: string }) => rowOf(page, review.reviewId).getByRole('checkbox');
  await box(first).click();
  await box(third).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 picked', { exact: true })).toBeVisible();
  await expect(box(second)).toBeChecked();
  await expectAccessible();
  // Somebody else, meanwhile.
  await page.request.post(`/api/admin/reviews/${second.reviewId}/state`, {
    data: { state: 'hidden', reason: 'Rude.' },
    headers: headers(),
  });
  await page.getByRole('button', { name: 'Hide 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide 3 reviews' });
  await dialog.getByRole('button', { name: 'It advertises something else.' }).click();
  await dialog.getByRole('button', { name: 'Hide 3' }).click();
  await expect(page.getByText('2 reviews are hidden.')).toBeVisible();
  const left = page.getByRole('alert').filter({ hasText: '1 of 3 could not be decided' });
  await expect(left).toContainText(`${second.name}: Somebody decided on this meanwhile.`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 wait again.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect([await isShown(page, first), await isShown(page, second), await isShown(page, third)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[UX-77] what could not be decided and waits on is in the list again, with the reason', async ({
  page,
  signUp,
}) => {
  const [first] = await (await openQueue(page, 2))(signUp);
  if (!first) throw new Error('one');
  const problem = 'The database is busy.';
  await page.route('**/api/admin/reviews/decide', (route) =>
    route.fulfill({ json: { undoId: null, items: [{ id: first.reviewId, done: false, problem }] } }),
  );
  await rowOf(page, first.reviewId).getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 of 1 could not be decided' })).toContainText(problem);
  await expect(rowOf(page, first.reviewId)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test.describe('without a connection', () => {
  test.use({ complaintsAllowed: /ERR_|Failed to load|failed/i });
  test('[UX-77, ADM-09] a press that never arrived says so, and the reviews are there again', async ({
    page,
    signUp,
  }) => {
    const [first] = await (await openQueue(page, 2))(signUp);
    if (!first) throw new Error('one');
    await page.route('**/api/admin/reviews/decide', (route) => route.abort());
    await rowOf(page, first.reviewId).getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was decided.' })).toBeVisible();
    await expect(rowOf(page, first.reviewId)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('[UX-77, ADM-09] a press whose answer was lost says so, and sent again it counts once', async ({
    page,
    signUp,
  }) => {
    const [first] = await (await openQueue(page, 2))(signUp);
    if (!first) throw new Error('one');
    const path = '**/api/admin/reviews/decide';
    const keys: string[] = [];
    // The answers are lost on their way; the first of them was given.
    await page.route(path, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length === 1) await route.fetch();
      await route.abort();
    });
    await rowOf(page, first.reviewId).getByRole('button', { name: 'Keep it' }).click();
    const left = page.getByRole('alert').filter({ hasText: 'Nothing was decided.' });
    await expect(left).toBeVisible();
    await page.unroute(path);
    page.on(
      'request',
      (request) => request.url().endsWith('/reviews/decide') && keys.push(request.headers()['idempotency-key'] ?? ''),
    );
    await left.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('The review is shown.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(new Set(keys).size).toBe(1);
  });
});

test('[SHELL-08, CAT-04] reports: a content moderator reads why something was reported, and settles what is in order', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const [one] = await reported(page, 1);
  await signInAs(page, 'content@example.com');
  await page.goto('/admin/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const fine = page.getByRole('button', { name: /^Nothing wrong with the review of / });
  await expect(page.getByText('Advertising').first()).toBeVisible();
  const before = await fine.count();
  await expectAccessible();
  await fine.last().click();
  await expect(page.getByText('The reports are settled.')).toBeVisible();
  await expect(fine).toHaveCount(before - 1);
  expect(one && (await isShown(page, one))).toBe(true);
});
