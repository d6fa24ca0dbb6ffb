import type { Page } from '@playwright/test';
import type { MyListing } from '#domain/listings/contract.ts';
import { contract } from '#domain/rooms.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { listings } = contract;
const listed = (title: string, changes: Partial<MyListing> = {}): MyListing => ({
  ...{ listingId: title.toLowerCase(), title, state: 'active', priceCents: 4200, priceVaries: false, stock: 5 },
  ...{ sku: '', picture: null, updatedAt: '2026-11-20T10:00:00.000Z', reviewReason: '' },
  ...changes,
});
const all = [
  listed('Jug', { sku: 'J-1', priceVaries: true }),
  listed('Bowl', { state: 'sold_out', stock: 0 }),
  listed('Vase', { state: 'draft' }),
  listed('Cup', { state: 'pending_review' }),
  listed('Dish', { state: 'inactive' }),
  listed('Tray', { reviewReason: 'Say what it is made of.' }),
  listed('Pot', { state: 'inactive', reviewReason: 'This is a copy.' }),
  listed('Lid', { state: 'draft', reviewReason: 'The picture is blurred.' }),
];
const counts = { active: 2, sold_out: 1, draft: 2, pending_review: 1, inactive: 2, removed: 7 };
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: new RegExp(`^${title}`) });
const buttonsOf = async (page: Page, title: string): Promise<(string | null)[]> => {
  const acts = await row(page, title).locator('td').last().locator('a, button').all();
  return Promise.all(
    acts.map(async (act) => ((await act.textContent()) || (await act.getAttribute('aria-label'))) as string),
  );
};
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });

