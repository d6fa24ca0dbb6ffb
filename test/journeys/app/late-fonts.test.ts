import { expect, test } from '../journey.ts';
import { recordVitals, readVitals } from '../../support/journeys/vitals.ts';

/** A third of what may move in all [UX-02]. */
const MAX_SHIFT_BY_FONTS = 0.01;

/** How far the fonts of our own have come. */
const own = () =>
  [...document.fonts].filter(({ family }) => /Brygada 1918|Figtree"?$/.test(family)).map(({ status }) => status);

/** What has moved is known a frame later. */
const fiveFrames = async () => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('[UX-02] words stand still when their fonts come long after the page @both', async ({
  page,
  findListing,
  addToCart,
}) => {
  const { listingId } = await findListing('vase');
  await addToCart('mug');
  await recordVitals(page);
  for (const [path, last] of [
    ['/', /workshop/],
    ['/search?q=mug', /result/],
    [`/product/${listingId}`, /Add to cart/],
    ['/cart', /VAT/],
    ['/checkout', /Total/],
  ] as const) {
    let letFontsCome = (): void => undefined;
    const delayed = new Promise<void>((resolve) => (letFontsCome = resolve));
    await page.route('**/*.woff2', async (route) => {
      await delayed;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(last);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(fiveFrames);
    const before = await readVitals(page);
    expect(await page.evaluate(own)).not.toContain('loaded');
    letFontsCome();
    await expect.poll(() => page.evaluate(own)).toEqual(expect.arrayContaining(['loaded']));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(fiveFrames);
    const { cls, shifts } = await readVitals(page);
    expect
      .soft(cls - before.cls, `${path}: ${shifts.slice(before.shifts.length).join('; ')}`)
      .toBeLessThanOrEqual(MAX_SHIFT_BY_FONTS);
    await page.unroute('**/*.woff2');
  }
});
