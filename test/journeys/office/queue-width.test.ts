import { contract } from '#domain/modules.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fromSomewhere } from '../../support/journeys/people.ts';
import { listingsThatWait } from '../../support/journeys/waiting-listings.ts';
import { sideways } from '../../support/journeys/width.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Reports some review that nobody has reported yet. */
async function reportOne(page: Page): Promise<void> {
  const reader = callerOf(page.request);
  for (const { listingId, ratingCount } of (await ask(reader, contract.search.searchListings, { limit: 48 })).items) {
    if (ratingCount === 0) continue;
    for (const { reviewId } of (await ask(reader, contract.reviews.listReviews, { listingId })).items) {
      const data = { reason: 'advertising', note: '' };
      const answer = await page.request.post(`/api/reviews/${reviewId}/report`, { data, headers: headers() });
      if (answer.ok()) return;
    }
  }
  throw new Error('Every review is reported already.');
}

test('[UX-72, UX-77] queues in which something is picked, and tickets, fit into the window @both', async ({
  page,
  signUp,
}) => {
  await signUp();
  await reportOne(page);
  const { maker } = await listingsThatWait(page, ['mug-teal-dip']);
  await maker.dispose();
  await signInAs(page, 'content@example.com');
  for (const path of ['/admin/reviews', '/admin/products']) {
    await page.goto(path);
    await page.getByRole('checkbox', { name: /that are here$/ }).check();
    await expect(page.getByText(/^\d+ picked$/)).toBeVisible();
    expect(await sideways(page), path).toEqual([]);
  }
  const message = 'The mug came with a crack along the foot.';
  const data = {
    email: `${crypto.randomUUID().replaceAll('-', '').repeat(2)}@${'workshop'.repeat(6)}.example`,
    message,
    article: 'returns',
  };
  const sent = await page.request.post('/api/support/letters', { data, headers: fromSomewhere() });
  const { number } = await sent.json();
  await signInAs(page, 'service@example.com');
  await page.goto('/admin/tickets');
  await expect(page.getByRole('row').filter({ hasText: String(number) })).toBeVisible();
  expect(await sideways(page)).toEqual([]);
});

test('[UX-11, UX-99] what people agreed to has room beside its name @phone', async ({ page }) => {
  await signInAs(page, 'cy@example.com');
  await page.goto('/admin/gdpr');
  const text = page.locator('dl.d-facts dd').last();
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.width).toBeGreaterThan(100);
});

test.describe('a house that cannot be looked at', () => {
  test.use({ complaintsAllowed: /status of 500/ });
  // Other tests know this person in English.
  test.afterEach(({ page }) => page.request.put('/api/accounts/language', { data: { language: 'en' } }));

  test('[UX-11, UX-71] in German too, what could not be read is told within its frame @phone', async ({ page }) => {
    await signInAs(page, 'cy@example.com');
    await page.request.put('/api/accounts/language', { data: { language: 'de' } });
    const answer = { error: { code: 'request/unexpected', message: 'Geschlossen.', requestId: '01a2-77' } };
    await page.route('**/api/admin/health', (route) => route.fulfill({ status: 500, json: answer }));
    await page.goto('/admin/system-health');
    const text = page.getByText('Der Zustand des Hauses: nicht geladen');
    await expect(text).toBeVisible();
    const [box, frame] = [await text.boundingBox(), await page.locator('.d-frame', { has: text }).boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  });
});