/** The list of a maker whose shop says what `items` holds. */
async function openList(page: Page, query = '', items = all, low = 0) {
  const state = { items };
  const asked = await answerCall(page, listings.listMine, () => ({
    items: state.items,
    nextCursor: null,
    counts,
    low,
  }));
  await page.goto(`/seller-dashboard/listings${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listings');
  return { state, asked };
}

test('[DASH-02, CAT-01] each listing says its state, what a moderator did with it and why, and offers what can be done in that state', async ({
  page,
  signUp,
}) => {
  await signUp();
  await openList(page);
  await expect(page.getByRole('row')).toHaveText([
    'PicturePieceStateStockPriceActs',
    'JugJ-1For sale5 in stockfrom €42.00Pause',
    'BowlChanged Fri 20 NovSold outnone in stock€42.00Pause',
    'VaseChanged Fri 20 NovDraft5 in stock€42.00Publish',
    'CupChanged Fri 20 NovIn review5 in stock€42.00Take back',
    'DishChanged Fri 20 NovPaused5 in stock€42.00Publish',
    'TrayChanged Fri 20 NovChange wanted: Say what it is made of.Change wanted5 in stock€42.00Pause',
    'PotChanged Fri 20 NovHidden: This is a copy.Hidden5 in stock€42.00Publish',
    'LidChanged Fri 20 NovSent back: The picture is blurred.Sent back5 in stock€42.00Publish',
  ]);
  const always = (title: string) => [`Duplicate ${title}`, `Remove ${title}`];
  for (const [title, acts] of [
    ['Jug', ['View Jug in the shop', 'Jug in the search', 'Pause']],
    ['Bowl', ['View Bowl in the shop', 'Pause']],
    ['Vase', ['Publish']],
    ['Cup', ['Take back']],
    ['Dish', ['Publish']],
    ['Pot', ['Publish']],
  ] as const)
    expect(await buttonsOf(page, title), title).toEqual([...acts, ...always(title)]);
  await expect(page.getByRole('link', { name: 'View Jug in the shop' })).toHaveAttribute('href', '/product/jug');
  await expect(page.getByRole('link', { name: 'Duplicate Jug' })).toHaveAttribute(
    'href',
    '/seller-dashboard/add-listing?copy=jug',
  );
  await expect(row(page, 'Jug').getByRole('link', { name: 'Jug', exact: true })).toHaveAttribute(
    'href',
    '/seller-dashboard/add-listing?edit=jug',
  );
  for (const [title, look] of [
    ['Jug', /d-ok/],
    ['Bowl', /d-warn/],
    ['Tray', /d-warn/],
    ['Pot', /d-warn/],
    ['Vase', /^d-pill\s*$/],
    ['Cup', /^d-pill\s*$/],
  ] as const)
    await expect(row(page, title).locator('.d-pill')).toHaveClass(look);
});

test('[DASH-02, UX-86] the views of the list count what is in them, keep the words of the search, and show where they are empty', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { asked } = await openList(page, '', all, 0);
  const tabs = page.getByRole('navigation').filter({ hasText: 'For sale' }).getByRole('link');
  // What was removed is none of all.
  await expect(tabs).toHaveText(['All8', 'For sale2', 'Sold out1', 'Drafts2', 'In review1', 'Paused2']);
  await expect(page.getByText('8 shown, 8 in all')).toBeVisible();
  expect(asked).toEqual([{ limit: '50' }]);
  await openList(page, '?state=low&q=jug', [all[0] as MyListing], 3);
  await expect(tabs).toHaveText([
    ...['All8', 'For sale2', 'Nearly sold out3', 'Sold out1', 'Drafts2', 'In review1', 'Paused2'],
  ]);
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page');
  await expect(tabs.nth(0)).toHaveAttribute('href', '/seller-dashboard/listings?q=jug');
  await expect(tabs.nth(1)).toHaveAttribute('href', '/seller-dashboard/listings?state=active&q=jug');
  await expect(page.getByLabel('Search listings')).toHaveValue('jug');
  await expect(page.getByText('1 shown', { exact: true })).toBeVisible();
  const { asked: low } = await openList(page, '?state=low', []);
  // The view in which one stands stays, although there is nothing in it any more.
  await expect(tabs.nth(2)).toHaveText('Nearly sold out0');
  await expect(page.getByRole('main')).toContainText('Nothing in Nearly sold out');
  await expect(page.getByRole('main')).toContainText('Listings move here by themselves as their state changes.');
  await expect(page.getByText(/ shown/)).toHaveCount(0);
  expect(low).toEqual([{ state: 'low', limit: '50' }]);
  await openList(page, '?state=of-nobody', []);
  await expect(page.getByRole('main')).toContainText('Your shop is empty');
  await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page');
  await openList(page, '?state=draft&q=teapot', []);
  await expect(page.getByRole('main')).toContainText('No listing matches “teapot”');
  await expect(page.getByRole('link', { name: 'Clear the search' })).toHaveAttribute(
    'href',
    '/seller-dashboard/listings',
  );
});

test('[DASH-02, UX-86] a move says what it came to, and Undo takes back what can be taken back', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { asked } = await openList(page);
  let to: MyListing['state'] | null = null;
  const moved = await answerCall(page, listings.setListingState, ({ listingId, state }) => {
    if (to === 'removed') return new Refusal('listings/move-not-allowed');
    return { listingId, state: to ?? state };
  });
  const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
  const press = async (title: string, act: string): Promise<void> => {
    await row(page, title).getByRole('button', { name: act }).click();
  };
  const sent = (listingId: string, state: string) => ({ listingId, state });

  await press('Jug', 'Pause');
  await expect(toast(page, 'Jug is paused. Buyers do not see it.')).toBeVisible();
  await undo.click();
  await expect(toast(page, 'Jug is in your shop.')).toBeVisible();
  expect(moved.splice(0)).toEqual([sent('jug', 'inactive'), sent('jug', 'active')]);
  expect(asked.length).toBeGreaterThan(1);

  await page.reload();
  await press('Dish', 'Publish');
  await expect(toast(page, 'Dish is in your shop.')).toBeVisible();
  await undo.click();
  await expect(toast(page, 'Dish is paused. Buyers do not see it.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(moved.splice(0)).toEqual([sent('dish', 'active'), sent('dish', 'inactive')]);

  await page.reload();
  to = 'pending_review';
  await press('Vase', 'Publish');
  await expect(toast(page, 'Vase waits for a short review. You hear here when it is in your shop.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  to = null;
  await press('Cup', 'Take back');
  await expect(toast(page, 'Cup is a draft again. Only you see it.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(moved.splice(0)).toEqual([sent('vase', 'active'), sent('cup', 'draft')]);

  const question = page.getByRole('dialog', { name: 'Remove this listing?' });
  await press('Bowl', 'Remove Bowl');
  await expect(question).toContainText('Bowl leaves your shop for good.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(moved).toEqual([]);
  await press('Bowl', 'Remove Bowl');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Bowl is removed.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(undo).toHaveCount(0);
  expect(moved).toEqual([sent('bowl', 'removed')]);
  to = 'removed';
  await press('Jug', 'Pause');
  await expect(page.locator('.toast--error, .toast').last()).not.toContainText('is paused');
  await expect(row(page, 'Jug').getByRole('button', { name: 'Pause' })).toBeEnabled();
});
