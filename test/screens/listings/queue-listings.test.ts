import { contract } from '#domain/rooms.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { listingsThatWait } from '../../support/journeys/waiting-listings.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** What others left in the queue is decided before. */
async function emptyQueue(page: Page): Promise<void> {
  await signInAs(page, 'content@example.com');
  const { items } = await ask(callerOf(page.request), contract.listings.listForReview, { limit: 50 });
  const listings = items.map((each) => ({ listingId: each.listingId, seenAt: each.updatedAt }));
  const data = { listings, decision: 'reject', reason: 'Left over.' };
  if (items.length > 0) await page.request.post('/api/admin/listings/review', { data, headers: headers() });
}
const isShown = async (page: Page, { listingId }: { listingId: string }) =>
  (await page.request.get(`/api/listings/${listingId}`)).ok();
const detail = (page: Page) => page.getByRole('article');
const waits = (page: Page) => page.getByRole('list', { name: 'Listings that wait' }).getByRole('listitem');

test('[UX-98, CAT-01] listings one by one by keys: approve, and back; skip; reject with a reason that the maker reads @desktop', async ({
  page,
  expectAccessible,
}) => {
  await emptyQueue(page);
  const { listings, maker } = await listingsThatWait(page, ['mug-teal-dip', 'mug-moss-dip', 'mug-rust-dip']);
  const [teal, moss, rust] = listings;
  if (!teal || !moss || !rust) throw new Error('three');
  await page.goto('/admin/products');
  await expect(page.getByText('3 wait, the oldest since')).toBeVisible();
  await expect(detail(page)).toHaveAttribute('aria-label', teal.title);
  await expectAccessible();
  await page.keyboard.press('a');
  await expect(page.getByText(`${teal.title} is in the shop.`)).toBeVisible();
  await expect(detail(page)).toHaveAttribute('aria-label', moss.title);
  await expect(detail(page)).toBeFocused();
  await expect.poll(() => isShown(page, teal)).toBe(true);
  await page.keyboard.press('z');
  await expect(page.getByText('It waits again.')).toBeVisible();
  await expect(detail(page)).toHaveAttribute('aria-label', teal.title);
  expect(await isShown(page, teal)).toBe(false);
  await page.keyboard.press('s');
  await expect(detail(page)).toHaveAttribute('aria-label', moss.title);
  await expect(waits(page).last()).toContainText(teal.title);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `Reject ${moss.title}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The handle is not to be seen.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${moss.title} went back to its maker.`)).toBeVisible();
  await expect(detail(page)).toHaveAttribute('aria-label', rust.title);
  const own = await (await maker.get(`/api/seller/listings/${moss.listingId}`)).json();
  expect(own.reviewReason).toBe('The handle is not to be seen.');
  await maker.dispose();
});

test('[UX-77, CAT-01] several listings are approved with one press; what its maker changed meanwhile is looked at again', async ({
  page,
  expectAccessible,
}) => {
  await emptyQueue(page);
  const { listings, maker } = await listingsThatWait(page, ['mug-teal-dip', 'mug-moss-dip', 'mug-rust-dip']);
  const [teal, moss, rust] = listings;
  if (!teal || !moss || !rust) throw new Error('three');
  await page.goto('/admin/products');
  await expect(waits(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Pick all that are here' }).check();
  await expect(page.getByText('3 picked', { exact: true })).toBeVisible();
  await expectAccessible();
  const taken = await maker.post(`/api/seller/listings/${moss.listingId}/state`, { data: { state: 'draft' } });
  expect(taken.ok()).toBe(true);
  await page.getByRole('button', { name: 'Approve 3' }).click();
  await expect(page.getByText('2 listings are in the shop.')).toBeVisible();
  const left = page.getByRole('alert').filter({ hasText: '1 of 3 could not be decided' });
  await expect(left).toContainText(`${moss.title}: This listing does not wait for a review any more.`);
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(waits(page)).toHaveCount(2);
  expect([await isShown(page, teal), await isShown(page, rust)]).toEqual([false, false]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${teal.title} is in the shop.`)).toBeVisible();
  await maker.dispose();
});

test('[UX-98, ADM-10] who may only look has no boxes and no keys that decide @desktop', async ({ page }) => {
  await emptyQueue(page);
  const { listings, maker } = await listingsThatWait(page, ['mug-teal-dip', 'mug-moss-dip']);
  await signInAs(page, 'safety@example.com');
  await page.goto('/admin/products');
  await expect(waits(page)).toHaveCount(2);
  await expect(page.getByText('products.approve')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const key of ['a', 'r', 'x']) await page.keyboard.press(key);
  await page.keyboard.press('j');
  await expect(detail(page)).toHaveAttribute('aria-label', listings[1]?.title ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(waits(page)).toHaveCount(2);
  await maker.dispose();
});
