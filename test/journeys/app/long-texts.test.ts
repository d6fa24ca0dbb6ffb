import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

// What the offline worker fetches could not be lengthened.
const LONG = 'Kunsthandwerkskeramikwerkstattgemeinschaft am Oberen Tor';
const WORD = 'o'.repeat(200);
const TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';

/** The same answers with names, places and prices that are as long as they may be. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/(api\/.*|product\/.*|shop\/.*|search.*)?$/, async (route) => {
    if (!/document|fetch|xhr/.test(route.request().resourceType())) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll(/"(shopName|title)":"[^"]*"/g, `"$1":"${LONG}"`)
      .replaceAll(/"(buyerName|askerName|body|answer)":"(?:[^"\\]|\\.)*"/g, `"$1":"${WORD}"`)
      .replaceAll(/"place":"[^"]*"/g, `"place":"${TOWN}"`)
      .replaceAll(/"priceCents":\d+/g, '"priceCents":99999900')
      .replaceAll(/"compareAtCents":(null|\d+)/g, '"compareAtCents":199999900');
    return route.fulfill({ response: answer, body });
  });
}

/** What stands further right than the window; hidden words and lists that scroll in themselves do not count. */
const beyond = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(
    (edge) =>
      document.documentElement.scrollWidth <= edge
        ? []
        : [...document.querySelectorAll('main *, header *, footer *')]
            .filter((each) => each.getBoundingClientRect().right > edge + 1)
            .map((each) => `${each.tagName}.${each.className.toString()}`),
    width,
  );

for (const [what, prepare] of [
  ['names of sixty letters and prices of six digits', lengthen],
  [
    'words of twice the size',
    (page: Page) =>
      page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      ),
  ],
] as const)
  test(`[UX-11] ${what} push nothing out of the window @both`, async ({ page }) => {
    const { items } = (await (await page.request.get('/api/search?q=mug')).json()) as {
      items: { listingId: string }[];
    };
    await prepare(page);
    const width = page.viewportSize()?.width ?? 0;
    for (const path of ['/', '/search?q=mug', `/product/${items[0]?.listingId}`, '/shop/rio-clay', '/supportcenter']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Track a parcel' }).scrollIntoViewIfNeeded();
      if (prepare === lengthen && path.startsWith('/product/'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG);
      expect(await beyond(page, width), path).toEqual([]);
    }
  });

/** Names of pieces that are cut off, across or down. */
const cutNames = (page: Page): Promise<string[]> =>
  page
    .locator('.card__title')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
        .map((name) => `${name.textContent} at ${name.clientWidth} pixels`),
    );

test('[UX-26, UX-100] no name of a piece is cut off on a phone or in words of twice the size @both', async ({
  page,
  isMobile,
}) => {
  await lengthen(page);
  for (const path of ['/search?q=mug', '/shop/rio-clay']) {
    await page.goto(path);
    await expect(page.locator('.card__title').first()).toHaveText(LONG);
    if (isMobile) expect(await cutNames(page), path).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await cutNames(page), `${path}, large`).toEqual([]);
  }
});

test(
  '[UX-26] a name cut after two lines is whole where one points at it or comes by key',
  { tag: '@desktop' },
  async ({ page }) => {
    const whole = `${LONG}, ${LONG}`;
    await page.route(/\/api\/search\?|\/search/, async (route) => {
      if (!/document|fetch|xhr/.test(route.request().resourceType())) return route.continue();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/"title":"[^"]*"/g, `"title":"${whole}"`),
      });
    });
    await page.goto('/search?q=mug');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.locator('.card__title') })
      .first();
    const name = card.locator('.card__title');
    await expect(name).toHaveText(whole);
    expect(await cutNames(page)).not.toEqual([]);
    await card.hover({ position: { x: 60, y: 60 } });
    await expect(name).toHaveAttribute('title', whole);
    await name.getByRole('link').focus();
    await page.keyboard.press('Shift');
    expect(await name.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
  },
);
