import { expect, type Page } from '@playwright/test';

/** Waits until the worker serves this page. One that was opened while the worker started may have been missed: the next is not. */
export async function workerReady(page: Page): Promise<void> {
  const isServed = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  if (!isServed) await page.reload();
}

/** What lies in one of the browser's stores for times without a connection. */
export const cachedPaths = (page: Page, store: 'kept-everyones' | 'kept-own'): Promise<string[]> =>
  page.evaluate(
    async (name) =>
      (await caches.has(name))
        ? (await (await caches.open(name)).keys()).map(({ url }) => decodeURIComponent(new URL(url).pathname))
        : [],
    store,
  );

/** Waits until an answer is kept: it is written beside the page, and a page that is left at once may be faster. */
export const isCached = (page: Page, store: 'kept-everyones' | 'kept-own', text: string): Promise<void> =>
  expect.poll(() => cachedPaths(page, store)).toContainEqual(expect.stringContaining(text));
