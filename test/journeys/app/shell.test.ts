import { expect, test } from '../journey.ts';
import { quiet } from '../../support/journeys/quiet.ts';

test('[SHELL-04, UX-01] the header stands in the HTML itself, before any script @both', async ({
  browser,
  baseURL,
}) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  ).newPage();
  await page.goto('/');
  await expect(page.locator('.site-header .wordmark')).toBeVisible();
  await page.close();
});

test.describe('the worker', () => {
  test.use({
    serviceWorkers: 'allow',
    complaintsAllowed: /status of 503|ERR_FAILED|ERR_INTERNET|Loading (?:CSS )?chunk/,
  });

  test('[SHELL-03, UX-12] the service worker caches no page of a person @desktop', async ({ page, context }) => {
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (...rest) => {
        document.documentElement.dataset.registeredAt = document.readyState;
        return register(...rest);
      };
    });
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    expect(await page.evaluate(() => document.documentElement.dataset.registeredAt)).toBe('complete');
    await page.reload();
    await quiet(page);
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(stored.length).toBeGreaterThan(0);
    // Beside files: the page that belongs to nobody, and answers that everyone gets.
    const others = stored.filter((path) => !/^\/(assets|pictures)\/|^\/kept\/.*listings\./.test(path));
    expect(others).toEqual(['/offline']);
    await context.setOffline(true);
    await page.goto('/supportcenter');
    const offline = page.getByRole('heading', { level: 1, name: 'You are offline' });
    await expect(offline).toBeVisible();
    // [UX-12] Nobody has to ask for what was missing: it comes with the connection.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(offline).toHaveCount(0);
  });
});
