import type { Page } from '@playwright/test';
import { makerWithWriters, writeIn } from '../../support/journeys/conversations.ts';
import { expect, test } from '../journey.ts';

const spam = 'Free refund, click here: https://example.com/now';
/** Four a minute may be sent after the first words: that makes fifty-two. */
const writers = Array.from({ length: 13 }, (_, index) => `Ida Moreau ${String.fromCodePoint(65 + index)}`);
const EACH = 4;
const FIVE_MINUTES = 300_000;

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Signs in a moderator of the demo, for whom nothing waits yet. */
async function moderate(page: Page): Promise<void> {
  const data = { email: 'content@example.com', password: 'handmade' };
  expect((await page.request.post('/api/accounts/sign-in', { data, headers: headers() })).ok()).toBe(true);
}

test('[MSG-16, UX-77, UX-98] a moderator clears a queue of fifty by keys alone @desktop', async ({ page, signUp }) => {
  test.slow();
  await moderate(page);
  const { items } = await (await page.request.get('/api/admin/messages/flagged?limit=50')).json();
  if (items.length > 0)
    await page.request.post('/api/admin/messages/decide', {
      data: { messageIds: items.map(({ messageId }: { messageId: string }) => messageId), decision: 'clear' },
      headers: headers(),
    });
  await page.request.post('/api/accounts/sign-out', { headers: headers() });
  await signUp();
  const made = await makerWithWriters(page, writers);
  await Promise.all(
    made.writers.map(async ({ calls, conversationId }) => {
      for (let nth = 1; nth <= EACH; nth += 1) await writeIn(calls, conversationId, `${spam} ${nth}`);
    }),
  );
  await page.request.post('/api/accounts/sign-out', { headers: headers() });
  await moderate(page);
  await page.goto('/admin/messages');
  const text = page.getByText(spam).first();
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.width ?? 0).toBeGreaterThan(400);
  const began = Date.now();
  const current = page.locator('article[aria-current]');
  for (let nth = 1; nth <= writers.length * EACH; nth += 1) {
    const id = await current.getAttribute('id');
    await page.keyboard.press(nth % 2 === 0 ? 'r' : 'a');
    // The next one is there to be read before it is decided upon.
    if (nth < writers.length * EACH) await expect.poll(() => current.getAttribute('id')).not.toBe(id);
  }
  await expect(page.getByText('No messages wait for you')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(FIVE_MINUTES);
  // The last ones are decided upon while the list is empty already.
  await expect.poll(async () => (await (await page.request.get('/api/admin/messages/flagged')).json()).waiting).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
