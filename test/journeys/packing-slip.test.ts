import { expect, test } from './journey.ts';
import { publishMug } from './mug-piece.ts';

test(
  '[UX-36] the buyer’s text is read on their order, at the maker’s desk and on the packing slip, which names no price',
  { tag: '@desktop' },
  async ({ page, browser, signUp }) => {
    const mug = await publishMug(page);
    await signUp();
    const listing = await (await page.request.get(`/api/listings/${mug.listingId}`)).json();
    const variant = listing.variants.find((each: { stock: number }) => each.stock > 0);
    const post = async (path: string, data: object): Promise<any> => {
      const answer = await page.request.post(`/api${path}`, {
        data,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return answer.json();
    };
    await post('/cart/items', {
      listingId: mug.listingId,
      variantId: variant.id,
      quantity: 1,
      personalisation: 'Zoë & <b>',
    });
    const quote = await (await page.request.get('/api/checkout/quote?country=DE')).json();
    const paid = await post('/checkout', {
      email: 'ida@example.com',
      address: { name: 'Ida Sommer', line1: 'Karl-Heine-Straße 48', postcode: '04229', city: 'Leipzig', country: 'DE' },
      delivery: {},
      expectedTotalCents: quote.totalCents,
      paymentMethodId: 'pm_card_visa',
    });
    const { orderId, number } = paid.orders[0];
    await page.goto(`/order/${orderId}`);
    await expect(page.getByRole('main')).toContainText('“Zoë & <b>”');
    const maker = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: page.viewportSize(),
      storageState: await mug.maker.storageState(),
    });
    const desk = await maker.newPage();
    await desk.goto(`/seller-dashboard/orders/${orderId}`);
    await expect(desk.getByRole('main')).toContainText('Buyer’s text: “Zoë & <b>”');
    const slip = desk.getByRole('region', { name: 'Packing slip' });
    await expect(slip).toBeHidden();
    await desk.evaluate(() => {
      globalThis.print = () => Object.assign(globalThis, { printed: true });
    });
    await desk.getByRole('button', { name: 'Print packing slip' }).click();
    expect(await desk.evaluate(() => (globalThis as unknown as { printed?: boolean }).printed)).toBe(true);
    await desk.emulateMedia({ media: 'print' });
    await expect(slip).toBeVisible();
    for (const words of [number, 'Ida Sommer', '04229 Leipzig', 'Text: “Zoë & <b>”', '1 ×'])
      await expect(slip).toContainText(words);
    expect(await desk.evaluate(() => document.body.innerText)).not.toContain('€');
    await maker.close();
  },
);
