import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { quiet } from '../../support/journeys/quiet.ts';

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title}, on your wishlist`, exact: true }).first();

/** A member's list, as it is read. */
const OWN_LIST = /\/api\/wishlist$/;

const cookieOf = async (page: Page): Promise<{ items: { id: string }[]; version: string } | null> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'artisan_wishlist');
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
};

/** Marks the first pieces of a search as liked and answers their titles, the last one first. */
async function like(page: Page, count: number): Promise<string[]> {
  await page.goto('/search?q=mug');
  await expect(page.locator('.card__title').first()).toBeVisible();
  const titles = (await page.locator('.card__title').allTextContents()).slice(0, count);
  const saved = page.locator('.toast', { hasText: 'Saved' });
  for (const title of titles) {
    await heartOf(page, title).click();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
    // A member's is kept when it says so.
    await saved.getByRole('button', { name: 'Close this message' }).click();
    await expect(saved).toHaveCount(0);
  }
  return titles.toReversed();
}

/** Likes two pieces and puts the first of the list into a collection, which is shown then. */
async function likeWithCollection(page: Page): Promise<string[]> {
  const titles = await like(page, 2);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name of the collection' }).fill('Kitchen');
  await page.keyboard.press('Enter');
  await page.getByLabel(`Collection of ${titles[0]}`).selectOption('Kitchen');
  await page.getByRole('button', { name: 'Kitchen' }).click();
  await expect(page.locator('.wished .card__title')).toHaveText([titles[0] ?? '']);
  return titles;
}

test('[WISH-01, WISH-04, UX-26, UX-67] a guest likes pieces: they are kept in the cookie and stand on the list, newest first', async ({
  page,
  expectAccessible,
}) => {
  const titles = await like(page, 3);
  expect(await cookieOf(page)).toMatchObject({ items: [{}, {}, {}], version: '1.0' });
  await page.goto('/wishlist');
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  await expectAccessible();
});

test('[WISH-10, UX-44] removing asks nothing and can be undone, back to its place', async ({ page }) => {
  const titles = await like(page, 2);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: `Remove ${titles[1]}` }).click();
  await expect(page.locator('.wished .card__title')).toHaveText([titles[0] ?? '']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  expect(await cookieOf(page)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
});

test('[WISH-05, UX-77] a member’s list is cleared without a question and put back with its collections', async ({
  page,
  signUp,
}) => {
  await signUp();
  const titles = await likeWithCollection(page);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  const restored = page.waitForResponse('**/api/wishlist/restore');
  await page.getByRole('button', { name: 'Undo' }).click();
  await restored;
  await page.goto('/wishlist');
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  await page.getByRole('button', { name: 'Kitchen' }).click();
  await expect(page.locator('.wished .card__title')).toHaveText([titles[0] ?? '']);
});

test('[WISH-03, ACC-19] signing up brings the list along and clears the cookie; it is there on another device', async ({
  page,
  signUp,
  browser,
  baseURL,
}) => {
  const titles = await like(page, 2);
  const person = await signUp();
  await page.goto('/wishlist');
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  expect(await cookieOf(page)).toBeNull();
  await page.getByRole('button', { name: `Remove ${titles[0]}` }).click();
  await expect(page.locator('.wished')).toHaveCount(1);
  await expect(page.locator('.toast', { hasText: 'Removed from your wishlist.' })).toBeVisible();
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  await phone.request.post('/api/accounts/sign-in', {
    data: { email: person.email, password: person.password },
    headers: { origin: baseURL ?? '' },
  });
  const other = await phone.newPage();
  await other.goto('/wishlist');
  await expect(other.locator('.wished .card__title')).toHaveText([titles[1] ?? '']);
  await phone.close();
});

test('[WISH-10, UX-68] collections hold pieces, and a link shows the list to others until it ends', async ({
  page,
  signUp,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await signUp();
  const titles = await likeWithCollection(page);
  await expectAccessible();
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/wishlist/share'),
    page.getByRole('button', { name: 'Share the list' }).click(),
  ]);
  const { token } = await answer.json();
  const link = page.getByRole('textbox', { name: 'Link to your wishlist' });
  await expect(link).toHaveValue(new RegExp(`/wishlist/shared/${token}$`));
  await expectAccessible();
  // It can be read and copied again later.
  await page.goto('/wishlist');
  const place = page.getByRole('button', { name: 'The shared link' });
  for (const isOpen of [true, false, true]) {
    await place.click();
    await expect(place).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(link).toHaveCount(isOpen ? 1 : 0);
  }
  await expect(link).toHaveValue(new RegExp(`/wishlist/shared/${token}$`));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(`/wishlist/shared/${token}`);
  await expect(other.locator('.wished .card__title')).toHaveText(titles);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: /no longer shared/ })).toBeVisible();
  await other.context().close();
});

test('[WISH-10] a collection that could not be deleted stays, and says why', async ({ page, signUp }) => {
  await signUp();
  const [title = ''] = await likeWithCollection(page);
  await page.route('**/api/wishlist/collections/*', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'wishlist/x', message: 'Not now.' } } }),
  );
  await page.getByRole('button', { name: 'Delete this collection' }).click();
  await expect(page.locator('.toast--error')).toContainText('Not now.');
  await expect(page.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.wished .card__title')).toHaveText([title]);
});

test('[WISH-10] a piece moves to the cart', async ({ page, findListing }) => {
  const { listingId, title } = await findListing('mug');
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await heartOf(page, title).click();
  await expect(page.locator('.toast', { hasText: 'Saved' })).toBeVisible();
  await page.goto('/wishlist');
  await page.getByRole('button', { name: `Move to cart: ${title}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  expect(listingId).not.toBe('');
});

