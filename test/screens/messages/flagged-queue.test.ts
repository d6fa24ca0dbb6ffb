import type { Page } from '@playwright/test';
import { makerWithWriters, writeIn } from '../../support/journeys/conversations.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const spam = 'Free refund, click here: https://example.com/now';

/** The queue with what this test wrote alone: what others left there is cleared before. */
async function openQueue(page: Page, names: readonly string[]): Promise<void> {
  await signInAs(page, 'content@example.com');
  for (;;) {
    const { items } = await (await page.request.get('/api/admin/messages/flagged?limit=50')).json();
    if (items.length === 0) break;
    const messageIds = items.map(({ messageId }: { messageId: string }) => messageId);
    await page.request.post('/api/admin/messages/decide', {
      data: { messageIds, decision: 'clear' },
      headers: headers(),
    });
  }
  await page.request.post('/api/accounts/sign-out', { headers: headers() });
  await page.request.post('/api/accounts/register', {
    data: { email: `m.${crypto.randomUUID()}@example.com`, password: 'linen-and-oak', displayName: 'Rita Costa' },
  });
  const { writers } = await makerWithWriters(page, names);
  for (const { calls, conversationId } of writers) await writeIn(calls, conversationId, spam);
  await page.request.post('/api/accounts/sign-out', { headers: headers() });
  await signInAs(page, 'content@example.com');
  await page.goto('/admin/messages');
  await expect(page.getByRole('article')).toHaveCount(names.length);
}

test('[MSG-16, OFFICE-01, UX-98] a queue of flagged messages by keys: cleared, confirmed, with its context, and taken back', async ({
  page,
  expectAccessible,
}) => {
  await openQueue(page, ['Ida Moreau', 'Jon Petersen', 'Kim Larsen']);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('a web link');
  await expect(first.getByRole('link', { name: /example\.com/ })).toHaveCount(0);
  await expectAccessible();
  await first.getByRole('button', { name: 'Open it, with what was written around it' }).click();
  await expect(first.getByRole('listitem').filter({ hasText: 'Hello, this is' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('1 message is confirmed as spam.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.keyboard.press('a');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'It advertises something else.' }).click();
  await dialog.getByRole('button', { name: 'Warn the sender' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/admin/messages?which=decided');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[MSG-16] the house writes to chosen people: how many get it is said before, how far it is after', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const reader = await browser.newContext({ baseURL: baseURL ?? '' });
  const window = await reader.newPage();
  const displayName = `Lena ${crypto.randomUUID().slice(0, 8)}`;
  await window.request.post('/api/accounts/register', {
    data: { email: `l.${crypto.randomUUID()}@example.com`, password: 'linen-and-oak', displayName },
  });
  await signInAs(page, 'service@example.com');
  await page.goto('/admin/house-messages');
  await page.getByLabel('To whom').selectOption({ label: 'People that I choose' });
  await page.getByRole('searchbox', { name: 'Name, address or shop' }).fill(displayName);
  await page.getByRole('button', { name: `Add ${displayName}` }).click();
  await page.getByLabel('Words in English').fill('The market moves on Monday.');
  await expect(page.getByText('It goes to 1 person.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByText('1 of 1').first()).toBeVisible();
  await window.goto('/messages');
  await expect(window.getByText('The market moves on Monday.')).toBeVisible();
  await reader.close();
});
