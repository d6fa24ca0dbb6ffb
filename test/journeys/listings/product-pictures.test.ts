import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';
import { frames, quiet } from '../../support/journeys/quiet.ts';
import { sweep } from '../../support/journeys/sweep.ts';
import { recordVitals, readVitals } from '../../support/journeys/vitals.ts';

interface Shown {
  file: string;
  format: string;
  /** Widths in pixels of the screen: of the file, of the picture itself, and of the place, with what the frame cuts off. */
  width: number;
  own: number;
  needed: number;
}

/** Every picture that was loaded while the page was read to its end. */
async function pictures(page: Page): Promise<Shown[]> {
  await expect(page.locator('main img').first()).toBeVisible();
  for (let screen = 0; screen < 9; screen += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.8));
    // What comes into sight asks for its pieces first, and for their pictures then.
    await frames(page);
    await quiet(page);
    await page.waitForFunction(() => {
      const isSeen = (element: Element): boolean => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      };
      const waiting = [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
      return ![...document.querySelectorAll('.card--skeleton'), ...waiting].some(isSeen);
    });
  }
  await page.waitForFunction(() =>
    [...document.images].filter((image) => image.currentSrc !== '').every((image) => image.complete),
  );
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.offsetWidth > 0 && image.currentSrc.includes('/pictures/'))
      .map((image) => {
        const [, file = '', width = '0', format = ''] =
          /\/pictures\/([^/]+)\/(\d+)\.(\w+)$/.exec(image.currentSrc) ?? [];
        const [own, tall] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
        return {
          file,
          format,
          own,
          width: Math.min(Number(width), own),
          needed:
            Math.max(image.getBoundingClientRect().width, image.getBoundingClientRect().height * (own / tall)) *
            devicePixelRatio,
        };
      }),
  );
}

/** The browser shows the larger file again where it has it already, so a picture is judged by its largest place so far. */
function problems(shown: readonly Shown[], largest: Map<string, number>): string[] {
  for (const { file, needed } of shown) largest.set(file, Math.max(needed, largest.get(file) ?? 0));
  return shown.flatMap(({ file, width, own, needed }) => {
    const most = largest.get(file) ?? needed;
    if (width > 2 * most) return [`${width} for ${Math.round(most)}`];
    return width < 0.9 * needed && width < own ? [`only ${width} for ${Math.round(needed)}`] : [];
  });
}

for (const deviceScaleFactor of [1, 3]) {
  test.describe(`${deviceScaleFactor} pixels a point`, () => {
    test.use({ deviceScaleFactor });

    test(`[FILE-05, CAT-03] no picture is too wide or blurred at ${deviceScaleFactor}x @both`, async ({ page }) => {
      const largest = new Map<string, number>();
      const mug = await publishMug(page);
      const whole = sharp('demo/pictures/finished/mug-ink-dip.webp').resize(2000);
      const wideBytes = await whole.extract({ left: 0, top: 0, width: 2000, height: 1100 }).webp().toBuffer();
      const wide = await publishJug(page, { title: 'Wide crock' }, wideBytes);
      // A pointer that a card scrolls under fetches the large picture of its page ahead, which the browser then shows in small places too.
      await page.mouse.move(0, 0);
      // Large files take their time to be made: of the two lists of cards one is enough for them.
      const lists = deviceScaleFactor === 1 ? ['/', '/search?q=mug'] : ['/search?q=mug'];
      const places = [...lists, '/category/mugs-and-cups?sort=newest'];
      await sweep(page, [...places, `/product/${mug.listingId}`, `/product/${wide.listingId}`], async (path) => {
        await page.evaluate(() => scrollTo(0, 0));
        const shown = await pictures(page);
        if (path.includes('newest') || path.includes(wide.listingId))
          expect(shown.map(({ file }) => file)).toContain(wide.pictureId);
        expect(shown.length, path).toBeGreaterThanOrEqual(path.includes(wide.listingId) ? 5 : 9);
        expect(problems(shown, largest), path).toEqual([]);
        expect(new Set(shown.map(({ format }) => format)), path).toEqual(new Set(['avif']));
      });
    });
  });
}

test('[CAT-03] the document itself asks for the first picture once @both', async ({ page }) => {
  await recordVitals(page);
  const mug = await publishMug(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/pictures/${mug.pictureIds[0]}/`))
      requests.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await page.goto(`/product/${mug.listingId}`);
  await expect(page.locator('.gallery__main img')).toHaveJSProperty('complete', true);
  const main = await page.locator('.gallery__main img').evaluate((image: HTMLImageElement) => ({
    file: image.currentSrc.split('/').at(-1),
    backdrop: getComputedStyle(image).backgroundColor,
    box: image.offsetHeight / image.offsetWidth,
  }));
  expect(requests.filter((file) => file === main.file)).toHaveLength(1);
  expect(requests[0]).toBe(main.file);
  expect(main.backdrop).not.toBe('rgba(0, 0, 0, 0)');
  expect(main.box).toBeCloseTo(1, 1);
  await frames(page);
  expect((await readVitals(page)).cls).toBeLessThanOrEqual(0.03);
});

test.describe('before its own code', () => {
  // What passes through the worker cannot be held back from here.
  for (const [name, path] of [
    ['product', ''],
    ['home', '/'],
    ['search', '/search?q=mug'],
    ['category', '/category/ceramics'],
  ] as const) {
    test(`[UX-02] the first picture of the ${name} page does not move @both`, async ({ page }) => {
      const address = path || `/product/${(await publishMug(page)).listingId}`;
      let release = (): void => undefined;
      const delayed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/index-*.js', async (route) => {
        await delayed;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const early = page.locator('.first-paint img').first();
      await expect(early).toBeVisible();
      await expect(page.locator('.first-paint h1')).toBeVisible();
      await expect
        .poll(() => early.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const before = await early.boundingBox();
      release();
      const late = page.locator('.plate img, .gallery__main img, .card img').first();
      await expect(page.locator('.first-paint')).toHaveCount(0);
      await expect(late).toBeVisible();
      const after = await late.boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0)), side).toBeLessThanOrEqual(2);
    });
  }
});
