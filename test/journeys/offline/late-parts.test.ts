import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';

const built = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
const fileOf = (path: string): string => built[path]?.file ?? `none for ${path}`;

test.use({ serviceWorkers: 'block', complaintsAllowed: /Failed to (load|fetch)/ });

test('[UX-12, CART-06] a part of the page that the connection failed leaves the page as it is', async ({
  page,
  context,
  findListing,
}) => {
  const blanket = await findListing('wool blanket');
  const late = ['below/product-below', 'below/product-after', 'buy-bar'].map((part) =>
    fileOf(`src/web/modules/listings/${part}.tsx`),
  );
  const lost = new Set<string>();
  await page.route(
    (url) => late.includes(url.pathname.slice(1)),
    async (route) => {
      lost.add(new URL(route.request().url()).pathname.slice(1));
      await context.setOffline(true);
      await route.abort();
    },
  );
  await page.goto(`/product/${blanket.listingId}`);
  await expect.poll(() => [...lost].sort()).toEqual([...new Set(late)].sort());
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  // What was under way when the connection went has been drawn by then.
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
});
