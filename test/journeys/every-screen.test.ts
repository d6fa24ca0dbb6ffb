import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { confirmedOrders, fillAddress, fillCard, payButton } from './till.ts';
import { openWhole } from './quiet.ts';

const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const most = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= most) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > most + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className}`);
  });

async function paidOrder(page: Page, email: string): Promise<{ confirmation: string; order: string }> {
  await page.goto('/checkout');
  await fillAddress(page, email);
  await fillCard(page);
  await payButton(page).click();
  await confirmedOrders(page);
  const order = (await page.getByRole('link', { name: 'Track this parcel' }).first().getAttribute('href')) ?? '';
  return { confirmation: new URL(page.url()).pathname + new URL(page.url()).search, order };
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test(`[UX-100, UX-11] every screen of the store is accessible in ${scheme}, and nothing scrolls sideways at 320 pixels @both`, async ({
      page,
      signUp,
      addPiece,
      findPiece,
      expectAccessible,
    }) => {
      test.setTimeout(300_000);
      const look = async (path: string): Promise<void> => {
        await openWhole(page, path);
        await test.step(path, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible();
          const size = page.viewportSize() ?? { width: 360, height: 800 };
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await scrollsSideways(page), path).toEqual([]);
          await page.setViewportSize(size);
        });
      };
      const { listingId } = await findPiece('mug');
      const shop = ((await (await page.request.get(`/api/listings/${listingId}`)).json()) as { shop: { slug: string } })
        .shop.slug;
      await look('/cart');
      for (const path of [
        '/',
        '/search?q=mug',
        '/search?q=qqqqzz',
        '/category/ceramics',
        `/product/${listingId}`,
        `/shop/${shop}`,
        '/track',
        '/supportcenter',
        '/support/account-sign-in',
        '/support/how-to-create-account',
        '/wishlist',
        '/recover-cart',
        '/activate-admin',
        '/order-confirmation',
        '/reset-password?token=x',
        '/order/unknown',
        '/no/such/place',
        '/checkout',
      ])
        await look(path);
      const person = await signUp();
      for (const path of ['/orders', '/profile', '/messages', '/settings']) await look(path);
      await addPiece('wool blanket');
      await addPiece('mug', 2);
      for (const path of ['/cart', '/checkout']) await look(path);
      const { confirmation, order } = await paidOrder(page, person.email);
      for (const path of [confirmation, order, '/orders']) await look(path);
    });
  });
}
