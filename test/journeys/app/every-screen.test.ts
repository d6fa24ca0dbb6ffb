import { buy } from '../../support/journeys/buying.ts';
import { expect, test } from '../journey.ts';
import { sweep } from '../../support/journeys/sweep.ts';
import { sideways } from '../../support/journeys/width.ts';

test('[UX-100, UX-11] every screen of the store is accessible at 320 pixels @both', async ({
  page,
  isMobile,
  signUp,
  addToCart,
  findListing,
  expectAccessible,
}) => {
  const narrow = { width: 320, height: 640 };
  const whole = isMobile ? narrow : (page.viewportSize() ?? narrow);
  await page.setViewportSize(whole);
  const look = (path: string): Promise<void> =>
    test.step(path, async () => {
      await expectAccessible('in both colours');
      if (!isMobile) await page.setViewportSize(narrow);
      expect.soft(await sideways(page), path).toEqual([]);
      if (!isMobile) await page.setViewportSize(whole);
    });
  const { listingId } = await findListing('mug');
  const { shop } = await (await page.request.get(`/api/listings/${listingId}`)).json();
  const places = [
    '/',
    '/cart',
    '/search?q=mug',
    '/search?q=qqqqzz',
    '/category/ceramics',
    `/product/${listingId}`,
    `/shop/${shop.slug}`,
    '/track',
    '/withdraw',
    '/supportcenter',
    '/support/account-sign-in',
    '/support/how-to-create-account',
    '/wishlist',
    '/terms',
    '/privacy',
    '/seller-terms',
    '/recover-cart',
    '/activate-admin',
    '/order-confirmation',
    '/reset-password?token=x',
    '/erasure-receipt/x.y',
    '/notifications/end?token=x',
    '/order/unknown',
    '/no/such/place',
    '/checkout',
  ];
  await sweep(page, places, look);
  await signUp();
  await sweep(page, ['/orders', '/profile', '/profile/security', '/messages', '/settings'], look);
  await addToCart('wool blanket');
  await addToCart('mug', 2);
  await sweep(page, ['/cart', '/checkout'], look);
  const { confirmation, orderId } = await buy(page);
  await sweep(page, [confirmation, `/order/${orderId}`, '/orders'], look);
});
