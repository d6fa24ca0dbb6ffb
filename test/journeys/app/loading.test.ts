import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../journey.ts';

/** Files of the build by the module that each was made of. */
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/web/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>;
const trackCode = `**/${built['src/web/modules/orders/track-page.tsx']?.file ?? ''}`;

test('[SHELL-02, UX-04] a slow screen shows Loading... over the whole window', async ({ page, expectAccessible }) => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(trackCode, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/');
  // By the page's own clock: whoever looks from outside sees it come later than it came.
  const shownMilliseconds = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          const isShown = document.querySelector('.overlay') !== null;
          if (isShown && since === 0) since = performance.now();
          if (!isShown && since > 0) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track a parcel' }).click();
  const overlay = page.locator('.overlay');
  await expect(overlay).toContainText('Loading...');
  await expect(overlay).toContainText('Please wait');
  const [box, window] = [await overlay.boundingBox(), page.viewportSize()];
  expect([box?.width, box?.height]).toEqual([window?.width, window?.height]);
  await expectAccessible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Track an order' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await shownMilliseconds).toBeGreaterThanOrEqual(300);
});

test.describe('a chunk that is gone', () => {
  test.use({ complaintsAllowed: /Failed to (load|fetch)/ });

  test('[ERR-06, UX-13] it reloads the page once, and then says that the page could not be shown', async ({
    page,
    expectAccessible,
  }) => {
    let visits = 0;
    // Asked documents: a navigation within the page, such as the key that the router gives to its first place, is no visit.
    page.on('request', (request) => {
      if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) visits += 1;
    });
    await page.route(trackCode, (route) => route.abort());
    await page.goto('/track');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expect(page).toHaveTitle(/^This page could not be shown – /);
    expect(visits).toBe(2);
    await expectAccessible();
    await page.unroute(trackCode);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Track an order' })).toBeVisible();
  });
});