test('[UX-67] a heart says "Saved" with an undo, for a guest and for a member', async ({ page, signUp }) => {
  for (const isMember of [false, true]) {
    if (isMember) await signUp();
    await page.goto('/search?q=mug');
    const title = (await page.locator('.card__title').first().textContent()) ?? '';
    await heartOf(page, title).click();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
    const undo = page.locator('.toast', { hasText: 'Saved' }).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    const undone = isMember && page.waitForResponse('**/api/user/favorites');
    await undo.click();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'false');
    await undone;
    await page.goto('/wishlist');
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  }
});

test('[UX-67, WISH-04] a heart that is pressed while the list is still being read stays pressed', async ({
  page,
  signUp,
}) => {
  await signUp();
  let released = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (released = resolve));
  let reads = 0;
  await page.route(/\/api\/wishlist$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    reads += 1;
    const response = await route.fetch();
    await pressed;
    await route.fulfill({ response });
  });
  await page.goto('/search?q=mug');
  const title = (await page.locator('.card__title').first().textContent()) ?? '';
  await expect.poll(() => reads).toBe(1);
  const answered = page.waitForResponse(/\/api\/user\/favorites$/);
  await heartOf(page, title).click();
  await answered;
  released();
  await expect.poll(() => reads).toBe(2);
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
});

test('[WISH-03] a list that was read before the guest’s own was brought along does not replace it', async ({
  page,
  signUp,
}) => {
  const titles = await like(page, 2);
  await signUp();
  let merged = (): void => undefined;
  const brought = new Promise<void>((resolve) => (merged = resolve));
  await page.route(/\/api\/wishlist$/, async (route) => {
    const response = await route.fetch();
    await brought;
    // The tab may have dropped this read by now.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/wishlist');
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  merged();
  await quiet(page);
  await expect(page.locator('.wished .card__title')).toHaveText(titles);
  await page.getByRole('button', { name: `Remove ${titles[0]}` }).click();
  await expect(page.locator('.wished .card__title')).toHaveText([titles[1] ?? '']);
});

test('[WISH-01] a guest who presses a heart at once keeps what was there before', async ({ page }) => {
  const titles = await like(page, 2);
  // The list is read when the page has nothing better to do; here it never has.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto('/search?q=bowl');
  const title = (await page.locator('.card__title').first().textContent()) ?? '';
  await heartOf(page, title).click();
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  expect((await cookieOf(page))?.items).toHaveLength(1 + titles.length);
});

test.describe('a failing shop', () => {
  test.use({ complaintsAllowed: /Failed to load resource|status of 500/ });

  /** Opens a search and waits for the list of the member, whose late answer would put a heart right by itself; answers the first title. */
  const searchWithKnownList = async (page: Page): Promise<string> => {
    const known = page.waitForResponse(OWN_LIST);
    await page.goto('/search?q=mug');
    await known;
    return (await page.locator('.card__title').first().textContent()) ?? '';
  };

  test('[UX-67] a call that is blocked brings the heart back, in the spec’s words', async ({ page, signUp }) => {
    await signUp();
    const title = await searchWithKnownList(page);
    await page.route('**/api/user/favorites', (route) => route.abort());
    await heartOf(page, title).click();
    await expect(page.getByText('Failed to add item to wishlist')).toBeVisible();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'false');
  });

  test('[WISH-07, ACC-19] a change that failed is undone and told in the spec’s words', async ({ page, signUp }) => {
    await signUp();
    const title = await searchWithKnownList(page);
    await page.route('**/api/user/favorites', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"error":{"code":"internal","message":"no"}}',
      }),
    );
    // The list that is read afterwards would put the heart right too: it does not come.
    await page.route(OWN_LIST, () => undefined);
    await heartOf(page, title).click();
    await expect(page.getByText('Failed to add item to wishlist')).toBeVisible();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('[WISH-01] a full cookie is told with a way to keep more, and a tampered one breaks nothing', async ({
  page,
  baseURL,
}) => {
  const put = (value: string) => page.context().addCookies([{ name: 'artisan_wishlist', value, url: baseURL ?? '' }]);
  await put(
    encodeURIComponent(
      JSON.stringify({
        items: Array.from({ length: 32 }, (_, index) => ({
          id: `gone-${index}`.padEnd(36, 'x'),
          addedAt: '2026-11-01T00:00:00.000Z',
        })),
        version: '1.0',
      }),
    ),
  );
  await page.goto('/search?q=mug');
  const title = (await page.locator('.card__title').first().textContent()) ?? '';
  await heartOf(page, title).click();
  await expect(page.getByText(/full in this browser/)).toBeVisible();
  await put('%7Bnot json');
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
});
