import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { publishJug } from './jug.ts';
import { publishMug } from './mug-piece.ts';

test('[UX-34] whoever is signed in waits for a sold-out choice with one press, and no longer with another', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const mug = await publishMug(page);
  await signUp();
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  await page.getByRole('button', { name: 'Tell me when 450 ml is back' }).click();
  await expect(page.getByText('We will write to you when 450 ml is back.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: '450 ml, sold out' }).click();
  await expect(page.getByText('This choice has sold out. Others are still there.')).toBeVisible();
  await expect(page.getByText('We will write to you when Ink, 450 ml is back.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Do not write' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when Ink, 450 ml is back' })).toBeVisible();
  await mug.restock('Ink', '450 ml', 3);
  await page.reload();
  await expect(page.getByText('Only 3 left')).toBeVisible();
});

test('[UX-38, UX-39, CAT-03] the maker stands beside sections one under the other, none of them behind a tab @both', async ({
  page,
  expectAccessible,
}) => {
  const found = (await (await page.request.get('/api/search?q=mug')).json()) as {
    items: { listingId: string; shopName: string }[];
  };
  const piece = found.items.find(({ shopName }) => shopName === 'Rio Clay');
  await page.goto(`/product/${piece?.listingId}`);
  for (const name of ['About this piece', 'Details', 'Delivery and returns'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText('Tracked, €').first()).toBeVisible();
  const maker = page.getByRole('complementary', { name: 'The maker, Rio Clay' });
  for (const words of [
    'Inês Duarte',
    'Porto',
    'Making since',
    '2019',
    'Pieces sold',
    'Usually answers',
    'Made by the seller',
  ])
    await expect(maker).toContainText(words);
  const { shop } = (await (await page.request.get(`/api/listings/${piece?.listingId}`)).json()) as {
    shop: { slug: string; ratingMean: number; ratingCount: number };
  };
  await expect(
    maker.getByRole('link', { name: `${shop.ratingMean.toFixed(1)} from ${shop.ratingCount} reviews` }),
  ).toHaveAttribute('href', `/shop/${shop.slug}#reviews`);
  // A line stands between two rows, and above the first one only where the maker's own words come before it.
  const lineAbove = (facts: Locator) =>
    facts
      .locator('div')
      .first()
      .evaluate((row) => getComputedStyle(row).borderTopWidth);
  expect(await lineAbove(maker.locator('.facts'))).toBe('1px');
  for (const name of ['Details', 'Delivery and returns'])
    expect(
      await lineAbove(
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name }) })
          .locator('.facts'),
      ),
    ).toBe('0px');
  await expect(maker.getByRole('group', { name: 'More from Rio Clay' }).getByRole('link')).toHaveCount(3);
  await expect(maker.getByRole('link', { name: 'Visit the shop' })).toHaveAttribute('href', /^\/shop\//);
  await expectAccessible();
});

test('[CAT-03] the piece is passed on by its address with the choice; like pieces and what was seen before lead on @both', async ({
  page,
  context,
  isMobile,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml&utm_source=mail`);
  if (isMobile) {
    await page.evaluate(() => {
      navigator.share = async (shared) => {
        document.title = `shared ${shared?.url}`;
      };
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveTitle(/shared .*glaze=Ink&size=350\+ml$/);
  } else {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/product\/[^?]+\?glaze=Ink&size=350\+ml$/,
    );
  }
  await page.getByRole('heading', { name: 'More pieces like this' }).scrollIntoViewIfNeeded();
  const like = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More pieces like this' }) });
  await expect(like.getByRole('listitem').first().getByRole('link')).toBeVisible();
  await like
    .getByRole('link', { name: /mug|cup|bowl|plate|vase|beaker/i })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Recently viewed' }).getByRole('link', { name: /Two-tone beaker/ }),
  ).toBeVisible();
});

test(
  '[UX-42] on a phone price and Add stay in reach once the button has gone, and cover no focus',
  { tag: '@phone' },
  async ({ page }) => {
    const mug = await publishMug(page);
    await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
    const bar = page.locator('.buybar');
    await expect(bar).toBeHidden();
    await page.getByRole('complementary', { name: /^The maker/ }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar).toContainText('€28.00');
    await expect(bar).toContainText('Ink, 350 ml');
    await page.getByRole('link', { name: 'Ask a question' }).focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(bar).toBeVisible();
      const clear = await page.evaluate(() => {
        const focused = document.activeElement;
        const over = document.querySelector('.buybar');
        if (!focused || !over || over.contains(focused) || focused === document.body) return true;
        return focused.getBoundingClientRect().bottom <= over.getBoundingClientRect().top + 1;
      });
      expect(clear).toBe(true);
    }
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Ink, 350 ml');
  },
);

test('[UX-32, UX-39] few choices leave room beside the picture: the maker’s words fill it, and come once @both', async ({
  page,
  isMobile,
}) => {
  const { items } = (await (await page.request.get('/api/search?q=soap')).json()) as { items: { listingId: string }[] };
  const plain = await (async () => {
    for (const { listingId } of items) {
      const piece = (await (await page.request.get(`/api/listings/${listingId}`)).json()) as {
        options: unknown[];
        personalisation: unknown;
        description: string;
      };
      if (piece.options.length === 0 && !piece.personalisation && piece.description.length < 500) return listingId;
    }
    throw new Error('every soap has choices');
  })();
  const mug = await publishMug(page);
  for (const [listingId, isBeside] of [
    [plain, true],
    [mug.listingId, false],
  ] as const) {
    await page.goto(`/product/${listingId}`);
    const about = page.getByRole('heading', { name: 'About this piece' });
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(about).toHaveCount(1);
    const top = async (name: string): Promise<number> =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top('About this piece')).toBeLessThan(await top('Details'));
    const gallery = await page.getByRole('group', { name: 'Pictures' }).boundingBox();
    const end = (gallery?.y ?? 0) + (gallery?.height ?? 0);
    if (!isMobile && isBeside) expect(await top('About this piece')).toBeLessThan(end);
    else expect(await top('About this piece')).toBeGreaterThan(end);
  }
});

test('[CAT-01, CAT-03] a former price is struck out with its words and the saving, on the piece and on its card; weight and making are told', async ({
  page,
}) => {
  const reduced = await publishJug(page, { compareAtCents: 6000, madeToOrder: true, weightGrams: 1250 });
  const price = page.locator('.buy__price');
  const card = page.locator('#pieces').getByRole('listitem').filter({ hasText: reduced.title });
  const openShop = (): Promise<void> => page.getByRole('link', { name: 'Visit the shop' }).click();
  await page.goto(`/product/${reduced.listingId}`);
  await expect(price).toHaveText('€42.00before €60.0030% lessVAT included');
  await expect(price.locator('s')).toHaveText('before €60.00');
  await expect(price.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.locator('.promise')).toContainText(/Made after you order\. Leaves the workshop by \w/);
  const details = page.getByRole('definition');
  await expect(details.filter({ hasText: /^1,250 g$/ })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Weight$/ })).toBeVisible();
  await openShop();
  await expect(card.locator('.card__price')).toHaveText('€42.00Before: €60.00');
  await expect(card.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(card).toContainText('Made to order, 3 days');
  // A former price below the price is none, and nothing is told that the maker has not said.
  const plain = await publishJug(page, { compareAtCents: 4000, weightGrams: 0 });
  await page.goto(`/product/${plain.listingId}`);
  await expect(price).toHaveText('€42.00VAT included');
  await expect(page.locator('.promise')).toContainText('Leaves the workshop by');
  await expect(page.locator('.promise')).not.toContainText('Made after you order');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Weight$/ })).toHaveCount(0);
  await openShop();
  await expect(card.locator('.card__price')).toHaveText('€42.00');
});
