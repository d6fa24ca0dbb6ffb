import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { buy } from '../../support/journeys/buying.ts';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

test(
  '[UX-36] the personalisation is on order, dashboard and packing slip',
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
    const loading = seller.waitForEvent('download');
    await seller.getByRole('link', { name: 'Print packing slip' }).click();
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await loading).path())));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const phrase of [number, 'Ida Sommer', '04229 Leipzig', 'Text: “Zoë & <b>”', '1 ×'])
      expect(text).toContain(phrase);
    expect(text).not.toContain('€');
    await maker.close();
  },
);
