import { expect, type Page } from '@playwright/test';
import { frames, openWhole, quiet, watchLine } from './quiet.ts';

/** Leads the page that stands to an address, as Forward does, and waits until all that it asks for is there: a fifth of what loading it costs. */
async function moveTo(page: Page, path: string): Promise<void> {
  watchLine(page);
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await frames(page);
  await quiet(page);
}

/** Loads the first of some screens and goes on to the others, one after the other; each is looked at when it is whole. */
export async function sweep(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? openWhole(page, path) : moveTo(page, path));
    await expect(page.locator('.overlay, .d-skeleton, [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await look(path);
  }
}
