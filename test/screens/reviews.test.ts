import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './screen.ts';

const read = async (request: APIRequestContext, path: string): Promise<any> =>
  (await request.get(`/api${path}`)).json();

/** The piece of the demo with the most reviews, or one that nobody reviewed. */
async function pieceBy(page: Page, fits: (count: number) => boolean): Promise<string> {
  let cursor = '';
  let found: { listingId: string; ratingCount: number }[] = [];
  do {
    const answer = await read(page.request, `/search?limit=48${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    found = [...found, ...answer.items];
    cursor = answer.nextCursor ?? '';
  } while (cursor);
  const [best] = found.filter(({ ratingCount }) => fits(ratingCount)).sort((a, b) => b.ratingCount - a.ratingCount);
  if (!best) throw new Error('no such piece');
  return best.listingId;
}

test('[UX-40] a piece without reviews says Be the first, and nowhere nought stars', async ({ page }) => {
  await page.goto(`/product/${await pieceBy(page, (count) => count === 0)}#reviews`);
  await expect(page.locator('#reviews')).toContainText('Be the first');
  await expect(page.getByRole('main')).not.toContainText(/\b0\.0\b/);
  await expect(page.locator('#reviews .stars')).toHaveCount(0);
});
