import type { Page } from '@playwright/test';
import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';
import { ownMaker } from '../../support/journeys/own-maker.ts';
import { frames } from '../../support/journeys/quiet.ts';

const count = async (page: Page): Promise<number> =>
  Number(/(\d+) follower/.exec((await page.locator('.shophead').textContent()) ?? '')?.[1] ?? 0);

test('[CAT-05] a shop is followed from its page and from a piece, counted, and fills a row of home', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'From shops you follow' })).toHaveCount(0);
  await page.goto('/shop/rio-clay');
  const before = await count(page);
  const follow = page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => count(page)).toBe(before + 1);
  await expectAccessible();
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.locator('#pieces').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const row = page.getByRole('region', { name: 'From shops you follow' });
  await expect(row.getByRole('listitem').first()).toContainText('Rio Clay');
  await page.goto('/shop/rio-clay');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  // The number comes with the answer: the shop knows of it.
  await expect.poll(() => count(page)).toBe(before);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'From shops you follow' })).toHaveCount(0);
});

test('[CAT-05, AUTHUI-07] who is not signed in is asked to, and follows afterwards; nobody follows the own shop', async ({
  page,
}) => {
  await page.goto('/shop/fell-yarrow');
  await page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ }).click();
  await page.getByRole('dialog').getByLabel('Email Address').fill('ana@example.com');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('handmade');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/follow') && response.ok()),
    page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ }).click(),
  ]);
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.goto('/shop/rio-clay');
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Clay' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ })).toHaveCount(0);
});

test('[CAT-05] the answer to a press that was taken back meanwhile is not shown', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/shop/rio-clay');
  const before = await count(page);
  const follow = page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sent = 0;
  await page.route(/\/follow$/, async (route) => {
    sent += 1;
    await (sent === 1 ? first : second).promise;
    return route.continue();
  });
  for (const isPressed of ['true', 'false']) {
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', isPressed);
  }
  first.resolve();
  await expect.poll(() => sent).toBe(2);
  await frames(page);
  expect(await count(page)).toBe(before);
  const last = page.waitForResponse((answer) => answer.request().postData()?.includes('"following":false') === true);
  second.resolve();
  await last;
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => count(page)).toBe(before);
});

test('[CAT-05] the page of a shop is whole: who, pieces, reviews, story, how it works', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/shop/rio-clay#reviews');
  await expect(page.locator('#reviews').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('#reviews').getByRole('article').first()).toContainText('Verified purchase');
  for (const name of ['About the workshop', 'How this shop works'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'How this shop works' })).toContainText('Returns');
  await expect(page.locator('#pieces').getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
});

test('[CAT-05] story and policies stand on the page of the shop as its maker wrote them', async ({ page }) => {
  const { maker, sent } = await ownMaker(page);
  const profile = {
    name: 'Costa & Daughter',
    place: 'Évora',
    country: 'PT',
    tagline: 'Cork, cut by hand',
    story: 'My mother began in 1988, with <one> knife.\n\nWe still use it.',
    announcement: 'Closed in the first week of August.',
    returnsDays: 45,
    packing: 'In cork waste & old newspapers, never plastic',
  };
  await sent('put', '/api/seller/shop', { data: profile });
  const { shop } = await (await maker.get('/api/seller/shop')).json();
  await page.goto(`/shop/${shop.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of ['Évora', '“Cork, cut by hand”', profile.announcement]) await expect(main).toContainText(words);
  await expect(page.locator('#about .prose p')).toHaveText(profile.story.split('\n\n'));
  const policies = page.getByRole('complementary', { name: 'How this shop works' });
  await expect(policies.getByRole('term')).toHaveText(['Returns', 'Packing', 'Postage']);
  await expect(policies.getByRole('definition')).toHaveText([
    'Within 45 days',
    profile.packing,
    'One parcel from this shop, shown before you pay',
  ]);
  await sent('put', '/api/seller/shop', { data: { ...profile, returnsDays: 0, packing: '' } });
  await page.reload();
  await expect(policies.getByRole('definition').first()).toHaveText('Not taken back');
  await expect(policies.getByRole('term')).toHaveText(['Returns', 'Postage']);
});

test.describe('a failing shop', () => {
  test.use({ complaintsAllowed: /status of 500/ });

  test('[CAT-05] a press that was not kept is told and taken back', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/shop/rio-clay');
    const follow = page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ });
    await page.route('**/follow', (route) => route.fulfill({ status: 500, json: {} }));
    await follow.click();
    await outlastRetries(page, page.locator('.toast--error'));
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
  });
});
