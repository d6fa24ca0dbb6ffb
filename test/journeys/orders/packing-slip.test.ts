import { buy } from '../../support/journeys/buying.ts';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

test(
  '[UX-36] the buyer’s text is read on their order, at the maker’s desk and on the packing slip, which names no price',
  { tag: '@desktop' },
  async ({ page, browser, signUp }) => {
    const mug = await publishMug(page);
    await signUp();
    const listing = await (await page.request.get(`/api/listings/${mug.listingId}`)).json();
    const variant = listing.variants.find((each: { stock: number }) => each.stock > 0);
    const item = { listingId: mug.listingId, variantId: variant.id, quantity: 1, personalisation: 'Zoë & <b>' };
    const added = await page.request.post('/api/cart/items', {
      data: item,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(added.ok()).toBe(true);
    const { orderId, number } = await buy(page);
    await page.goto(`/order/${orderId}`);
    await expect(page.getByRole('main')).toContainText('“Zoë & <b>”');
    const maker = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: page.viewportSize(),
      storageState: await mug.maker.storageState(),
    });
    const seller = await maker.newPage();
    await seller.goto(`/seller-dashboard/orders/${orderId}`);
    await expect(seller.getByRole('main')).toContainText('Buyer’s text: “Zoë & <b>”');
    const slip = seller.getByRole('region', { name: 'Packing slip' });
    await expect(slip).toBeHidden();
    await seller.evaluate(() => {
      globalThis.print = () => Object.assign(globalThis, { printed: true });
    });
    await seller.getByRole('button', { name: 'Print packing slip' }).click();
    expect(await seller.evaluate(() => (globalThis as unknown as { printed?: boolean }).printed)).toBe(true);
    await seller.emulateMedia({ media: 'print' });
    await expect(slip).toBeVisible();
    for (const words of [number, 'Ida Sommer', '04229 Leipzig', 'Text: “Zoë & <b>”', '1 ×'])
      await expect(slip).toContainText(words);
    expect(await seller.evaluate(() => document.body.innerText)).not.toContain('€');
    await maker.close();
  },
);
